/** The content of a persona's part that the built-in analyst could not fill in; it is never shown. */
export const NOT_KNOWN = 'Not known';
/** Reports of earlier releases have "Not stated" instead. */
const UNKNOWN: ReadonlySet<string> = new Set([NOT_KNOWN, 'Not stated']);

/** Whether a part of a persona only says that it is unknown. */
export const isUnknownPart = (text: string): boolean => UNKNOWN.has(text);
