"""Assembles the page: python3 pack.py [--frames] PAGE SPEC UNPACKER MODULE OUT

PAGE is the folder of the page's parts, SPEC the folder of the cases; UNPACKER and MODULE are WebAssembly. With --frames the cases keep
their expected frames.
"""

import json
import lzma
import pathlib
import re
import sys

from split import split

# In this order, because later scripts use earlier ones.
SCRIPTS = [
    "json", "engine", "editor", "drawing", "measure", "browser", "properties", "explanation", "panels", "library", "gallery",
    "sharing", "playground", "selftest", "main",
]
FILTER = {"id": lzma.FILTER_LZMA1, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 1 << 22, "lc": 2, "lp": 0, "pb": 0}
# The bytes to escape: those that HTML does not preserve, the one that can end the element, and the escape byte itself.
MARKED = [0, 13, 60, 1]
# The bytes after < that have a meaning in a script element.
AFTER_LESS_THAN = set(b"/!sS")


def marked(data):
    """Bytes for a page in windows-1252, with escapes for bytes that would be lost."""
    result = bytearray()
    for index, byte in enumerate(data):
        is_harmless = byte == ord("<") and index + 1 < len(data) and data[index + 1] not in AFTER_LESS_THAN
        if byte in MARKED and not is_harmless:
            result += bytes([1, 2 + MARKED.index(byte)])
        else:
            result.append(byte)
    return bytes(result)


def packed(name, data):
    compressed = lzma.compress(data, format=lzma.FORMAT_RAW, filters=[FILTER])
    tag = f'<script type="text/plain" id="{name}" data-size="{len(data)}">'
    return tag.encode("ascii") + marked(compressed) + b"</script>"


def without_frames(node):
    node.pop("frame", None)
    for child in node.get("children", []):
        without_frames(child)


def cases(spec, keeps_frames):
    """All cases in columns, which are compressed better: [[name, ...], [about, ...], [[document, about, [case, ...]], ...]].

    The name of a case begins with the name of its file, which is left out. The only case of a file can have the name of the file.
    """
    names, abouts, documents = [], [], []
    for path in sorted(spec.glob("*/*.json")):
        document = json.loads(path.read_text("utf-8"))
        about = document.get("about") if "cases" in document else None
        found = document.get("cases") or [document]
        for case in found:
            name = case.pop("name")
            short = name.removeprefix(path.stem + "/")
            if (short == path.stem) != (name == path.stem) or "/" in short:
                sys.exit(f"{path}: the name of the case '{name}' does not begin with the name of its file")
            names.append(short)
            abouts.append(case.pop("about", ""))
            if keeps_frames:
                continue
            without_frames(case["root"])
            for key in ["violations", "optimal", "variants", "tolerance"]:
                case.pop(key, None)
        documents.append([str(path.relative_to(spec))[: -len(".json")], about, found])
    return json.dumps([names, abouts, documents], ensure_ascii=False, separators=(",", ":")).encode("utf-8")


def plain(text):
    """A script, a style sheet or the body, without indentation and comment lines."""
    lines = [line.strip() for line in text.splitlines()]
    return "\n".join(line for line in lines if line and not line.startswith("// "))


def main():
    arguments = sys.argv[1:]
    keeps_frames = "--frames" in arguments
    page, spec, unpacker, module, out = (pathlib.Path(argument) for argument in arguments if argument != "--frames")
    script = "\n".join(plain((page / f"{name}.js").read_text("utf-8")) for name in SCRIPTS)
    content = {
        "style": plain((page / "style.css").read_text("utf-8")), "body": plain((page / "body.html").read_text("utf-8")),
        "first": json.loads((spec / "examples" / "login.json").read_text("utf-8")), "script": f"'use strict';\n{script}",
    }
    data = [
        packed("module", split(module.read_bytes())),
        packed("page", json.dumps(content, ensure_ascii=False).encode("utf-8")),
        packed("spec", cases(spec, keeps_frames)),
        b'<script type="text/plain" id="unpacker">' + marked(unpacker.read_bytes()) + b"</script>",
    ]
    loader = "\n".join(plain((page / f"{name}.js").read_text("utf-8")) for name in ("unpack", "load"))
    parts = {b"data": b"\n".join(data), b"script": f"'use strict';\n{{\n{loader}\n}}".encode("ascii")}
    # Characters outside of ASCII are written as numeric references.
    text = (page / "page.html").read_text("utf-8").encode("ascii", "xmlcharrefreplace")
    out.write_bytes(re.sub(rb"<!--(\w+)-->", lambda match: parts[match[1]], text))
    sizes = ", ".join(f"{name} {len(part) // 1000} KB" for name, part in zip(("module", "page", "Spec"), data))
    print(f"{out}: {out.stat().st_size // 1000} KB ({sizes})")


main()
