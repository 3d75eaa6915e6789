/**
 * Invisible characters: Unicode's default ignorable ones (zero-width spaces, joiners, fillers, tags), controls other than
 * blanks, interlinear annotation marks, and two symbols without a glyph.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800\u{1D159}]|(?!\s)\p{Cc}/gu;

/** The visible form of a text: without invisible characters, trimmed, and with every run of blanks as one. */
export const visibleText = (text: string): string => text.replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim();
