import { excerpt, quoted } from '../read/wording.ts';
import { type Finding, groundOf, weakness } from '../report/statement.ts';
import type { Context } from './context.ts';

const FOOTNOTE = /^\s?\*{1,2}\s?(?=\p{L})/u;
const LIMITS =
  /\b(?:premium|pro (?:plan|version)|paid|subscription|subscribers|additional (?:costs?|charges?|fees?)|extra cost|terms apply|kostenpflichtig|aufpreis|payant|de pago|a pagamento|pago)\b/iu;

/** A footnote that takes back part of what the page promises above. */
export const openConditions = ({ site }: Context): readonly Finding[] => {
  const note = site.said.find(
    ({ page, isQuotable, text }) =>
      page === 0 && isQuotable && text.length < 260 && FOOTNOTE.test(text) && LIMITS.test(text),
  );
  if (note === undefined) return [];
  return [
    weakness(
      'footnote',
      0.8,
      `A footnote limits what the page promises: ${quoted(excerpt(note.text.replace(FOOTNOTE, ''), 140))}`,
      groundOf(note),
      `Say beside each feature, not in the footnote ${quoted(excerpt(note.text.replace(FOOTNOTE, ''), 60))}, what it costs`,
    ),
  ];
};
