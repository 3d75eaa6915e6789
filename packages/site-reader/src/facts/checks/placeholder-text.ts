import type { FoundBlock } from '../../html/collect-text.ts';
import { check, fail, notMeasured, pass, warning } from '../check.ts';
import type { Markup } from '../markup/markup.ts';
import { NO_BODY } from './headings.ts';
import {
  PLACEHOLDER_CONTACTS,
  PLACEHOLDER_FIELDS,
  PLACEHOLDER_PHRASES,
  PLACEHOLDER_TEXTS,
  PLACEHOLDER_TITLES,
} from './placeholder-words.ts';

const MAX_LOOKED_AT = 600;
const AROUND = 30;
/** A page about filler text is full of it. */
const ABOUT_FILLER = /lorem|ipsum|placeholder|filler|dummy text|blindtext|faux texte/i;

/** The words of a block that were left over from a template. */
const leftOverIn = ({ text, isVerbatim }: FoundBlock): string | undefined => {
  if (isVerbatim) return undefined;
  const start = text.slice(0, MAX_LOOKED_AT);
  if (start.length <= 60 && PLACEHOLDER_TEXTS.test(start)) return start;
  for (const pattern of [PLACEHOLDER_PHRASES, PLACEHOLDER_FIELDS, PLACEHOLDER_CONTACTS]) {
    const found = pattern.exec(start);
    if (found) return start.slice(Math.max(0, found.index - AROUND), found.index + found[0].length + AROUND);
  }
  return undefined;
};

const leftOvers = ({ texts, title }: Markup): readonly string[] => {
  const found = new Set(texts.flatMap((block) => leftOverIn(block) ?? []));
  return [...(title !== undefined && PLACEHOLDER_TITLES.test(title) ? [`Title: ${title}`] : []), ...found];
};

/** One list that is numbered "Feature 1, Feature 2" may be meant; a page that quotes a single word of it is not unfinished. */
const NUMBERED_ONLY = /^(feature|service|testimonial|item|slide)\s?(#?\d{1,2}|one|two|three)$/i;

export const placeholderTextCheck = check({
  id: 'placeholder-text',
  group: 'user-experience',
  title: 'Placeholder text left over',
  why: 'Text of a template tells visitors that nobody has finished the page.',
  source: 'https://www.nngroup.com/articles/trustworthy-design/',
  measure: ({ markup, pages, source }) => {
    if (source === 'head') return notMeasured(NO_BODY);
    if (ABOUT_FILLER.test(`${markup.title ?? ''} ${markup.headings[0]?.text ?? ''}`))
      return notMeasured('The page is about placeholder text.');
    const found = [...new Set(pages.flatMap(leftOvers))];
    if (found.length === 0)
      return pass('None', `Looked for in the texts of ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`);
    const evidence = found
      .slice(0, 5)
      .map((words) => `“${words}”`)
      .join('; ');
    const advice = 'Replace the text of the template with words of your own.';
    const unit = found.length === 1 ? 'place' : 'places';
    if (found.every((words) => NUMBERED_ONLY.test(words))) return warning(found.length, evidence, advice, unit);
    return fail(found.length, evidence, advice, unit);
  },
});
