import { blockQuoteOf, isAbout, type Page, type Quote, quoteOf, type Sentence } from '../page.ts';
import { normal, wordsOf } from '../wording.ts';
import type { Topic } from '../words/lexicon.ts';

/** Something the page says it can do: `claim` is its short form, a heading or a list item, `quote` what stands behind it. */
export type Feature = { readonly claim: string; readonly quote: Quote };

const MAX_FEATURES = 8;

const notFeatures: readonly Topic[] = [
  'plans',
  'questions',
  'testimonials',
  'contact',
  'about',
  'newsletter',
  'blog',
  'login',
  'sign-up',
  'hours',
  'directions',
  'trusted-by',
  'cart',
  'case-studies',
  'posted',
  'demo',
  'donate',
  'privacy',
  'shipping',
  'returns',
  'booking',
  'menu',
  'lodging',
  'volunteer',
];

const genericHeading =
  /^(?:(?:trusted by|loved by|as seen|popular|latest|recent|featured|trending|related|jetzt|see|meet|what|why|how|when|who|which|ready|it['’]s time|let['’]s|join|start|try|meet|about|welcome|warum|was|wie|pourquoi|comment|por qué|cómo|perché|come|waarom|hoe)\s.*|(?:our |key |main |core |top |all )?(?:objectives?|goals|programs?|programmes?|projects|impact|activities|initiatives|gallery|achievements|causes|offers?|approach|process|story|mission|vision|values|team|work|clients|partners|philosophy|features?|benefits|services?|products?|highlights|solutions?|overview|advantages)|why (?:us|choose us|.{0,24})|how (?:it works|to .{0,30})|what (?:we do|you get|we offer|is .{0,24})|get started|getting started|welcome.{0,30}|introduction|home|(?:\p{L}+ )?(?:installation|imports?)|.* (?:anfragen|buchen|bestellen|anfordern|kontaktieren)|\p{L}*leistungen .*|more|learn more|read more|links|resources|news|menu|company|product|support|explore|in english|english|auf deutsch|deutsch|(?:\S+ )?guide|footer|navigation|leistungen|vorteile|unsere? .{0,12}|was .{0,40}|so .{0,30}|wie .{0,30}|funktionen|nos services|servicios|funcionalidades|caractéristiques|características|caratteristiche|functies)$/iu;

/** What a button or a form asks for is no feature. */
const isStep = (page: Page, { text, section }: Sentence): boolean => {
  const lower = text.trim().toLowerCase();
  return (
    page.snapshot.callsToAction.some((step) => step.text.trim().toLowerCase() === lower) ||
    page.sentences.some(
      (sentence) =>
        sentence.place === 'label' && sentence.section === section && section.trim().toLowerCase() === lower,
    )
  );
};

const isClaim = (page: Page, sentence: Sentence): boolean => {
  const words = wordsOf(sentence.text).length;
  return (
    words >= 2 &&
    words <= 12 &&
    sentence.text.length <= 90 &&
    !/[?:]$/u.test(sentence.text) &&
    /^\p{L}/u.test(sentence.text) &&
    !/^\p{L}{3,9}\.? \d{1,2},? \d{4}$/u.test(sentence.text) &&
    !/[$€£]\s?\d|[©<>{}=;❤♥]/u.test(sentence.text) &&
    !genericHeading.test(sentence.text.replace(/[.!…]+$/u, '')) &&
    !sentence.normal.includes(normal(page.name.inText)) &&
    !/^(?:i|i['’]m|we|ich|wir|je|nous|yo|nosotros|io|noi|ik|wij|eu|nós)\s/iu.test(sentence.text) &&
    !isStep(page, sentence) &&
    !isAbout(page, sentence, 'install') &&
    !/^[\p{L}\s()]{2,30}:\s|@|https?:/u.test(sentence.text) &&
    !notFeatures.some((topic) => isAbout(page, sentence, topic) && words <= 4)
  );
};

const firstBelow = (page: Page, heading: Sentence): Sentence | undefined => {
  const below = page.sentences.find(
    ({ block, place, isLink }) => block > heading.block && !isLink && place !== 'label' && place !== 'button',
  );
  const isBelow = below?.section === heading.text.slice(0, 300).trim() || below?.section === heading.section;
  return below !== undefined &&
    isBelow &&
    (below.place === 'paragraph' || below.place === 'list-item') &&
    wordsOf(page.snapshot.blocks[below.block]?.text ?? '').length >= 4
    ? below
    : undefined;
};

const isWhole = (page: Page, sentence: Sentence): boolean =>
  page.snapshot.blocks[sentence.block]?.text.trim() === sentence.text;

/**
 * The features of a page that describes something: headings with a paragraph below them, or list items that stand for
 * themselves. Sections about prices, people and questions are no features.
 */
export const featuresOf = (page: Page, offering: string | undefined): readonly Feature[] => {
  const headings = page.prose.filter((sentence) => sentence.place === 'heading' && isWhole(page, sentence));
  const offered = normal(offering ?? '');
  const topLevel = normal(page.snapshot.headings.find(({ level }) => level === 1)?.text ?? '');
  const titled = headings
    .filter((heading) => heading.normal !== topLevel && !offered.includes(heading.normal) && isClaim(page, heading))
    .flatMap((heading) => {
      const below = firstBelow(page, heading);
      return below === undefined || isAbout(page, below, 'boilerplate') || isAbout(page, below, 'posted')
        ? []
        : [{ claim: heading.text, quote: blockQuoteOf(page, below) }];
    });
  if (titled.length >= 2) return titled.slice(0, MAX_FEATURES);
  const sections = (section: string) => normal(section);
  const items = page.prose
    .filter(
      (sentence) =>
        sentence.place === 'list-item' &&
        isWhole(page, sentence) &&
        isClaim(page, sentence) &&
        wordsOf(sentence.text).length >= 3,
    )
    .filter((sentence) => !notFeatures.some((topic) => isAbout(page, { normal: sections(sentence.section) }, topic)))
    .map((sentence) => ({ claim: sentence.text, quote: quoteOf(sentence) }));
  return [...titled, ...items].slice(0, MAX_FEATURES);
};
