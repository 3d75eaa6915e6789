/** The marks that combine with any letter: accents, those above and below, half marks. Not the vowel signs of a script. */
const MARK = '[\\u0300-\\u036f\\u0483-\\u0489\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]';
/** No language puts more than three on a letter in normalization form C. More of them cover the lines above and below. */
const STACK = new RegExp(`(${MARK}{3})${MARK}+`, 'gu');

/** A text with at most three combining marks on a letter. */
export const withoutStackedMarks = (text: string): string => text.replace(STACK, '$1');
