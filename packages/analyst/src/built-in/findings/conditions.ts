import { excerpt, listed, quoted } from '../read/wording.ts';
import { type Finding, groundOf, weakness } from '../report/statement.ts';
import type { Context } from './context.ts';

const MARKED = /\p{L}[)”"’.]?\s?\*{1,2}$/u;
const EXPLAINED = /^\s?\*{1,2}\s?[\p{L}\d(]/u;
const FEWEST = 2;

const FOOTNOTE = /^\s?\*{1,2}\s?(?=\p{L})/u;
const LIMITS =
  /\b(?:premium|pro (?:plan|version)|paid|subscription|subscribers|additional (?:costs?|charges?|fees?)|extra cost|terms apply|kostenpflichtig|aufpreis|payant|de pago|a pagamento|pago)\b/iu;

/** A footnote that takes back part of what the page promises above. */
const footnotes = ({ site }: Context): readonly Finding[] => {
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

/** Promises that carry an asterisk which nothing on the page explains. */
const unexplained = ({ site }: Context): readonly Finding[] => {
  const said = site.said.filter(
    ({ page, isQuotable, place, text }) => page === 0 && isQuotable && place !== 'form' && text.length < 160,
  );
  const marked = said.filter(({ text }) => MARKED.test(text.trim()));
  const [first] = marked;
  if (first === undefined || marked.length < FEWEST || site.said.some(({ text }) => EXPLAINED.test(text))) return [];
  const named = marked.slice(0, 3).map(({ text }) => quoted(excerpt(text.trim(), 60)));
  return [
    weakness(
      'conditions',
      0.75,
      `An asterisk without a note stands on ${listed(named)}`,
      groundOf(first),
      `Explain the asterisk of ${named[0] ?? ''} on the page itself: what it costs, or when it does not apply`,
    ),
  ];
};

/** What is promised above and limited below. */
export const openConditions = (context: Context): readonly Finding[] => [
  ...footnotes(context),
  ...unexplained(context),
];
