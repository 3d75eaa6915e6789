/** A name ends at a period or colon before a space ("Booking.com" is a name), at a dash between spaces, or at a long dash. */
const END_OF_NAME = /^(.+?(?:[.:](?=\s|$)|(?=\s[-–—]\s|[–—])))(.*)$/s;

/** A longer text is a sentence, not a name. */
const NAME_LENGTH_MAX = 80;

/**
 * Splits a competitor into the bold name and the rest; `name + rest` is the text. A period or colon stays with the name,
 * a dash with the rest. A text without any of them is all name, unless it is too long.
 */
export const splitCompetitor = (text: string): { name: string; rest: string } => {
  const [, name = text, rest = ''] = END_OF_NAME.exec(text) ?? [];
  return name.length > NAME_LENGTH_MAX ? { name: '', rest: text } : { name, rest };
};
