import { readStored, store } from '../../lib/browser-storage.ts';
import { log } from '../../lib/log.ts';

export type HeadlineVariant = {
  readonly id: string;
  readonly headline: string;
  readonly subheadline: string;
  readonly weight: number;
};

/** Eleven variants; headlines have at most 30 characters, so that each fits the two lines kept for it (D-74). */
export const headlineVariants: readonly HeadlineVariant[] = [
  {
    id: 'control',
    headline: 'See your product twice.',
    subheadline:
      'In twenty seconds a machine reads your site and shows the sentence behind each finding. Then people who match your customer tell you what it missed.',
    weight: 3,
  },
  {
    id: 'variant-1',
    headline: 'One site, two readings.',
    subheadline:
      'The first one is free and takes a machine about twenty seconds. The second is by people who match your customer, and they say why.',
    weight: 1,
  },
  {
    id: 'variant-2',
    headline: 'What does your site say?',
    subheadline:
      'A machine tells you in twenty seconds, with the sentence behind each finding. People who match your customer tell you what they heard.',
    weight: 1,
  },
  {
    id: 'variant-3',
    headline: 'Find out what people miss.',
    subheadline:
      'Start with a free analysis of your site in about twenty seconds. Then ask one person or three, who match your customer, to look as well.',
    weight: 1,
  },
  {
    id: 'variant-4',
    headline: 'Read your site as others do.',
    subheadline:
      'A machine goes first and quotes what it rests on. People who match your customer follow, and write down where they hesitated.',
    weight: 1,
  },
  {
    id: 'variant-5',
    headline: 'Ask before you launch.',
    subheadline:
      'A free report in about twenty seconds, each finding with its sentence. Then an opinion by tomorrow from a person who fits your customer.',
    weight: 1,
  },
  {
    id: 'variant-6',
    headline: 'Paste a link. Read the rest.',
    subheadline:
      'Audience, strengths, competition, personas and ratings, in about twenty seconds and for nothing. People add what a machine cannot know.',
    weight: 1,
  },
  {
    id: 'variant-7',
    headline: 'One machine. A few people.',
    subheadline:
      'One finds what your site says and what it leaves out. The others try it, rate it out of 5 and tell you why. Both stand on one page.',
    weight: 1,
  },
  {
    id: 'variant-8',
    headline: 'A second pair of eyes. Or six.',
    subheadline:
      'The machine looks in twenty seconds, free of charge. One reviewer or three who match your customer look within 24 or 48 hours.',
    weight: 1,
  },
  {
    id: 'variant-9',
    headline: 'Every finding has a source.',
    subheadline:
      'A machine reads your site in twenty seconds and marks what it cannot quote as an inference. Then people tell you what it missed.',
    weight: 1,
  },
  {
    id: 'variant-10',
    headline: 'Hear it from your users.',
    subheadline:
      'Begin with what a machine reads in your site, free and in twenty seconds. Go on with people who match the customer it describes.',
    weight: 1,
  },
];

/** Specification, section 4: the three keys of the browser's local storage. */
const VARIANT_KEY = 'headline-variant';
const IMPRESSION_KEY = 'headline-impression-tracked';
const CONVERSION_KEY = 'headline-conversion-tracked';

/** Picks a variant by weight; `random` is in [0, 1), like `Math.random()`. */
export const drawVariant = (random: number): HeadlineVariant => {
  const total = headlineVariants.reduce((sum, { weight }) => sum + weight, 0);
  let rest = random * total;
  const drawn = headlineVariants.find(({ weight }) => (rest -= weight) < 0);
  return drawn ?? control;
};

const control = headlineVariants[0] as HeadlineVariant;

/**
 * The visitor's variant: the stored one, else a random one. An unknown stored id is replaced (D-74). The id is also kept
 * in the document, so that without storage the app shows the headline that was inserted before it ran.
 */
export const visitorsVariant = (): HeadlineVariant => {
  // There is no visitor during prerendering.
  if (!('document' in globalThis)) return control;
  const { dataset } = document.documentElement;
  const knownId = readStored(VARIANT_KEY) ?? dataset['headline'];
  const known = headlineVariants.find(({ id }) => id === knownId);
  if (known) return known;
  const drawn = drawVariant(Math.random());
  store(VARIANT_KEY, drawn.id);
  dataset['headline'] = drawn.id;
  return drawn;
};

/** Logs once per visitor that the headline was seen. */
export const trackImpression = ({ id }: HeadlineVariant): void =>
  trackOnce(IMPRESSION_KEY, `Headline impression: ${id}`);

/** Logs once per visitor that a URL was submitted below the headline. */
export const trackConversion = ({ id }: HeadlineVariant): void =>
  trackOnce(CONVERSION_KEY, `Headline conversion: ${id}`);

function trackOnce(key: string, message: string): void {
  if (readStored(key) === 'true') return;
  store(key, 'true');
  log.info(message);
}
