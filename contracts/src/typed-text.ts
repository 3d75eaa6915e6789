import { z } from 'zod';
import { visibleText } from './visible-text.ts';

/** Controls, line ends, changes of the writing direction, and U+FFFD, which stands for a character that cannot be stored. */
const UNFIT_FOR_A_LINE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFFFD]/u;

/** An address of one line, such as a URL, as it was typed but for blanks around it: another form may be another address. */
export const typedAddress = (required?: string): z.ZodString =>
  z
    .string(required)
    .trim()
    .refine((text) => !UNFIT_FOR_A_LINE.test(text), 'Please remove line breaks and control characters');

/** A name of one line, trimmed and in normalization form C. One of invisible characters alone becomes the empty text. */
export const typedLine = (required?: string): z.ZodString =>
  typedAddress(required).overwrite((text) => (visibleText(text) === '' ? '' : text.normalize('NFC')));

/** A text of several lines that a person typed. It is kept as it was typed, in normalization form C. */
export const typedText = (required?: string): z.ZodString =>
  z.string(required).overwrite((text) => text.normalize('NFC'));
