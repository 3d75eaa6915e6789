import type { Fact } from '@twofold/site-reader/facts/fact';
import { excerpt, quoted, wordsOf } from '../read/wording.ts';
import { selfDescription } from '../report/self-description.ts';
import { type Finding, measuredAs, weakness } from '../report/statement.ts';
import type { Context } from './context.ts';

/** The measured facts that cost customers. All others appear only in the section of measured facts. `{name}` is the name of the site. */
const READINGS: Readonly<Record<Fact['id'], readonly [weight: number, text: string, fix: string]>> = {
  indexable: [
    0.9,
    '{name} asks search engines to stay away, so no one finds it by searching',
    'Remove “noindex” from {name} if it should be found',
  ],
  title: [
    0.91,
    'The page has no title: search results and browser tabs show {heading} or its address',
    'Write a title for {name} that says what it offers, and where',
  ],
  description: [
    0.42,
    'The page has no description: {below}search engines choose words of the page',
    'Write a description for search engines{words}',
  ],
  viewport: [
    0.41,
    'The page we read of {name} sets no width for phones (no viewport): unless phones get a separate page, they shrink it',
    'Set a viewport in the head of the page, and lay out {name} for phones, beginning with the first screen',
  ],
};

const MAX_COUNT = 2;

/** A separate site for phones, or an app. */
const FOR_PHONES =
  /\bmobile (?:version|view|style|theme|skin|(?:web)?site|apps?)\b|version mobile|mobile (?:ansicht|version)|versión móvil|versione mobile|versão mobile|mobil nézet|мобильная версия|(?:iphone|android|ios)[ -]?apps?|^https?:\/\/(?:m|mobile?)\./iu;

/** A form field for choosing a forum style. One of the styles may be for phones. */
const STYLES = /^(?:style|theme|skin)(?:_?id|chooser)?$/iu;

const MIN_WORDS = 6;
const MIN_ADDED = 4;
const KANA = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u;
/** Whether a text adds too little to the title for a description. Search engines already show the title. */
const addsLittle = (text: string, title: string): boolean => {
  const shown = new Set(wordsOf(title.toLowerCase()));
  const added = wordsOf(text.toLowerCase()).filter((word) => !shown.has(word));
  return !KANA.test(text) && (added.length < MIN_ADDED || text.trim().split(/\s+/u).length < MIN_WORDS);
};

/** The measured facts that affect customers most, as weaknesses. */
export const measuredFindings = (context: Context): readonly Finding[] => {
  const { site, judgment } = context;
  const { links, blocks, frame, forms } = site.snapshot;
  const isChosen = forms.some(({ fields }) => fields.some((field) => STYLES.test(field)));
  const isForPhones = [
    ...links.flatMap(({ text, href }) => [text, href]),
    ...blocks.map(({ text }) => text),
    ...frame,
  ].some((text) => FOR_PHONES.test(text.slice(0, 200)));
  const own = selfDescription(context);
  const words =
    own === undefined || addsLittle(own.text, site.snapshot.title)
      ? `: what ${site.name.inText} is for, in one or two sentences`
      : `, for example from ${quoted(excerpt(own.text, 100))}`;
  // A page without a title has its first heading as the title of its snapshot.
  const title = quoted(excerpt(site.snapshot.title, 70));
  const hasTitle =
    site.snapshot.title !== '' && !site.snapshot.facts.some(({ id, status }) => id === 'title' && status === 'fail');
  const named = (text: string): string =>
    text
      .replace('{name}', () => site.name.inText)
      .replace('{below}', () => (hasTitle ? `below the title ${title}, ` : ''))
      .replace('{heading}', () => (site.snapshot.title === '' ? 'a text of the page' : `the heading ${title}`))
      .replace('{words}', () => words);
  const isSeen = ({ id, status, value }: Pick<Fact, 'id' | 'status' | 'value'>): boolean => {
    if (id === 'indexable') return status === 'warning' || status === 'fail';
    // A short description still is a description.
    if (id === 'description') return value === 'Missing' && site.snapshot.title !== '';
    if (id === 'title') return status === 'fail';
    // Large marketplaces serve other pages to phones than to programs.
    return status === 'fail' && !isForPhones && !isChosen && judgment.kind.id !== 'marketplace';
  };
  return site.snapshot.facts
    .flatMap(({ id, status, value }) => {
      const [weight, text, fix] = READINGS[id] ?? [];
      if (!isSeen({ id, status, value })) return [];
      if (weight === undefined || text === undefined || fix === undefined) return [];
      return [weakness(`measured-${id}`, weight, named(text), measuredAs(id), named(fix))];
    })
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_COUNT);
};
