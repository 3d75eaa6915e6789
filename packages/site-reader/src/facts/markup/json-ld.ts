const MAX_VALUES = 5_000;
const MAX_TYPE = 60;

/** A comment or a CDATA section around the JSON, which parsers accept. */
const WRAPPING = /^\s*(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)|(?:-->|\/\/\s*\]\]>|\]\]>)\s*$/g;

/** The types in a block of JSON-LD, or its error. Reads up to 5,000 values, without recursion. */
export const typesIn = (json: string): { readonly types: ReadonlySet<string> } | { readonly problem: string } => {
  const text = json.replace(WRAPPING, '').trim();
  if (text === '') return { problem: 'A block is empty.' };
  try {
    return { types: typesOf(JSON.parse(text)) };
  } catch (error) {
    // The message quotes much of the text; the position is enough.
    const message = error instanceof Error ? error.message.replace(/, (?:\.{3})?".*$/s, '') : 'No JSON';
    return { problem: `${message} in “${text.slice(0, 60)}…”` };
  }
};

const typesOf = (root: unknown): ReadonlySet<string> => {
  const types = new Set<string>();
  const waiting: unknown[] = [root];
  for (let looked = 0; looked < MAX_VALUES && looked < waiting.length; looked++) {
    const value = waiting[looked];
    if (typeof value !== 'object' || value === null) continue;
    if (!Array.isArray(value) && '@type' in value)
      for (const type of [value['@type']].flat())
        if (typeof type === 'string') types.add(type.slice(0, MAX_TYPE).replace(/^https?:\/\/schema\.org\//, ''));
    const room = Math.max(0, MAX_VALUES - waiting.length);
    waiting.push(
      ...Object.values(value)
        .filter((each) => typeof each === 'object')
        .slice(0, room),
    );
  }
  return types;
};
