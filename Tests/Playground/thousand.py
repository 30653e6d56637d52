"""A document of 1,000 nodes: a feed of posts, as in an app."""

import json


def text(words, advance, height):
    return {"measure": {"text": words, "advance": advance, "lineHeight": height, "baseline": height * 0.75}}


def post(index):
    words = "A longer text that breaks into lines where there is less room for it " * (1 + index % 3)
    return {"id": f"post{index}", "style": {"direction": "row", "gap": 10, "padding": 12}, "children": [
        {"id": f"face{index}", "measure": {"fixed": [40, 40]}},
        {"style": {"grow": 1, "shrink": 1, "gap": 6}, "children": [
            {"style": {"direction": "row", "justifyContent": "spaceBetween"}, "children": [
                text(f"Person {index}", 8, 20), text(f"{index} min", 7, 18)]},
            dict(text(words.strip(), 7, 18), style={"shrink": 1}),
            {"style": {"direction": "row", "gap": 16}, "children": [text("Reply", 7, 16), text("Share", 7, 16)]},
        ]}]}


def document():
    posts = [post(index) for index in range(99)]
    rest = 1000 - 1 - 10 * len(posts)
    return json.dumps({"name": "thousand", "available": {"width": 420}, "scale": 2, "root": {
        "id": "feed", "style": {}, "children": posts + [{"style": {"height": 8}} for _ in range(rest)]}})


def count(node):
    return 1 + sum(count(child) for child in node.get("children", []))


if __name__ == "__main__":
    print(count(json.loads(document())["root"]))
