"""The application: API, stream and page, over one worker's service."""

import logging
from typing import Any

from litestar import Litestar, Router, route
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from sqlalchemy.exc import SQLAlchemyError

import pessoi
from pessoi.core.errors import PessoiError
from pessoi.server.failures import answer_database, answer_error, answer_http, answer_recursion, answer_unexpected
from pessoi.server.gate import Gate, Guest, guest_of
from pessoi.server.pages import PACKED, Pages, page
from pessoi.server.routes import HANDLERS
from pessoi.server.service import Service
from pessoi.server.settings import Settings, settings_from_environment


def create_app(settings: Settings) -> Litestar:
    """The application with the given settings. The database must have its tables (``migrate``)."""
    service = Service(settings)

    def provide_service() -> Service:
        return service

    api = Router(
        "/api",
        route_handlers=[*HANDLERS, unknown_address],
        dependencies={
            "guest": Provide(_guest, sync_to_thread=False),
            "service": Provide(provide_service, sync_to_thread=False),
        },
    )
    app = Litestar(
        [api, page],
        lifespan=[lambda _: service.running()],
        state=State({"service": service, "pages": Pages(settings.static)}),
        exception_handlers={
            PessoiError: answer_error,
            HTTPException: answer_http,
            SQLAlchemyError: answer_database,
            RecursionError: answer_recursion,
            Exception: answer_unexpected,
        },
        openapi_config=OpenAPIConfig(
            title="Pessoi", version=pessoi.__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        compression_config=CompressionConfig("gzip", gzip_compress_level=4, minimum_size=4096, exclude_opt_key=PACKED),
        request_max_body_size=settings.limits.body,
        logging_config=None,
    )
    app.asgi_handler = Gate(app.asgi_handler, service.requests)
    return app


def app_from_environment() -> Litestar:
    """The application with the settings of the environment: what worker processes start with."""
    settings = settings_from_environment()
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    if settings.access_log:
        logging.getLogger("pessoi.access").setLevel(logging.INFO)
    return create_app(settings)


def _guest(request: ASGIConnection[Any, Any, Any, Any]) -> Guest:
    return guest_of(request.scope)


@route(
    ["/", "/{path:path}"],
    http_method=["GET", "POST", "PUT", "PATCH", "DELETE"],
    include_in_schema=False,
    sync_to_thread=False,
)
def unknown_address(path: FromPath[str] = "") -> None:
    """Nothing is here."""
    raise NotFoundException
