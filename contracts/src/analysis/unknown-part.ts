/** What a persona says in a part that the built-in analyst knows nothing of: no one is shown it. */
export const NOT_KNOWN = 'Not known';
/** Reports of earlier releases say it as a fact about the pages. */
const UNKNOWN: ReadonlySet<string> = new Set([NOT_KNOWN, 'Not stated']);

/** Whether a part of a persona says only that it is not known. */
export const isUnknownPart = (text: string): boolean => UNKNOWN.has(text);
