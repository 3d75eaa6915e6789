/** A full stop or a colon ends a name only before a space: "Booking.com" is one. A dash needs a space on both sides, or is a long one. */
const END_OF_NAME = /^(.+?(?:[.:](?=\s|$)|(?=\s[-–—]\s|[–—])))(.*)$/s;

/** A name beyond this many characters is a sentence. */
const NAME_LENGTH_MAX = 80;

/**
 * Splits a competitor into the bold name and the rest. A period or colon stays with the name, a dash with the rest; a
 * text without any of them is all name, unless it is too long. Nothing is lost: `name + rest` is the text.
 */
export const splitCompetitor = (text: string): { name: string; rest: string } => {
  const [, name = text, rest = ''] = END_OF_NAME.exec(text) ?? [];
  return name.length > NAME_LENGTH_MAX ? { name: '', rest: text } : { name, rest };
};
