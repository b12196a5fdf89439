"""The package's face."""

import pessoi


def test_the_face_is_sorted_and_all_there() -> None:
    """Constants, then classes, then functions, each by the alphabet: the order that the linter keeps."""
    assert pessoi.__all__ == sorted(pessoi.__all__, key=lambda name: (not name.isupper(), not name[0].isupper(), name))
    for name in pessoi.__all__:
        assert getattr(pessoi, name) is not None


def test_the_face_plays_a_game() -> None:
    game = pessoi.game("carcassonne")
    options = game.options_of({"seats": 2})
    play = pessoi.Play(game, options)
    rng = pessoi.Random(1)
    while play.state.to_move != pessoi.OVER:
        play.advance(play.state.random_move(rng))
    result = play.state.result()
    assert result is not None
    assert len(result.points) == 2
