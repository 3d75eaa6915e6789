import { z } from 'zod';
import { visibleText } from './visible-text.ts';

/** Control characters, line breaks, direction marks, and U+FFFD, which stands for a character that cannot be stored. */
const UNFIT_FOR_A_LINE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFFFD]/u;

/** A one-line address, such as a URL, as typed but for surrounding blanks: another form may be another address. */
export const typedAddress = (required?: string): z.ZodString =>
  z
    .string(required)
    .trim()
    .refine((text) => !UNFIT_FOR_A_LINE.test(text), 'Please remove line breaks and control characters');

/** The marks that combine with any letter: accents, those above and below, half marks. Not the vowel signs of a script. */
const MARK = '[\\u0300-\\u036f\\u0483-\\u0489\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]';
/** No language puts more than three on a letter in normalization form C. More of them cover the lines above and below. */
const STACK = new RegExp(`(${MARK}{3})${MARK}+`, 'gu');

const storable = (text: string): string => text.normalize('NFC').replace(STACK, '$1');

/** A name of one line, trimmed and in normalization form C. One of invisible characters alone becomes the empty text. */
export const typedLine = (required?: string): z.ZodString =>
  typedAddress(required).overwrite((text) => (visibleText(text) === '' ? '' : storable(text)));

/** A text of several lines. It is stored as typed, in normalization form C, with at most three combining marks on a letter. */
export const typedText = (required?: string): z.ZodString => z.string(required).overwrite(storable);
