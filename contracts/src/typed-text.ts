import { z } from 'zod';
import { visibleText } from './visible-text.ts';

/** Control characters, line breaks, direction marks, and U+FFFD, which stands for a character that cannot be stored. */
const UNFIT_FOR_A_LINE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFFFD]/u;

/** A one-line address, such as a URL. Only surrounding blanks are removed: another form may be another address. */
export const typedAddress = (required?: string): z.ZodString =>
  z
    .string(required)
    .trim()
    .refine((text) => !UNFIT_FOR_A_LINE.test(text), 'Please remove line breaks and control characters');

/** The marks that combine with any letter: accents, marks above and below, half marks. Not the vowel signs of a script. */
const MARK = '[\\u0300-\\u036f\\u0483-\\u0489\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]';
/** No language puts more than three marks on a letter in normalization form C. More would cover the lines above and below. */
const STACKED_MARKS = new RegExp(`(${MARK}{3})${MARK}+`, 'gu');

const storable = (text: string): string => text.normalize('NFC').replace(STACKED_MARKS, '$1');

/** A one-line name, trimmed and in normalization form C. A name of only invisible characters becomes the empty text. */
export const typedLine = (required?: string): z.ZodString =>
  typedAddress(required).overwrite((text) => (visibleText(text) === '' ? '' : storable(text)));

/** A text of several lines, stored as typed, but in normalization form C and with at most three combining marks per letter. */
export const typedText = (required?: string): z.ZodString => z.string(required).overwrite(storable);
