import type { FoundBlock } from '../../html/collect-text.ts';
import { check, fail, notMeasured, pass, warning } from '../check.ts';
import type { Markup } from '../markup/markup.ts';
import { NO_BODY } from './headings.ts';
import {
  EXAMPLES,
  NUMBERED_TEXTS,
  PLACEHOLDER_FIELDS,
  PLACEHOLDER_PHRASES,
  PLACEHOLDER_TEXTS,
  PLACEHOLDER_TITLES,
} from './placeholder-words.ts';

const MAX_LOOKED_AT = 600;
const MAX_WHOLE_TEXT = 60;
const AROUND = 30;
/** A page about filler text may contain it. */
const ABOUT_FILLER = /lorem|ipsum|placeholder|filler|dummy text|blindtext|faux texte/i;

/** Words of a template. `isSure` is false for words that may be intended. */
interface LeftOver {
  readonly words: string;
  readonly isSure: boolean;
}

/** The words that match, with some context. */
const around = (pattern: RegExp, text: string): string | undefined => {
  const found = pattern.exec(text);
  return found ? text.slice(Math.max(0, found.index - AROUND), found.index + found[0].length + AROUND) : undefined;
};

const leftOverIn = ({ text, kind, isVerbatim }: FoundBlock): LeftOver | undefined => {
  // The text of a control is an instruction to the user.
  if (isVerbatim || kind === 'button' || kind === 'label') return undefined;
  const start = text.slice(0, MAX_LOOKED_AT);
  if (start.length <= MAX_WHOLE_TEXT && PLACEHOLDER_TEXTS.test(start)) return { words: start, isSure: true };
  if (NUMBERED_TEXTS.test(start)) return { words: start, isSure: false };
  const sure = around(PLACEHOLDER_PHRASES, start) ?? around(PLACEHOLDER_FIELDS, start);
  if (sure !== undefined) return { words: sure, isSure: true };
  const example = around(EXAMPLES, start);
  return example === undefined ? undefined : { words: example, isSure: false };
};

const leftOvers = ({ texts, title }: Markup): readonly LeftOver[] => [
  ...(title !== undefined && PLACEHOLDER_TITLES.test(title) ? [{ words: `Title: ${title}`, isSure: true }] : []),
  ...texts.flatMap((block) => leftOverIn(block) ?? []),
];

export const placeholderTextCheck = check({
  id: 'placeholder-text',
  group: 'user-experience',
  title: 'Placeholder text left over',
  why: 'Template text makes the page look unfinished.',
  source: 'https://www.nngroup.com/articles/trustworthy-design/',
  measure: ({ markup, pages, source }) => {
    if (source === 'head') return notMeasured(NO_BODY);
    if (ABOUT_FILLER.test(`${markup.title ?? ''} ${markup.headings[0]?.text ?? ''}`))
      return notMeasured('The page is about placeholder text.');
    const found = new Map(pages.flatMap(leftOvers).map((each) => [each.words, each]));
    if (found.size === 0) return pass('None', `Pages looked at: ${pages.length}`);
    const sorted = [...found.values()].toSorted((one, other) => Number(other.isSure) - Number(one.isSure));
    const evidence = sorted
      .slice(0, 5)
      .map(({ words }) => `“${words}”`)
      .join('; ');
    const unit = found.size === 1 ? 'place' : 'places';
    const advice = 'Replace the template text with your own words.';
    return sorted[0]?.isSure ? fail(found.size, evidence, advice, unit) : warning(found.size, evidence, advice, unit);
  },
});
