import type { PageSnapshot, SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import { isDecoration } from './decoration.ts';
import { isFiller } from './filler.ts';
import { isOrderToMachines } from './orders-to-machines.ts';
import type { Passage, Place } from './passage.ts';

/** Punctuation alone says nothing. */
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;
/** How many blocks at the top of the first page count as its beginning. */
const LEAD_BLOCKS = 20;

/** Two or more signs of program code. */
const CODE =
  /(?:=>|\{\s|\};|\(\)|&&|<\/|\/>|==|>>>|\$\(|function\s*\(|import \w+ from|var \w+ =).*(?:=>|\{|\}|\(\)|;|>|=)/u;

const isNoiseText = (text: string): boolean =>
  isFiller(text) || isOrderToMachines(text) || CODE.test(text.slice(0, 600));

const placeOf: Readonly<Record<PageSnapshot['blocks'][number]['kind'], Place>> = {
  heading: 'heading',
  paragraph: 'text',
  'list-item': 'item',
  quote: 'quote',
  'table-cell': 'item',
  button: 'button',
  label: 'form',
};

/** Some editors write a description as a paragraph: “<p>Bread</p>”. */
const WRAPPING = /^\s*(?:<\p{L}[^<>]{0,80}>\s*)+|(?:\s*<\/\p{L}[^<>]{0,20}>)+\s*$/gu;

type Draft = Pick<Passage, 'text' | 'place'> & Partial<Passage>;

/** A passage with defaults for everything that the draft leaves out. */
const passageOf = ({ text, ...known }: Draft): Passage => {
  const isNoise = isNoiseText(text);
  return { text, page: 0, section: '', level: 0, isLead: false, isNoise, isQuotable: false, ...known };
};

/** `/pricing/our-plans` as words. Only for addresses of this site. */
const wordsOfAddress = (href: string): string => {
  const path = (URL.parse(href)?.pathname ?? '').replace(/\.(?:[sx]?html?|php\d?|aspx?|jspx?|cfm|cgi|do)$/iu, '');
  return path.length > 1 && path.length < 80 ? path.replaceAll(/[-_/.]+/gu, ' ').trim() : '';
};

/** All texts of one page; `seen` filters out duplicates. */
const passagesOfPage = (page: PageSnapshot, index: number, seen: Set<string>): Passage[] => {
  const levels = new Map(page.headings.map(({ level, text }) => [text, level]));
  const make = (draft: Draft): Passage[] => {
    const key = `${draft.place === 'address'}${draft.text}`;
    if (!SAYS_SOMETHING.test(draft.text) || seen.has(key)) return [];
    seen.add(key);
    return [passageOf({ page: index, ...draft })];
  };
  const isFirst = index === 0;
  return [
    ...make({ text: page.title, place: 'title', isLead: isFirst, isQuotable: true }),
    ...make({
      text: page.description.replaceAll(WRAPPING, ''),
      place: 'description',
      isLead: isFirst,
      isQuotable: true,
    }),
    ...page.blocks.flatMap((block, at) =>
      make({
        text: block.text,
        place: placeOf[block.kind],
        section: block.section,
        level: block.kind === 'heading' ? (levels.get(block.text) ?? 3) : 0,
        isLead: isFirst && (at < LEAD_BLOCKS || levels.get(block.text) === 1),
        isQuotable: true,
      }),
    ),
    ...page.callsToAction.flatMap(({ text, section }) => make({ text, place: 'button', section })),
    ...page.links.flatMap(({ text, href, isExternal }) => [
      ...make({ text, place: 'link' }),
      ...(isExternal ? [] : make({ text: wordsOfAddress(href), place: 'address' })),
    ]),
    ...page.forms.flatMap(({ fields, submit }) => [...fields, submit].flatMap((text) => make({ text, place: 'form' }))),
    ...page.structuredData.flatMap(({ name, description }) =>
      [name, description].flatMap((text) => make({ text, place: 'data' })),
    ),
    ...make({ text: page.keywords.join(', '), place: 'data' }),
  ];
};

/** Every text of every page that was read, once each, in the order of the pages. */
export const passagesOf = (snapshot: SiteSnapshot): readonly Passage[] => {
  const seen = new Set<string>();
  const pages = [snapshot, ...snapshot.subpages].flatMap((page, index) => passagesOfPage(page, index, seen));
  const frame = snapshot.frame
    .filter((text) => SAYS_SOMETHING.test(text) && !seen.has(`false${text}`) && !isDecoration(text))
    .map((text) => passageOf({ text, place: 'frame', isQuotable: true }));
  return [...pages, ...frame];
};
