import { inferred, said } from './basis.ts';
import type { Facts } from './facts.ts';
import { quoteOf } from './page.ts';
import type { Statement } from './statement.ts';
import { companions } from './swot/message.ts';
import { capitalised, excerpt, listed, quoted, shortened, withArticle, wordsOf } from './wording.ts';
import { kindNames, type SiteKind } from './words/site-kinds.ts';
import { profileOf } from './words/roles.ts';

/** What the site is there for; where no sentence says so, how it opens; where it has no words, that. */
export const purposeOf = ({ offering, name, kind, page }: Facts): Statement => {
  if (offering !== undefined) return { kind: 'purpose', text: offering.purpose, basis: said(offering.quote) };
  const what = capitalised(withArticle(kindNames[kind]));
  const opening = page.prose.find(({ place, block }) => place === 'heading' || block < 0);
  if (opening === undefined) {
    const reason = `No title, description or heading of the page tells what ${name.inText} is.`;
    return {
      kind: 'purpose',
      text: `${what} that does not say in words what ${name.inText} is for.`,
      basis: inferred(reason),
    };
  }
  return {
    kind: 'purpose',
    text: `${what} that opens with ${quoted(excerpt(opening.text, 120))}.`,
    basis: said(quoteOf(opening)),
  };
};

/** The site's own description; without one, the sentence that begins with its name, or its first one of some length; without those, its purpose. */
export const descriptionOf = (facts: Facts): Statement => {
  const own = facts.page.snapshot.description.trim();
  const isOwn = own !== '' && facts.page.sentences.some(({ place }) => place === 'description');
  if (isOwn) return { kind: 'description', text: own, basis: { basis: 'quote', quote: own, section: '' } };
  const paragraphs = facts.page.prose.filter(({ place, text }) => place === 'paragraph' && wordsOf(text).length >= 8);
  const called = facts.name.inText.split(' ')[0] ?? '';
  const first =
    paragraphs.slice(0, 8).find(({ text }) => called.length > 3 && text.startsWith(`${called} `)) ?? paragraphs[0];
  if (first !== undefined)
    return {
      kind: 'description',
      text: shortened(first.text, 1_900),
      basis: { basis: 'quote', quote: shortened(first.text, 1_900), section: first.section },
    };
  return { ...purposeOf(facts), kind: 'description' };
};

const readers: Readonly<Record<SiteKind, (name: string) => string>> = {
  software: (name) => `People whose work ${name} could take over; the page names no trade and no role`,
  shop: (name) => `People who buy what ${name} sells; the page pictures nobody in particular`,
  blog: (name) => `Readers who come to ${name} for one piece and stay for the next`,
  news: (name) => `The public that ${name} reports to, from the first headline to the last`,
  docs: (name) => `People who have begun with ${name} and need to know how it is done`,
  'open-source': (name) => `Developers who would rather build on ${name} than write it themselves`,
  local: (name) => `People in reach of ${name}, who want somebody near and known`,
  restaurant: (name) => `People who are hungry near ${name}, or plan an evening there`,
  lodging: (name) => `Travellers who look for a bed where ${name} is`,
  health: (name) => `People who need the help that ${name} gives, and live close enough`,
  directory: (name) => `People who look for something that ${name} can find for them`,
  game: (name) => `Players with an evening to spend on ${name}`,
  portfolio: (name) => `Those who might hire the person behind ${name}`,
  agency: (name) => `Companies with a task that ${name} could be given`,
  nonprofit: (name) => `People who care about what ${name} does, and could give money or time`,
  government: (name) => `Residents with an errand for which ${name} is responsible`,
  course: (name) => `People who want to learn what ${name} teaches`,
  event: (name) => `People in the field who would travel to ${name}`,
  community: (name) => `People who have a question, or an answer, that belongs on ${name}`,
  site: (name) => `Visitors who already know why they came to ${name}`,
};

const readersOf = ({ kind, likelyReader, name }: Facts): string => {
  if (likelyReader.role !== 'user' || kind === 'directory') return readers[kind](name.inText);
  return kind === 'open-source'
    ? `People who would rather use ${name.inText} than something they cannot look into`
    : `Private people who would use ${name.inText} for themselves; the page speaks of no trade and no team`;
};

const whatItShows = ({ matter, offering }: Facts): string => {
  const titles = matter.headlines.slice(0, 2).map(({ quote }) => quoted(excerpt(quote, 70)));
  if (titles.length > 0) return `it shows ${listed(titles)}`;
  return offering === undefined ? 'it has hardly any words' : `it says ${quoted(excerpt(offering.quote.quote, 120))}`;
};

export const targetAudienceOf = (facts: Facts): Statement => {
  const first = facts.audiences[0];
  if (first === undefined) {
    return {
      kind: 'target-audience',
      text: `${readersOf(facts)}.`,
      basis: inferred(`The page names no group of people; ${whatItShows(facts)}.`),
    };
  }
  const groups = companions(facts);
  const decides = profileOf(first.role, facts.kind).decides.replaceAll('{N}', facts.name.inText);
  const phrases = listed(groups.map(({ phrase }) => (facts.language.isEnglish ? phrase : quoted(phrase))));
  if (facts.kind === 'nonprofit') {
    const text = `Donors and volunteers who care about ${phrases}. ${decides}`;
    return { kind: 'target-audience', text, basis: said(first.quote) };
  }
  const inEnglish = listed([...new Set(groups.map(({ occupation }) => `${occupation.toLowerCase()}s`))]);
  const group = facts.language.isEnglish
    ? capitalised(phrases)
    : `${capitalised(inEnglish)}, whom the page calls ${phrases}`;
  return { kind: 'target-audience', text: `${group}. ${decides}`, basis: said(first.quote) };
};

const MAX_USPS = 5;

const absence =
  /^(?:no|without|never|only|kein|keine|ohne|nur|sans|aucun|sin|sólo|solo|sem|senza|geen|zonder|alleen)\s/iu;

/** “Free for you” is the page speaking, and has to be quoted. */
const speaksToSomebody = /\b(?:i|me|my|we|us|our|you|your)\b/iu;

const claimsOf = ({ features, language, page, name }: Facts): readonly Statement[] => {
  const word = (claim: string) =>
    language.isEnglish && /^\p{Lu}/u.test(claim) && !speaksToSomebody.test(claim)
      ? capitalised(claim.replace(/[.!,;:\s]+$/u, ''))
      : `Promises ${quoted(claim)}`;
  const claims = features.map(({ claim, quote }) => ({
    kind: 'usp-feature',
    text: word(claim),
    basis: said(quote),
  }));
  const absences = page.prose
    .filter(
      ({ text, place }) =>
        absence.test(text) &&
        place !== 'heading' &&
        wordsOf(text).length >= 3 &&
        wordsOf(text).length <= 12 &&
        !text.endsWith('?'),
    )
    .filter(({ text }) => !features.some(({ quote }) => quote.quote.includes(text)) && !text.includes(name.inText))
    .slice(0, 2)
    .map((sentence) => ({
      kind: 'usp-absence',
      text: word(sentence.text),
      basis: said({ quote: sentence.text, section: sentence.section }),
    }));
  return [...claims, ...absences];
};

/** What sets the site apart, as it says itself; at least one statement. */
export const uspsOf = (facts: Facts): readonly Statement[] => {
  const { name, rivals, matter, offering } = facts;
  const apart = rivals
    .filter(({ kind }) => kind === 'unlike')
    .slice(0, 1)
    .map((rival) => ({
      kind: 'usp-unlike',
      text: `Not the same as ${rival.name}, and says why`,
      basis: said(rival.quote),
    }));
  const origin =
    matter.handmade === undefined ||
    facts.features.some(
      ({ claim, quote }) => claim === matter.handmade?.quote || quote.quote === matter.handmade?.quote,
    )
      ? []
      : [
          {
            kind: 'usp-origin',
            text: `Where ${name.inText} comes from is part of what it sells`,
            basis: said(matter.handmade),
          },
        ];
  const found = [...claimsOf(facts).slice(0, MAX_USPS - 1), ...apart, ...origin].slice(0, MAX_USPS);
  if (found.length > 0) return found;
  return offering === undefined
    ? [
        {
          kind: 'usp-none',
          text: `None that ${name.inText} puts into words`,
          basis: inferred(`No sentence of the page says what ${name.inText} does and others do not.`),
        },
      ]
    : [
        {
          kind: 'usp-tagline',
          text: `Stands by one line: ${quoted(excerpt(offering.quote.quote, 120))}`,
          basis: said(offering.quote),
        },
      ];
};
