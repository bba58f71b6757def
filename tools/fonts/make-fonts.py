"""Makes the shop's font files from the families' static fonts: two for pages, two for invoices. Run it when a character
or a weight is missing.

    apt-get install python3-fonttools python3-brotli
    npm pack @expo-google-fonts/geologica@0.4.2 @expo-google-fonts/martian-mono@0.4.2   # unpack each to <sources>/<its name>
    python3 tools/fonts/make-fonts.py <sources> shared/src/ui/fonts api/src/modules/invoices/fonts

One file per family: a page repeats its text layout for each font file that arrives. With a file per script
(Latin, Cyrillic), a sentence is shaped in pieces, because spaces and full stops are in the Latin file.

Invoices print the names of buyers from all over the country, so theirs have every letter of the families for Latin
and Cyrillic: Kazakh, Tatar, Bashkir, Chuvash, Yakut. Nobody downloads them.
"""

import sys
from pathlib import Path

from fontTools import subset, varLib
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

SIGNS = subset.parse_unicodes(
    "0020-007E,00A0-00FF,0131,0152-0153,02BB-02BC,02C6,02DA,02DC,0300-0304,0308,0329,2000-206F,20AC,20BD,2116,2122,"
    "2190-2193,2212,2215,0400-045F,0490-0491,04B0-04B1,FEFF,FFFD"
)
NAMES = SIGNS + subset.parse_unicodes("0100-017F,0218-021B,0306,0400-052F,1E9E")
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "calt", "liga", "clig", "rlig", "tnum", "lnum"]


def cut(path: Path, signs: list[int] = SIGNS) -> TTFont:
    options = subset.Options(layout_features=FEATURES, hinting=False, notdef_outline=True, name_IDs=[0, 1, 2, 13, 14])
    options.drop_tables += ["STAT", "MVAR"]
    font = TTFont(path)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=signs)
    subsetter.subset(font)
    return font


def make_variable(masters: dict[int, Path], default: int, signs: list[int] = SIGNS) -> TTFont:
    design = DesignSpaceDocument()
    design.addAxis(AxisDescriptor(name="Weight", tag="wght", minimum=min(masters), default=default, maximum=max(masters)))
    for weight, path in masters.items():
        design.addSource(SourceDescriptor(path=str(path), font=cut(path, signs), location={"Weight": weight}))
    font, *_ = varLib.build(design, exclude=["MVAR", "STAT", "cvar"])
    return font


def save(font: TTFont, path: Path) -> None:
    font.flavor = "woff2"
    font.save(path)


def save_weight(font: TTFont, weight: int, path: Path) -> None:
    instancer.instantiateVariableFont(font, {"wght": weight}).save(path)


def main(sources: Path, target: Path, invoices: Path) -> None:
    geologica, martian = sources / "geologica", sources / "martian-mono"
    masters = {
        300: geologica / "300Light/Geologica_300Light.ttf",
        400: geologica / "400Regular/Geologica_400Regular.ttf",
        500: geologica / "500Medium/Geologica_500Medium.ttf",
    }
    save(make_variable(masters, default=400), target / "geologica.woff2")
    for name, weight in {"regular": 340, "medium": 440}.items():
        save_weight(make_variable(masters, default=400, signs=NAMES), weight, invoices / f"geologica-{name}.ttf")
    save(cut(martian / "400Regular/MartianMono_400Regular.ttf"), target / "martian-mono.woff2")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3]))
