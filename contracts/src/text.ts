/**
 * Makes a text storable: lone surrogates and U+0000 become U+FFFD. PostgreSQL's `jsonb` refuses both, and column type
 * `json` accepts them and then fails at every read. They are replaced, not dropped: dropping characters after a check
 * could produce a text that was not checked (Unicode Technical Report 36, section 3.5).
 */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\u0000', '\uFFFD');

/** A copy of a JSON value whose texts are all storable. Keys are texts too. */
export const storableDeep = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value), toStorable) as Value;

const toStorable = (_key: string, value: unknown): unknown => {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [storableText(key), part]));
};
