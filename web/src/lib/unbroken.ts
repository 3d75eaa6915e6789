/** Words that stay in one line, such as those of a date within a sentence. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0');
