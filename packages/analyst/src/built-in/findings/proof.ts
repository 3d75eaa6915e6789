import { kindsOf } from '../kind/kind.ts';
import type { Passage } from '../read/passage.ts';
import { isProductPage } from '../report/product-page.ts';
import { listed, quoted, excerpt, setOf } from '../read/wording.ts';
import { type Finding, groundOf, quoteFrom, strength } from '../report/statement.ts';
import { endorsements } from './endorsed.ts';
import { ownClaims } from './own-claims.ts';
import { once } from './once.ts';
import { type Context, inWords } from './context.ts';
import { countsIn, foundedIn, isOfUsers, ratingIn } from './figures.ts';

/** What somebody else says of the site, and who it was where the page names them. */
export type Testimonial = { readonly words: string; readonly passage: Passage; readonly by: string | undefined };

const ATTRIBUTION = /^[—–-]?\s?[\p{Lu}][^.!?"“”]{2,80}$/u;
const FIRST_PERSON = /\b(?:I|my|we|our|they|ich|wir|mir|je|nous|mon|yo|mi|nos|io|noi|eu|meu|nós|you|Ihnen|dir)\b/u;
const ANONYMOUS = /^(?:[—–-]\s?)?(?:a |an |e-?mail|eine[rs]?|un[ea]?|kund|mandant|client|customer|anonym|user\b)/iu;
/** “A guest from Bari” is nobody in particular. */
const ROLE =
  /mandant|kund[ei]|customer|client|patient|guest\b|user\b|\b(?:eines|einer|of an?|d['’]une?|de una?|di una?)\b/iu;
/** Outside a section of testimonials, who praises speaks to somebody or thanks them. */
const PRAISE =
  /(?<!\p{L})(?:you|your|Sie|Ihnen|vous|thank\p{L}*|[Dd]ank\p{L}*|merci|gracias|grazie|obrigad\p{L}+|recommend\p{L}*|empfehl\p{L}*|recommand\p{L}*|recomiend\p{L}*|recomend\p{L}*|consigli\p{L}*)(?!\p{L})/iu;
const OWN_VOICE =
  /\bmeine (?:\p{L}+ )*erfahrungen\b|\bSie erhalten\b|(?<!\p{L})(?:überzeugen|profitieren|vertrauen|lassen) Sie\b|\b(?:our|my) approach\b|\bwe (?:offer|provide)\b|\bwir (?:wollen|bieten)\b/iu;
/** A customer may write so as well, but then under a heading of testimonials. */
const LIKELY_OWN_VOICE = /\bwir haben\b|\bnous n['’]avons\b|\bnotre\b/iu;
const OWN_PEOPLE = /koordinator|gründer|fondat|founder|\bceo\b|\bdirector/iu;
const QUOTED = /^["“„«”]\s?[^"“”„«»]{25,600}["”“»]/u;

/** “Email of a client, March 2016”: who said it, not what was said. */
const isSignature = (text: string): boolean =>
  (text.match(/\p{L}+/gu)?.length ?? 0) < 5 ||
  (text.length < 70 && ANONYMOUS.test(text) && !/[.!?…]["”“»]?$/u.test(text.trim()));

/** “People ❤️ Acme”, “Wall of love”: headings of praise that use no word for it. */
const LOVED = /\b(?:people|users|customers|teams|developers)\s(?:love|❤|♥)|\bwall of love\b|\bloved by\b/iu;

/** Pages that quote people for other reasons than praise. */
const QUOTES_ANYBODY: ReadonlySet<string> = kindsOf(
  'reference news blog forum media documentation research government religious',
);

/** Whether somebody else praises the site, rather than the organization speaking for itself. */
const isPraise = (words: string, section: string, isInSection: boolean): boolean =>
  !OWN_VOICE.test(words) &&
  (isInSection || (PRAISE.test(words) && !LIKELY_OWN_VOICE.test(words) && !OWN_PEOPLE.test(section)));

/** “Clem Delangue”, “DHH”: a line with a name alone. */
const NAME_LINE = /^(?:\p{Lu}[\p{L}.'’-]*)(?:\s(?:\p{Lu}[\p{L}.'’-]*|de|van|von|der)){0,3}$/u;
/** “Co-founder and CEO at Hugging Face”, “SEO consultant”: what somebody does, and where. */
const ROLE_LINE =
  /\b(?:ceo|cto|coo|cmo|co-?founder|founder|owner|director|manager|head of|lead|engineer|developer|designer|consultant|editor|professor|teacher|student|parent|president|partner|author|blogger|marketer|writer|geschäftsführer(?:in)?|inhaber(?:in)?|gérante?|directeur|directrice|directora?|titolare|fundadora?)\b|^\p{Lu}?[\p{L} -]{3,40}\s(?:at|bei|chez|en|presso)\s\p{Lu}/iu;
const LONGEST_LINE = 60;
const SHORTEST_WORDS = 25;

const isLine = ({ text }: Passage, form: RegExp): boolean =>
  text.length <= LONGEST_LINE && !/[.!?]$/u.test(text.trim()) && form.test(text.trim());

/** Who says a text that stands below a name and a role, without quotation marks. */
const signedAbove = (said: readonly Passage[], index: number): string | undefined => {
  const [name, role, words] = [said[index - 2], said[index - 1], said[index]];
  if (name === undefined || role === undefined || words === undefined || words.place === 'heading') return undefined;
  if (words.text.length < SHORTEST_WORDS || name.section !== words.section) return undefined;
  return isLine(name, NAME_LINE) && isLine(role, ROLE_LINE) ? `${name.text.trim()}, ${role.text.trim()}` : undefined;
};

/** “Patricia V. on the Pets Best Facebook page, September 2014”: after a quote, a name and where or when it was said. */
const SIGNED =
  /^[\s—–-]*\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}.'’-]*){0,3}(?:,\s|\s[-–—]\s|\s(?:on|via|from|at)\s)\S.*(?:\b(?:19|20)\d\d|\b(?:Facebook|Twitter|Google|Yelp|Trustpilot|page|review))/u;

/** Quotes of others on the pages: marked as quotes, or in quotation marks under a heading of testimonials. */
export const testimonialsIn = once(({ site, isSure, judgment }: Context): readonly Testimonial[] => {
  if (isSure && QUOTES_ANYBODY.has(judgment.kind.id)) return [];
  const isList = site.said.filter(({ place }) => place === 'quote').length > 40;
  if (isList) return [];
  const inSections = new Set([
    ...site.topic('testimonials').flatMap(({ passage }) => (passage.place === 'heading' ? [passage.text] : [])),
    ...site.said.filter(({ place, text }) => place === 'heading' && LOVED.test(text)).map(({ text }) => text),
  ]);
  return site.said.flatMap((passage, index) => {
    const isInSection = inSections.has(passage.section);
    const speaker = isInSection && passage.place !== 'quote' ? signedAbove(site.said, index) : undefined;
    if (speaker !== undefined) return [{ words: passage.text.slice(0, 900), passage, by: speaker }];
    const marked = QUOTED.exec(passage.text)?.[0];
    const isSigned = marked !== undefined && SIGNED.test(passage.text.slice(marked.length));
    const isQuote = passage.place === 'quote' || (marked !== undefined && (isInSection || FIRST_PERSON.test(marked)));
    if (!isQuote || !isPraise(marked ?? passage.text, passage.section, isInSection || isSigned)) return [];
    if (isSignature(passage.text) || passage.text.length < 25 || passage.text.length > 900) return [];
    const after = passage.text.slice(marked?.length ?? Infinity).replace(/^[\s—–,-]+|\s+$/gu, '');
    const next = after === '' ? site.said[index + 1] : { ...passage, text: after.slice(0, 80) };
    const by = next?.page === passage.page && next.place !== 'heading' ? next.text.trim() : '';
    const isNamed = ATTRIBUTION.test(by) && !ANONYMOUS.test(by) && !ROLE.test(by);
    return [{ words: marked ?? passage.text, passage, by: isNamed ? by : undefined }];
  });
});

/** Claims that rest on somebody else. */
const VOUCHING: ReadonlySet<string> = setOf('award press certified trusted-by');

/** From this year on, age is no argument yet. */
const YOUNG = 2015;

const founding = (context: Context): Finding | undefined => {
  const founded = foundedIn(context);
  const isOld = Number(founded?.year) < YOUNG;
  if (founded === undefined || !(context.isSure || isOld) || founded.sentence === founded.words) return undefined;
  const words = founded.sentence.length > 140 ? '' : `: ${inWords(context, founded.sentence)}`;
  const text = `In the field since ${founded.year}${words}`;
  return strength('founded', isOld ? 0.85 : 0.55, text, groundOf(founded.passage, founded.sentence));
};

const voice = (context: Context): Finding | undefined => {
  const testimonials = testimonialsIn(context);
  const named = testimonials.find(({ by }) => by !== undefined);
  const quote = named ?? testimonials[0];
  if (quote === undefined) return undefined;
  const who = named?.by?.replace(/^[—–-]\s?/u, '').replace(/\s*[-–,(]?\s*\p{L}{3,9}\.?,? 20\d\d\)?$/u, '');
  const words = quoted(excerpt(quote.words, 160));
  const others = testimonials.length > 1 ? 'Several quotes of customers, such as' : 'A quote of a customer:';
  const claim = who === undefined ? `${others} ${words}` : `${who} vouches for it: ${words}`;
  const found = strength('testimonial', named ? 0.9 : 0.6, claim, quoteFrom(quote.passage, quote.words));
  return named === undefined ? { ...found, isUnsigned: true } : found;
};

/** What vouches for the site: others’ words, ratings, counts, awards, certificates, years. */
export const proofFindings = once((context: Context): readonly Finding[] => {
  const rating = ratingIn(context);
  const rated = rating && (isProductPage(context) ? rating.words : inWords(context, rating.sentence));
  const counts = countsIn(context).slice(0, 3);
  const [first] = counts;
  const sized = first && isOfUsers(first, context) ? 'users' : 'counts';
  const figures = listed([...new Set(counts.map(({ words }) => words))]);
  return [
    rating && strength('rating', 0.95, `Rated by others: ${rated ?? ''}`, groundOf(rating.passage, rating.sentence)),
    first && strength(sized, 0.95, `Scale in figures: ${figures}`, groundOf(first.passage, first.sentence)),
    founding(context),
    voice(context),
    ...endorsements(context),
    ...ownClaims(context).filter(({ kind }) => VOUCHING.has(kind)),
  ].filter((found) => found !== undefined);
});
