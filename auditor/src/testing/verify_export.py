"""Verifies an export of a log, as docs/chain-format.md lays it down. Needs nothing but Python 3.

    python3 verify_export.py <file> [--public-key <base64>] [--against <checkpoint file>]

Prints "sound <events> <position> <chain>" and ends with 0, or "<reason> <place>" and ends with 1.
"""
import argparse, base64, csv, datetime, hashlib, json, pathlib, re, sys

ID = re.compile("[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}")
HASH = re.compile("[0-9a-f]{64}")
TIME = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z")
TEXT = re.compile("[^\ud800-\udfff]*")
END = {"position": int, "chain": HASH}
MANIFEST = {"format": re.compile("twofold-export-1"), "storeId": ID, "file": TEXT, "encoding": re.compile("ndjson|csv"),
            "events": int, "bytes": int, "sha256": HASH, "start": END, "end": END, "exportedAt": TIME}
CHECKPOINT = {"format": re.compile("twofold-checkpoint-1"), "storeId": ID, "position": int, "chain": HASH, "signedAt": TIME}
SIGNATURE = {"publicKey": re.compile("[A-Za-z0-9+/]{43}="), "value": re.compile("[A-Za-z0-9+/]{86}==")}
EVENT = {"position": int, "recordedAt": TEXT, "stream": TEXT, "revision": int, "type": TEXT, "id": TEXT, "data": TEXT,
         "metadata": TEXT, "leaf": HASH, "chain": HASH}
P, Q = 2**255 - 19, 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P


class Fault(Exception):
    pass


def require(holds, reason, place=0):
    if not holds:
        raise Fault(f"{reason} {place}")


def prefixed(*texts):
    return "".join(f"{len(str(text).encode())}:{text}" for text in texts).encode()


# Ed25519 (RFC 8032, 5.1), with points as (X, Y, Z, T).
def add(p, q):
    a, b = (p[1] - p[0]) * (q[1] - q[0]), (p[1] + p[0]) * (q[1] + q[0])
    c, d = 2 * p[3] * q[3] * D, 2 * p[2] * q[2]
    e, f, g, h = (b - a) % P, (d - c) % P, (d + c) % P, (b + a) % P
    return (e * f % P, g * h % P, f * g % P, e * h % P)


def times(n, p):
    result = (0, 1, 1, 0)
    while n:
        result = add(result, p) if n & 1 else result
        p, n = add(p, p), n >> 1
    return result


def point(raw):
    sign, y = divmod(int.from_bytes(raw, "little"), 2**255)
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    x = x * pow(2, (P - 1) // 4, P) % P if (x * x - square) % P else x
    x = P - x if x & 1 != sign else x
    return None if y >= P or (x * x - square) % P or x == P else (x, y, 1, x * y % P)


def is_signed(text, signature):
    key, value = base64.b64decode(signature["publicKey"]), base64.b64decode(signature["value"])
    a, r, s = point(key), point(value[:32]), int.from_bytes(value[32:], "little")
    if not a or not r or s >= Q:
        return False
    h = int.from_bytes(hashlib.sha512(value[:32] + key + text).digest(), "little") % Q
    left, right = times(s, point((4 * pow(5, P - 2, P) % P).to_bytes(32, "little"))), add(r, times(h, a))
    return all((left[i] * right[2] - right[i] * left[2]) % P == 0 for i in (0, 1))


def fits(value, shape):
    if shape is int:
        return type(value) is int and 0 <= value < 2**53
    if isinstance(shape, dict):
        return type(value) is dict and set(value) == set(shape) and all(fits(value[key], shape[key]) for key in shape)
    return isinstance(value, str) and shape.fullmatch(value) is not None


def document(path, shape, public_key):
    """Signed are all its fields in the order of the shape, those of an end one after the other."""
    try:
        of = json.loads(pathlib.Path(path).read_bytes().decode())
    except (ValueError, RecursionError):
        raise Fault("manifest 0")
    signature = of.get("signature") if type(of) is dict else None
    require(fits(of, shape if signature is None else {**shape, "signature": SIGNATURE}), "manifest")
    fields = [part for key in shape for part in ([of[key][k] for k in END] if shape[key] is END else [of[key]])]
    place = of.get("position", 0)
    require(signature is None or is_signed(prefixed(*fields), signature), "signature", place)
    require(public_key in (None, signature and signature["publicKey"]), "signature", place)
    return of


def milliseconds(time):
    try:
        moment = datetime.datetime.strptime(time if TIME.fullmatch(time) else "", "%Y-%m-%dT%H:%M:%S.%fZ")
        return (moment - datetime.datetime(1970, 1, 1)) // datetime.timedelta(milliseconds=1)
    except ValueError:
        return None


def written(values, encoding):
    if encoding == "ndjson":
        return json.dumps(dict(zip(EVENT, values)), ensure_ascii=False, separators=(",", ":")) + "\n"
    cells = [("'" if str(value)[:1] in tuple("=+-@\t\r'") else "") + str(value) for value in values]
    return ",".join('"' + cell.replace('"', '""') + '"' for cell in cells) + "\r\n"


def event_in(line, encoding):
    """The event that is written so, to the last byte."""
    try:
        event = json.loads(line) if encoding == "ndjson" else dict(zip(EVENT, next(csv.reader([line], strict=True))))
        if encoding == "csv":
            event = {key: cell[1:] if cell[:1] == "'" else cell for key, cell in event.items()}
            event.update(position=int(event["position"]), revision=int(event["revision"]))
        is_one = fits(event, EVENT) and event["position"] > 0
        return event if is_one and written([event[key] for key in EVENT], encoding) == line else None
    except (ValueError, KeyError, RecursionError, csv.Error, StopIteration):
        return None


def lines_of(file, encoding):
    record = b""
    for line in file:
        record += line
        if encoding == "ndjson" or (record.endswith(b"\r\n") and record.count(b'"') % 2 == 0):
            yield record
            record = b""
    yield from [record] if record else []


def verify(options):
    manifest = document(options.file + ".manifest.json", MANIFEST, options.public_key)
    encoding, start, end = manifest["encoding"], manifest["start"], manifest["end"]
    position, chain = start["position"], start["chain"]
    require(position > 0 or chain == "0" * 64, "manifest")
    require(end["position"] - position == manifest["events"], "manifest")
    kept = options.against and document(options.against, CHECKPOINT, options.public_key)
    require(not kept or kept["storeId"] == manifest["storeId"], "rewritten", kept and kept["position"])
    sha256, size, revisions = hashlib.sha256(), 0, {}
    heading = written(EVENT, encoding) if encoding == "csv" else None
    with open(options.file, "rb") as file:
        require(not kept or kept["position"] != position or kept["chain"] == chain, "rewritten", position)
        for record in lines_of(file, encoding):
            sha256.update(record)
            size, following = size + len(record), position + 1
            line = record.decode("utf-8", errors="replace")
            require(line.encode() == record, "format", following)
            if heading == line:
                heading = None
                continue
            event = None if heading else event_in(line, encoding)
            require(event, "format", following)
            require(event["position"] <= following, "gap", following)
            require(event["position"] >= following, "order", following)
            time, stream, revision = milliseconds(event["recordedAt"]), event["stream"], event["revision"]
            leaf = prefixed(event["id"], stream, revision, event["type"], event["data"], event["metadata"])
            require(time is not None and hashlib.sha256(leaf).hexdigest() == event["leaf"], "content", following)
            expected = revisions.get(stream, -1) + 1 if stream in revisions or start["position"] == 0 else revision
            require(revision == expected, "revision", following)
            revisions[stream] = revision
            numbers = b"".join(number.to_bytes(8, "big", signed=True) for number in (following, time))
            link = hashlib.sha256(bytes.fromhex(chain) + numbers + bytes.fromhex(event["leaf"])).hexdigest()
            require(link == event["chain"], "link", following)
            position, chain = following, link
            require(not kept or kept["position"] != position or kept["chain"] == chain, "rewritten", position)
    require(not heading, "format", position + 1)
    require(position >= end["position"], "cut", position + 1)
    require(position <= end["position"], "manifest", end["position"] + 1)
    require(chain == end["chain"], "rewritten", position)
    require(size == manifest["bytes"] and sha256.hexdigest() == manifest["sha256"], "manifest")
    return f"sound {manifest['events']} {position} {chain}"


parser = argparse.ArgumentParser()
for name in ("file", "--public-key", "--against"):
    parser.add_argument(name)
try:
    print(verify(parser.parse_args()))
except Fault as fault:
    print(fault)
    sys.exit(1)
