/**
 * Escapes control characters, and those that change the direction of text, as in JSON, so that a text from the log
 * cannot move the cursor of a terminal or look like something else.
 */
export const printable = (text: string): string =>
  text.replace(
    /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A printable text, cut to so many characters with a note of its full length. */
export const shortened = (text: string, longest: number): string => {
  const shown = printable(text);
  return shown.length > longest ? `${shown.slice(0, longest)}… (${shown.length} characters)` : shown;
};

/** JSON with revisions (bigints) as numbers. */
export const asJson = (value: unknown, indent?: number): string =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? Number(each) : each), indent);
