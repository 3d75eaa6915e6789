import type { Context } from '../findings/context.ts';
import { countsIn, foundedIn, isOfUsers, ratingIn } from '../findings/figures.ts';
import { mainCall } from '../findings/main-call.ts';
import { proofFindings, testimonialsIn } from '../findings/proof.ts';
import { quoted, excerpt } from '../read/wording.ts';
import { type Idea, idea } from './idea.ts';

const headOf = ({ site }: Context): string =>
  [site.snapshot.title, ...site.snapshot.headings.filter(({ level }) => level === 1).map(({ text }) => text)].join(' ');

/** Versions and downloads change with the next release. */
const PASSING = /\bdownload|\bversion\s?\d|\bv\d|\d\.\d+\.\d/iu;
const LEAST_AGE = 25;
const YEAR = /(?<![\d.,])(?:19\d\d|20[0-3]\d)(?![\d.,]\d|\d)/gu;

/** The latest year that the page names: how old something is must not depend on the day of the analysis. */
const newestYear = ({ site }: Context): number =>
  Math.max(0, ...Array.from(site.snapshot.text.matchAll(YEAR), ([year]) => Number(year)));

/** Where the first words of the page stand: its main heading, or else its title. */
export const topOf = ({ site }: Context): { readonly place: string; readonly text: string } | undefined => {
  const heading = site.snapshot.headings.find(({ level }) => level === 1)?.text;
  if (heading !== undefined) return { place: 'first heading', text: heading };
  return site.snapshot.title === '' ? undefined : { place: 'title', text: site.snapshot.title };
};

/** Forty rooms or nine offices are good to know, and no headline. */
const LEAST_HEADLINE = 50;
const isSmall = (words: string): boolean =>
  Number(words.replaceAll(/\D/gu, '')) < LEAST_HEADLINE &&
  !/\d[.,]?\d*\s?[km]\b|mil|mio|thousand|of experience|erfahrung|experien|esperien|expérien|experiên/iu.test(words);

/** How many functions or examples there are convinces no developer. */
const CODE: ReadonlySet<string> = new Set(['developer-tool', 'documentation', 'open-source']);

const lead: Idea = (context) => {
  const count = countsIn(context)[0];
  const top = topOf(context);
  if (count === undefined || top === undefined || PASSING.test(count.sentence)) return undefined;
  if (CODE.has(context.judgment.kind.id) && !isOfUsers(count)) return undefined;
  if (headOf(context).includes(count.words) || isSmall(count.words)) return undefined;
  return idea(
    'lead-figure',
    0.95,
    `Move ${count.words} up into the ${top.place}`,
    `the page says ${quoted(excerpt(count.sentence, 160))}`,
    `its ${top.place} reads ${quoted(excerpt(top.text, 100))}`,
  );
};

const rating: Idea = (context) => {
  const found = ratingIn(context);
  const call = mainCall(context);
  if (found === undefined || call === undefined || PASSING.test(`${found.sentence} ${call}`)) return undefined;
  if (found.passage.isLead && found.passage.place !== 'description') return undefined;
  return idea(
    'rating-up',
    0.9,
    `Show the rating ${quoted(found.words)} beside the button ${quoted(call)}`,
    `the rating stands in ${quoted(excerpt(found.sentence, 140))}`,
    `the page leads on with ${quoted(call)}`,
  );
};

const quotes: Idea = (context) => {
  const [first] = testimonialsIn(context).filter(({ passage }) => !passage.isLead && passage.page === 0);
  const top = topOf(context);
  if (first === undefined || top === undefined || PASSING.test(first.words)) return undefined;
  const under = top.place === 'title' ? 'at the top of the page' : 'directly below the first heading';
  return idea(
    'quote-up',
    0.85,
    `Put the quote ${quoted(excerpt(first.words, 80))} ${under}`,
    `it stands further down${first.passage.section === '' ? '' : `, under ${quoted(excerpt(first.passage.section, 80))}`}`,
    `the ${top.place} reads ${quoted(excerpt(top.text, 80))}`,
  );
};

const story: Idea = (context) => {
  const founded = foundedIn(context);
  if (founded === undefined || headOf(context).includes(founded.year)) return undefined;
  if (newestYear(context) - Number(founded.year) < LEAST_AGE || PASSING.test(founded.sentence)) return undefined;
  const hasHeading = topOf(context)?.place === 'first heading';
  return idea(
    'story',
    0.75,
    `Put the year ${founded.year} into the ${hasHeading ? 'main heading' : 'title'} and tell what has lasted since`,
    `the page says ${quoted(excerpt(founded.sentence, 120))}`,
    'title and main heading do not mention it',
  );
};

/** What vouches for the site by name, and what it is called in a sentence. */
const VOUCHED: Readonly<Record<string, string>> = {
  award: 'award',
  certified: 'qualification',
  'trusted-by': 'word on its customers',
  press: 'press',
};

/** A name that vouches and stands where nobody decides. */
const vouched: Idea = (context) => {
  const top = topOf(context);
  const isUp = (quote: string): boolean =>
    context.site.said.some(({ isLead, text, page }) => page === 0 && isLead && text.includes(quote));
  const found = proofFindings(context).find(
    ({ kind, basis }) => kind in VOUCHED && basis.basis === 'quote' && !isUp(basis.quote) && !PASSING.test(basis.quote),
  );
  if (found?.basis.basis !== 'quote' || top === undefined) return undefined;
  return idea(
    'vouched-up',
    0.82,
    `Bring the ${VOUCHED[found.kind] ?? 'proof'} up to the ${top.place}: ${quoted(excerpt(found.basis.quote, 110))}`,
    'it stands further down on the page',
    `the ${top.place} reads ${quoted(excerpt(top.text, 80))}`,
  );
};

const SURVEYED =
  /\b(?:GuildQuality|Trustpilot|Google reviews|ProvenExpert|Yelp|TripAdvisor|customer survey(?:ing|s)?|kundenbefragung\p{L}*|kundenbewertungen|satisfaction surveys?)\b/iu;

/** A survey or a portal that the page names without what came of it. */
const surveyed: Idea = (context) => {
  if (ratingIn(context) !== undefined) return undefined;
  const said = context.own.find(({ page, text }) => page === 0 && text.length < 400 && SURVEYED.test(text));
  const name = said && SURVEYED.exec(said.text)?.[0];
  if (said === undefined || name === undefined) return undefined;
  return idea(
    'surveyed',
    0.86,
    `Write the score from ${quoted(name)} into the page, with the number of answers`,
    `the page says ${quoted(excerpt(said.text, 140))}`,
    'no score was found',
  );
};

/** Proof that the pages have and do not show where it works. */
export const ideasFromProof: readonly Idea[] = [lead, rating, quotes, vouched, surveyed, story];
