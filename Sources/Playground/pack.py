"""Puts the page together: python3 pack.py [--frames] PAGE SPEC UNPACKER MODULE OUT

PAGE is the folder of the page's parts, SPEC that of the cases; the next two are WebAssembly. With --frames the cases keep the frames that they expect.
"""

import base64
import json
import lzma
import pathlib
import re
import sys

# In this order: later ones use earlier ones.
SCRIPTS = [
    "json", "engine", "editor", "drawing", "browser", "properties", "explanation", "panels", "library", "gallery",
    "sharing", "playground", "selftest", "main",
]
FILTER = {"id": lzma.FILTER_LZMA1, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 1 << 22, "lc": 3, "lp": 0, "pb": 0}
# Characters that HTML does not keep as they are, or that could end the element.
LOST = [0, 13, 60]


def seven_bits(data):
    """Seven bits in each character; one that is lost stands in a character of two bytes, with the seven bits that follow."""
    chunks = []
    bits = held = 0
    for byte in data:
        bits = bits << 8 | byte
        held += 8
        while held >= 7:
            held -= 7
            chunks.append(bits >> held)
            bits &= (1 << held) - 1
    chunks.append(bits << (7 - held))
    chunks.append(0)
    text = []
    index = 0
    while index < len(chunks):
        if chunks[index] in LOST:
            following = chunks[index + 1] if index + 1 < len(chunks) else 0
            text.append(chr(128 + (LOST.index(chunks[index]) << 7 | following)))
            index += 2
        else:
            text.append(chr(chunks[index]))
            index += 1
    return "".join(text)


def packed(name, data):
    compressed = lzma.compress(data, format=lzma.FORMAT_RAW, filters=[FILTER])
    tag = f'<script type="text/plain" id="{name}" data-size="{len(data)}">'
    return tag + seven_bits(compressed) + "</script>"


def without_frames(node):
    node.pop("frame", None)
    for child in node.get("children", []):
        without_frames(child)


def cases(spec, keeps_frames):
    """All cases in columns, which pack better: [[name, ...], [about, ...], [[document, about, [case, ...]], ...]]."""
    names, abouts, documents = [], [], []
    for path in sorted(spec.glob("*/*.json")):
        document = json.loads(path.read_text("utf-8"))
        about = document.get("about") if "cases" in document else None
        found = document.get("cases") or [document]
        for case in found:
            names.append(case.pop("name"))
            abouts.append(case.pop("about", ""))
            if keeps_frames:
                continue
            without_frames(case["root"])
            for key in ["violations", "optimal", "variants", "tolerance"]:
                case.pop(key, None)
        documents.append([str(path.relative_to(spec))[: -len(".json")], about, found])
    return json.dumps([names, abouts, documents], ensure_ascii=False, separators=(",", ":")).encode("utf-8")


def plain(text):
    """A script, or a style sheet, without indentation and lines that are comments."""
    lines = [line.strip() for line in text.splitlines()]
    return "\n".join(line for line in lines if line and not line.startswith("// "))


def main():
    arguments = sys.argv[1:]
    keeps_frames = "--frames" in arguments
    page, spec, unpacker, module, out = (pathlib.Path(argument) for argument in arguments if argument != "--frames")
    script = "\n".join(plain((page / f"{name}.js").read_text("utf-8")) for name in SCRIPTS)
    first = (spec / "examples" / "login.json").read_text("utf-8")
    data = [
        f'<script type="text/plain" id="unpacker">{base64.b64encode(unpacker.read_bytes()).decode()}</script>',
        packed("module", module.read_bytes()),
        packed("application", f"'use strict';\n{script}".encode("utf-8")),
        packed("spec", cases(spec, keeps_frames)),
        '<script type="application/json" id="first">' + first.replace("<", "\\u003c") + "</script>",
    ]
    loader = plain((page / "unpack.js").read_text("utf-8")) + "\n" + plain((page / "load.js").read_text("utf-8"))
    parts = {"style": plain((page / "style.css").read_text("utf-8")), "data": "\n".join(data),
             "script": f"'use strict';\n{{\n{loader}\n}}"}
    text = re.sub(r"<!--(\w+)-->", lambda match: parts[match[1]], (page / "page.html").read_text("utf-8"))
    # Line ends stay as they are: a carriage return would be one more line feed to a browser.
    out.write_bytes(text.encode("utf-8"))
    sizes = ", ".join(f"{name} {len(part.encode('utf-8')) // 1000} KB" for name, part in zip(("module", "application", "Spec"), data[1:]))
    print(f"{out}: {out.stat().st_size // 1000} KB ({sizes})")


main()
