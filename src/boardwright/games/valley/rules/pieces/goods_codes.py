"""Goods by their names in a game: as plain data, and in option codes."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from .game_data import GameData
from .goods import amount


def goods_json(g: GameData, goods: int) -> dict[str, Json]:
    """Goods as plain data: those there are, by name."""
    return {name: amount(goods, i) for i, name in enumerate(g.rules.goods.names) if amount(goods, i)}


def goods_code(g: GameData, goods: int) -> str:
    """The spelling of some goods, such as `2twig+1resin`."""
    parts = [f"{amount(goods, i)}{name}" for i, name in enumerate(g.rules.goods.names) if amount(goods, i)]
    return "+".join(parts) if parts else "nothing"
