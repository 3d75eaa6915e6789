import type { Context } from '../findings/context.ts';
import { countsIn, foundedIn, ratingIn } from '../findings/figures.ts';
import { mainCalls } from '../findings/next-step.ts';
import { testimonialsIn } from '../findings/proof.ts';
import { quoted } from '../read/wording.ts';
import { type Idea, idea } from './idea.ts';

const headOf = ({ site }: Context): string =>
  [site.snapshot.title, ...site.snapshot.headings.filter(({ level }) => level === 1).map(({ text }) => text)].join(' ');

const lead: Idea = (context) => {
  const count = countsIn(context)[0];
  const heading = context.site.snapshot.headings[0]?.text;
  if (count === undefined || heading === undefined || headOf(context).includes(count.words)) return undefined;
  return idea(
    'lead-figure',
    0.95,
    `Move ${count.words} up into the first heading`,
    `the page says ${quoted(count.sentence.slice(0, 160))}`,
    `its first heading reads ${quoted(heading.slice(0, 100))}`,
  );
};

const rating: Idea = (context) => {
  const found = ratingIn(context);
  const call = mainCalls(context)[0];
  if (found === undefined || call === undefined || (found.passage.isLead && found.passage.place !== 'description'))
    return undefined;
  return idea(
    'rating-up',
    0.9,
    `Show the rating ${quoted(found.words)} beside the button ${quoted(call)}`,
    `the rating stands in ${quoted(found.sentence.slice(0, 140))}`,
    `the first button reads ${quoted(call)}`,
  );
};

const quotes: Idea = (context) => {
  const { site } = context;
  const [first] = testimonialsIn(context).filter(({ passage }) => !passage.isLead);
  const heading = site.snapshot.headings[0]?.text;
  if (first === undefined || heading === undefined) return undefined;
  return idea(
    'quote-up',
    0.85,
    `Put the quote ${quoted(first.words.slice(0, 80))} directly below the first heading`,
    `it stands further down${first.passage.section === '' ? '' : `, under ${quoted(first.passage.section.slice(0, 80))}`}`,
    `the first heading reads ${quoted(heading.slice(0, 80))}`,
  );
};

const story: Idea = (context) => {
  const founded = foundedIn(context);
  if (founded === undefined || headOf(context).includes(founded.year)) return undefined;
  return idea(
    'story',
    0.75,
    `Put the year ${founded.year} into the main heading and tell what has lasted since`,
    `the page says ${quoted(founded.sentence.slice(0, 120))}`,
    'title and main heading do not mention it',
  );
};

/** Proof that the pages have and do not show where it works. */
export const ideasFromProof: readonly Idea[] = [lead, rating, quotes, story];
