"""stub"""
from typing import Any
from pessoi.core.errors import PessoiError
def faults_of(document: Any) -> list[PessoiError]:
    """stub"""
    return []
