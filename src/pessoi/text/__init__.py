"""The words: message files in Greek and English, and the loader that the command line and the server share."""

from pessoi.text.messages import LANGUAGES, Messages, messages

__all__ = ["LANGUAGES", "Messages", "messages"]
