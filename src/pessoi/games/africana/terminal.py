"""stub"""
from pessoi.core.game import Document, Say
def text_board(view: Document) -> str:
    """stub"""
    return ""
def text_event(event: Document, say: Say) -> str:
    """stub"""
    return ""
