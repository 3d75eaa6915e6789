/**
 * Makes a text storable: lone surrogates become U+FFFD and U+0000 is dropped. PostgreSQL's `jsonb` refuses both, and
 * column type `json` accepts them and then fails at every read.
 */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\u0000', '');

/** A copy of a JSON value whose texts are all storable. Keys are texts too. */
export const storableDeep = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value), storeReviver) as Value;

const storeReviver = (_key: string, value: unknown): unknown => {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [storableText(key), part]));
};
