"""Assembles the page: python3 pack.py PAGE SPEC GALLERY MODULE OUT

PAGE is the folder of the page's parts, SPEC the folder of the cases, GALLERY that of the documents of the gallery; MODULE is WebAssembly. The parts are compressed with gzip, and written
in base 128: seven bits are a character of ASCII. That takes 12 % less than base64. Three characters are not unchanged in a page, or begin a tag: in their place are
those with the same last seven bits after U+0100.
"""

import gzip
import json
import pathlib
import re
import sys

# In this order, because later scripts use earlier ones.
SCRIPTS = [
    "json", "engine", "editor", "drawing", "measure", "browser", "comparison", "properties", "explanation", "panels", "library",
    "gallery", "sharing", "playground", "main",
]


def seven_bits(data):
    """Eight characters for seven bytes, and for the last bytes as many characters as their bits need."""
    groups = (data[start:start + 7].ljust(7, b"\0") for start in range(0, len(data), 7))
    numbers = (int.from_bytes(group, "big") for group in groups)
    text = "".join(chr(number >> shift & 127) for number in numbers for shift in range(49, -1, -7))
    return text[:-(-8 * len(data) // 7)]


def packed(name, data):
    text = seven_bits(gzip.compress(data, mtime=0)).translate({code: 0x100 | code for code in b"\0\r<"})
    return f'<script type="application/gzip" id="{name}">{text}</script>'


def without_expectations(node):
    return {key: [without_expectations(child) for child in value] if key == "children" else value
            for key, value in node.items() if key != "frame"}


def cases(path):
    """The cases of a file without their expected frames, which would be a fifth of the page."""
    read = json.loads(path.read_text("utf-8"))
    return [
        {key: without_expectations(value) if key == "root" else value for key, value in case.items()
         if key not in ("violations", "optimal", "variants", "source")}
        for case in read.get("cases", [read])]


def plain(path):
    """A script or a style sheet without indentation and comment lines."""
    lines = [line.strip() for line in path.read_text("utf-8").splitlines()]
    return "\n".join(line for line in lines if line and not line.startswith("// "))


def main():
    page, spec, gallery, module, out = map(pathlib.Path, sys.argv[1:])
    documents = {str(path.relative_to(spec).with_suffix("")): cases(path) for path in sorted(spec.glob("*/*.json"))}
    documents |= {"gallery/" + path.stem.removeprefix("gallery-"): cases(path) for path in sorted(gallery.glob("*.json"))}
    # Texts and structures are compressed better apart from each other.
    abouts = [case.pop("about") for document in documents.values() for case in document]
    script = "\n".join(["'use strict';"] + [plain(page / f"{name}.js") for name in SCRIPTS])
    content = {"style": plain(page / "style.css"), "body": plain(page / "body.html"), "script": script}
    parts = {
        "start": plain(page / "packing.js"), "page": packed("page", json.dumps(content).encode("ascii")),
        "module": packed("module", module.read_bytes()),
        "spec": packed("spec", json.dumps({"documents": documents, "abouts": abouts}, separators=(",", ":")).encode("ascii")),
    }
    text = re.sub(r"<!--(\w+)-->", lambda match: parts[match[1]], (page / "page.html").read_text("utf-8"))
    # The byte order mark has priority over an encoding that a server declares.
    out.write_text(text, "utf-8-sig")
    sizes = ", ".join(f"{name} {len(parts[name]) // 1000} KB" for name in ("module", "spec", "page"))
    print(f"{out}: {out.stat().st_size // 1000} KB ({sizes})")


main()
