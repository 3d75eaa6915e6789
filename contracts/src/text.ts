/**
 * Makes a text storable: lone surrogates become U+FFFD and U+0000 is dropped. PostgreSQL's `jsonb` refuses both, and
 * column type `json` accepts them and then fails at every read.
 */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\u0000', '');
