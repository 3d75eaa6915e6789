/** Replaces spaces by non-breaking ones, so that a text such as a date stays on one line. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0');
