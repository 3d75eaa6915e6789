import { z } from 'zod';
import { withoutStackedMarks } from './stacked-marks.ts';
import { visibleText } from './visible-text.ts';

/** Control characters, line breaks, direction marks, and U+FFFD, which stands for a character that cannot be stored. */
const UNFIT_FOR_A_LINE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFFFD]/u;

/** A one-line address, such as a URL, as typed but for surrounding blanks: another form may be another address. */
export const typedAddress = (required?: string): z.ZodString =>
  z
    .string(required)
    .trim()
    .refine((text) => !UNFIT_FOR_A_LINE.test(text), 'Please remove line breaks and control characters');

const storable = (text: string): string => withoutStackedMarks(text.normalize('NFC'));

/** A name of one line, trimmed and in normalization form C. One of invisible characters alone becomes the empty text. */
export const typedLine = (required?: string): z.ZodString =>
  typedAddress(required).overwrite((text) => (visibleText(text) === '' ? '' : storable(text)));

/** A text of several lines. It is stored as typed, in normalization form C, with at most three combining marks on a letter. */
export const typedText = (required?: string): z.ZodString => z.string(required).overwrite(storable);
