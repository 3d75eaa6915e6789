/**
 * A text from the log as a terminal may show it: control characters, and those that change the direction of the text,
 * come out as they are written in JSON, so that nothing in the log can move the cursor or pass for something else.
 */
export const printable = (text: string): string =>
  text.replace(
    /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** JSON for people and programs alike; revisions, which are bigints, as numbers. */
export const asJson = (value: unknown, indent?: number): string =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? Number(each) : each), indent);
