const VARINT = 0;
const FIXED_64 = 1;
const LENGTH_DELIMITED = 2;
const FIXED_32 = 5;
/** A varint of up to this many bytes is below 2^49, so a double holds it exactly. */
const EXACT_BYTES = 7;

/** Called with one field: its number, and the offsets of its value in the message. */
type TakeField = (field: number, from: number, to: number) => void;

/**
 * Calls back for each field of a protobuf message between two offsets.
 * @throws RangeError for an invalid message.
 */
export const eachField = (bytes: Buffer, from: number, to: number, take: TakeField): void => {
  let at = from;
  while (at < to) {
    const begins = endOfVarint(bytes, at);
    const tag = numberAt(bytes, at, begins);
    const [field, wireType] = [Math.floor(tag / 8), tag % 8];
    let valueAt = begins;
    if (wireType === VARINT) at = endOfVarint(bytes, begins);
    else if (wireType === LENGTH_DELIMITED) {
      valueAt = endOfVarint(bytes, begins);
      at = valueAt + numberAt(bytes, begins, valueAt);
    } else if (wireType === FIXED_64) at = begins + 8;
    else if (wireType === FIXED_32) at = begins + 4;
    else throw new RangeError(`Protobuf has no wire type ${wireType}`);
    if (at > to) throw new RangeError(`Field ${field} of a protobuf message is cut off`);
    take(field, valueAt, at);
  }
};

/** The value of a field of type uint64. */
export const uint64At = (bytes: Buffer, from: number, to: number): bigint => {
  if (to - from <= EXACT_BYTES) return BigInt(numberAt(bytes, from, to));
  let value = 0n;
  for (let at = to - 1; at >= from; at--) value = (value << 7n) | BigInt(byteAt(bytes, at) & 0x7f);
  return value;
};

const numberAt = (bytes: Buffer, from: number, to: number): number => {
  let value = 0;
  for (let at = to - 1; at >= from; at--) value = value * 128 + (byteAt(bytes, at) & 0x7f);
  return value;
};

const endOfVarint = (bytes: Buffer, from: number): number => {
  let at = from;
  while (byteAt(bytes, at) > 0x7f) at++;
  return at + 1;
};

/** Zero beyond the end: a varint then ends there, and its field counts as cut off. Faster than `readUInt8`. */
const byteAt = (bytes: Buffer, at: number): number => bytes[at] ?? 0;
