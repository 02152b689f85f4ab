"""Builds the package: PEP 517 hooks on Python's own library.

The extension is compiled by the project's Makefile, which stands two folders
up in the source tree and in `engine` in a source distribution.  The same
source gives the same bytes.

usage: backend.py FOLDER     writes the sdist and the wheel there
"""

import base64
import gzip
import hashlib
import io
import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))
PACKED = os.path.join(HERE, "engine")
ROOT = PACKED if os.path.isdir(PACKED) else os.path.dirname(os.path.dirname(HERE))
# What the library is made from, for the source distribution.
SOURCES = ("Makefile", "LICENSE", "mk", "include", "src", "data", "tools", "bindings/python/core")
OWN = ("pyproject.toml", "backend.py", "README.md", "deskovka", "examples", "tests")
EPOCH = (1980, 1, 1, 0, 0, 0)


def version():
    with open(os.path.join(ROOT, "include/deskovka.h"), encoding="utf-8") as header:
        text = header.read()
    parts = [re.search(rf"DSK_VERSION_{p} +(\d+)", text)[1] for p in ("MAJOR", "MINOR", "PATCH")]
    return ".".join(parts)


def metadata():
    with open(os.path.join(HERE, "README.md"), encoding="utf-8") as readme:
        text = readme.read()
    return (
        "Metadata-Version: 2.1\n"
        "Name: deskovka\n"
        f"Version: {version()}\n"
        "Summary: Carcassonne and Catan: exact rules, bots, pictures, environments\n"
        "Requires-Python: >=3.11\n"
        "Requires-Dist: numpy\n"
        "Description-Content-Type: text/markdown\n\n" + text
    )


def wheel_tag():
    platform = re.sub(r"[-.]", "_", sysconfig.get_platform())
    return f"cp311-abi3-{platform}"


def wheel_file():
    return f"Wheel-Version: 1.0\nGenerator: deskovka\nRoot-Is-Purelib: false\nTag: {wheel_tag()}\n"


def compile_core(out):
    """Compiles the extension with the Makefile; returns its path."""
    subprocess.run(
        ["make", "-s", f"-j{os.cpu_count()}", "-C", ROOT, f"BUILD={out}", f"PYTHON={sys.executable}", "python-core"],
        check=True,
    )
    return os.path.join(out, "python", "deskovka", "_core.abi3.so")


def walk(folder):
    """All files below a folder (or the file itself), sorted, without caches."""
    if os.path.isfile(folder):
        yield folder
    for path, folders, files in os.walk(folder):
        folders[:] = sorted(f for f in folders if not f.startswith((".", "__pycache__", "build")))
        for name in sorted(files):
            if not name.endswith((".pyc", ".so", ".o")):
                yield os.path.join(path, name)


def add(archive, record, name, data, mode=0o644):
    info = zipfile.ZipInfo(name, EPOCH)
    info.external_attr = (0o100000 | mode) << 16
    info.compress_type = zipfile.ZIP_DEFLATED
    archive.writestr(info, data)
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    record.append(f"{name},sha256={digest},{len(data)}")


def prepare_metadata_for_build_wheel(metadata_directory, config_settings=None):
    info = f"deskovka-{version()}.dist-info"
    os.makedirs(os.path.join(metadata_directory, info), exist_ok=True)
    for name, text in (("METADATA", metadata()), ("WHEEL", wheel_file())):
        with open(os.path.join(metadata_directory, info, name), "w", encoding="utf-8") as file:
            file.write(text)
    return info


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    name = f"deskovka-{version()}-{wheel_tag()}.whl"
    info = f"deskovka-{version()}.dist-info"
    record = []
    with tempfile.TemporaryDirectory() as scratch, zipfile.ZipFile(
        os.path.join(wheel_directory, name), "w"
    ) as archive:
        core = compile_core(os.environ.get("DESKOVKA_BUILD") or scratch)
        for path in walk(os.path.join(HERE, "deskovka")):
            with open(path, "rb") as file:
                add(archive, record, os.path.relpath(path, HERE), file.read())
        with open(core, "rb") as file:
            add(archive, record, "deskovka/_core.abi3.so", file.read(), 0o755)
        add(archive, record, f"{info}/METADATA", metadata().encode())
        add(archive, record, f"{info}/WHEEL", wheel_file().encode())
        with open(os.path.join(ROOT, "LICENSE"), "rb") as file:
            add(archive, record, f"{info}/LICENSE", file.read())
        record.append(f"{info}/RECORD,,")
        add(archive, [], f"{info}/RECORD", ("\n".join(record) + "\n").encode())
    return name


def pack(tar, path, name):
    with open(path, "rb") as file:
        data = file.read()
    member = tarfile.TarInfo(name)
    member.size = len(data)
    member.mode = 0o755 if os.access(path, os.X_OK) else 0o644
    tar.addfile(member, io.BytesIO(data))


def build_sdist(sdist_directory, config_settings=None):
    top = f"deskovka-{version()}"
    name = f"{top}.tar.gz"
    plain = io.BytesIO()
    with tarfile.open(fileobj=plain, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for part in OWN:
            for path in walk(os.path.join(HERE, part)):
                pack(tar, path, f"{top}/{os.path.relpath(path, HERE)}")
        for part in SOURCES:
            for path in walk(os.path.join(ROOT, part)):
                pack(tar, path, f"{top}/engine/{os.path.relpath(path, ROOT)}")
        member = tarfile.TarInfo(f"{top}/PKG-INFO")
        text = metadata().encode()
        member.size = len(text)
        tar.addfile(member, io.BytesIO(text))
    with open(os.path.join(sdist_directory, name), "wb") as out:
        with gzip.GzipFile("", "wb", fileobj=out, mtime=0) as packed:
            packed.write(plain.getvalue())
    return name


if __name__ == "__main__":
    for build in (build_sdist, build_wheel):
        print(build(sys.argv[1]))
