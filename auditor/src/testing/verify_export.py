"""Verifies an export of a log, or the credits in a personal export, as docs/chain-format.md lays it down. Needs nothing but
Python 3.

    python3 verify_export.py <file> [--public-key <base64>] [--against <checkpoint file>]
        [--witness <folder or file> [--witness-key <base64>]]
    python3 verify_export.py --ledger <personal export> [--witness <folder or file> [--witness-key <base64>]]

Prints "sound <events> <position> <chain>" (of credits "sound <events> <position> <credits to spend>") and ends with 0, or
"<reason> <place>" and ends with 1.
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
WITNESSED = {"format": re.compile("twofold-witness-1"), "storeId": ID, "number": int, "position": int, "chain": HASH,
             "root": HASH, "previous": HASH, "signedAt": TIME}
SIGNATURE = {"publicKey": re.compile("[A-Za-z0-9+/]{43}="), "value": re.compile("[A-Za-z0-9+/]{86}==")}
EVENT = {"position": int, "recordedAt": TEXT, "stream": TEXT, "revision": int, "type": TEXT, "id": TEXT, "data": TEXT,
         "metadata": TEXT, "leaf": HASH, "chain": HASH}
PROVEN = {**{key: EVENT[key] for key in list(EVENT)[:8]}, "path": [HASH]}
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
    if isinstance(shape, list):
        return type(value) is list and all(fits(each, shape[0]) for each in value)
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


def sha256(data):
    return hashlib.sha256(data).digest()


# The Merkle tree of RFC 6962, 2.1, as the roots of the full trees in it, the largest first.
def grow(peaks, size, leaf):
    while size & 1:
        leaf, size = sha256(b"\1" + peaks.pop() + leaf), size >> 1
    peaks.append(leaf)


def root_over(peaks):
    root = peaks[-1]
    for peak in reversed(peaks[:-1]):
        root = sha256(b"\1" + peak + root)
    return root


def root_from(leaf, index, size, path):
    sides = []
    while size > 1:
        left = 1 << ((size - 1).bit_length() - 1)
        sides.append(index >= left)
        index, size = (index - left, size - left) if index >= left else (index, left)
    if len(sides) != len(path):
        return None
    for is_right, beside in zip(reversed(sides), map(bytes.fromhex, path)):
        leaf = sha256(b"\1" + (beside + leaf if is_right else leaf + beside))
    return leaf


def tree_leaf(position, time, leaf):
    return sha256(b"\0" + b"".join(number.to_bytes(8, "big", signed=True) for number in (position, time)) + leaf)


def statement(of):
    return prefixed(*(of[key] for key in WITNESSED))


def require_witnessed(of, key):
    """Whether one checkpoint of a witness is at one with itself."""
    require(fits(of, {**WITNESSED, "peaks": [HASH], "signature": SIGNATURE}), "signature")
    place, peaks = of["position"], [bytes.fromhex(peak) for peak in of["peaks"]]
    require(min(of["number"], place) > 0 and is_signed(statement(of), of["signature"]), "signature", place)
    require(key in (None, of["signature"]["publicKey"]), "signature", place)
    require(len(peaks) == bin(place).count("1") and root_over(peaks).hex() == of["root"], "signature", place)


def witnessed_in(source, key):
    """All that a witness has published, the oldest first."""
    folder, all_of = pathlib.Path(source), []
    files = sorted(folder.glob("[0-9]" * 12 + ".json")) if folder.is_dir() else [folder]
    for file in files:
        before, of = all_of[-1] if all_of else None, None
        try:
            of = json.loads(file.read_bytes().decode())
        except (ValueError, RecursionError):
            pass
        place = before["position"] if before else 0
        readable = fits(of, {**WITNESSED, "peaks": [HASH], "signature": SIGNATURE})
        require(readable and (not folder.is_dir() or file.name == f"{of['number']:012}.json"), "signature", place)
        all_of.append(of)
    key = key or all_of[0]["signature"]["publicKey"]
    for index, of in enumerate(all_of):
        before = all_of[index - 1] if index else None
        require_witnessed(of, key)
        if folder.is_dir():
            require(of["number"] == index + 1, "missing", before["position"] if before else 0)
            previous = sha256(statement(before)).hex() if before else "0" * 64
            require(of["previous"] == previous, "missing", of["position"])
            goes_on = not before or (of["position"] > before["position"] and of["signedAt"] >= before["signedAt"])
            require(goes_on and of["storeId"] == all_of[0]["storeId"], "rewritten", of["position"])
    return all_of


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
    due = witnessed_in(options.witness, options.witness_key) if options.witness else []
    require(not due or due[0]["storeId"] == manifest["storeId"], "rewritten", due and due[0]["position"])
    due, is_whole, peaks = [of for of in due if of["position"] > position], position == 0, []
    digest, size, revisions = hashlib.sha256(), 0, {}
    heading = written(EVENT, encoding) if encoding == "csv" else None
    with open(options.file, "rb") as file:
        require(not kept or kept["position"] != position or kept["chain"] == chain, "rewritten", position)
        for record in lines_of(file, encoding):
            digest.update(record)
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
            if due and is_whole:
                grow(peaks, position - 1, tree_leaf(position, time, bytes.fromhex(event["leaf"])))
            if due and due[0]["position"] == position:
                of = due.pop(0)
                require(of["chain"] == chain, "rewritten", position)
                require(not is_whole or root_over(peaks).hex() == of["root"], "rewritten", position)
    require(not heading, "format", position + 1)
    require(position >= end["position"], "cut", position + 1)
    require(position <= end["position"], "manifest", end["position"] + 1)
    require(chain == end["chain"], "rewritten", position)
    require(size == manifest["bytes"] and digest.hexdigest() == manifest["sha256"], "manifest")
    return f"sound {manifest['events']} {position} {chain}"


def balance_after(available, kind, data):
    if kind in ("CreditsGranted", "CreditEarned"):
        return available + json.loads(data)["amount"]
    if kind in ("CreditsReserved", "CreditWithheld"):
        return available - json.loads(data)["amount"]
    if kind == "CreditRevoked" and json.loads(data)["from"] == "balance":
        return available - json.loads(data)["amount"]
    return available + 1 if kind == "CreditReturned" else available


def verify_ledger(options):
    try:
        text = json.loads(pathlib.Path(options.file).read_bytes().decode())
        account, ledger = text["account"]["id"], text["ledger"]
        of, events = ledger["checkpoint"], ledger["events"]
    except (ValueError, RecursionError, KeyError, TypeError):
        raise Fault("format 0")
    shape = {**WITNESSED, "peaks": [HASH], "signature": SIGNATURE}
    require(set(ledger) == {"checkpoint", "events"} and fits(of, shape) and fits(events, [PROVEN]), "format")
    require_witnessed(of, options.witness_key)
    if options.witness:
        published = {each["number"]: each for each in witnessed_in(options.witness, options.witness_key)}
        require(of["number"] in published, "missing", of["position"])
        other = published[of["number"]]
        is_same = statement(other) == statement(of) and other["signature"]["publicKey"] == of["signature"]["publicKey"]
        require(is_same, "rewritten", of["position"])
    before, available = 0, 0
    for index, event in enumerate(events):
        position, time = event["position"], milliseconds(event["recordedAt"])
        require(event["stream"] == f"credits-{account}", "format", position)
        require(event["revision"] == index, "revision", position)
        require(before < position <= of["position"], "order", position)
        content = prefixed(event["id"], event["stream"], index, event["type"], event["data"], event["metadata"])
        require(time is not None, "content", position)
        root = root_from(tree_leaf(position, time, sha256(content)), position - 1, of["position"], event["path"])
        require(root is not None and root.hex() == of["root"], "content", position)
        before, available = position, balance_after(available, event["type"], event["data"])
    return f"sound {len(events)} {of['position']} {available}"


parser = argparse.ArgumentParser()
for name in ("file", "--public-key", "--against", "--witness", "--witness-key"):
    parser.add_argument(name)
parser.add_argument("--ledger", action="store_true")
try:
    options = parser.parse_args()
    print(verify_ledger(options) if options.ledger else verify(options))
except Fault as fault:
    print(fault)
    sys.exit(1)
