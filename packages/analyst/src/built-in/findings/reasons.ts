import { editorialIn } from '../read/editorial.ts';
import { excerpt, listed, quoted, wordsOf } from '../read/wording.ts';
import { inferred, type Statement, statement } from '../report/statement.ts';
import { type Context, languageMark } from './context.ts';
import { firstPageHeadings, isDescribed } from './headed-parts.ts';
import { INTRODUCES_REASONS } from './introducing-headings.ts';

const [MIN_COUNT, MAX_COUNT, MAX_BELOW] = [2, 4, 8];
const [MIN_WORDS, MAX_LENGTH] = [2, 70];

/** Headings with a text below a heading such as “Why choose us”. */
export const reasonStatements = (context: Context): readonly Statement[] => {
  const { site } = context;
  const editorial = editorialIn(site);
  const headings = firstPageHeadings(site);
  for (const [at, heading] of headings.entries()) {
    if (!INTRODUCES_REASONS.test(heading.text) || heading.level < 2 || editorial.has(heading)) continue;
    const end = headings.findIndex(({ level }, index) => index > at && level <= heading.level);
    const below = headings.slice(at + 1, end < 0 ? headings.length : end);
    const siblings = below.filter(({ level }) => level === below[0]?.level);
    const named = siblings.filter(
      ({ text, isQuotable }) =>
        isQuotable && text.length <= MAX_LENGTH && wordsOf(text).length >= MIN_WORDS && isDescribed(context, text),
    );
    if (siblings.length > MAX_BELOW || named.length < MIN_COUNT) continue;
    const names = listed(named.slice(0, MAX_COUNT).map(({ text }) => quoted(text)));
    const text = `Says what sets it apart: ${names}${languageMark(site)}`;
    const basis = inferred(`Headings below ${quoted(excerpt(heading.text, 60))} read ${names}.`);
    return [statement('reasons', 0.72, text, basis)];
  }
  return [];
};
