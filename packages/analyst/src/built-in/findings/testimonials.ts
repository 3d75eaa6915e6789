import { kindsOf } from '../kind/kind.ts';
import { postsIn } from '../read/editorial.ts';
import type { Passage } from '../read/passage.ts';
import type { Context } from './context.ts';
import { isInsiderQuote } from './insider-quote.ts';
import { memoize } from './memoize.ts';
import { signedQuotes } from './signed-quotes.ts';
import {
  headedVoices,
  isNotice,
  isVoice,
  nameFirstVoices,
  FIRST_PERSON_PRONOUN,
  praiseZone,
  speakerOf,
  SPOKEN,
  STARS,
  THANKS_WORDS,
} from './voices.ts';

/** A quote from another person about the site, with the speaker if the page names one. */
export type Testimonial = {
  readonly words: string;
  readonly passage: Passage;
  readonly by: string | undefined;
  /** A description in place of a name: “CEO of a bank”. */
  readonly as?: string | undefined;
};

const FIRST_PERSON = /\b(?:I|my|we|our|they|ich|wir|mir|je|nous|mon|yo|mi|nos|io|noi|eu|meu|nós|you|Ihnen|dir)\b/u;
const ANONYMOUS = /^(?:[—–-]\s?)?(?:a |an |e-?mail|eine[rs]?|un[ea]?|kund|mandant|client|customer|anonym|user\b)/iu;
/** Outside a testimonials section, praise addresses or thanks someone. */
const PRAISE = new RegExp(
  String.raw`(?<!\p{L})(?:you|your|Sie|Ihnen|vous|${THANKS_WORDS}|obrigad\p{L}+)(?!\p{L})`,
  'iu',
);
const OWN_VOICE =
  /\bmeine (?:\p{L}+ )*erfahrungen\b|\bSie erhalten\b|(?<!\p{L})(?:überzeugen|profitieren|vertrauen|lassen) Sie\b|\b(?:our|my) approach\b|\bwe (?:offer|provide)\b|\bwir (?:wollen|bieten)\b/iu;
/** Words that a customer may also write, but then below a testimonials heading. */
const LIKELY_OWN_VOICE = /\bwir haben\b|\bnous n['’]avons\b|\bnotre\b/iu;
const OWN_PEOPLE = /koordinator|gründer|fondat|founder|\bceo\b|\bdirector/iu;
const QUOTED = /^["“„«”]\s?[^"“”„«»]{25,600}["”“»]/u;

/** Whether a text is a signature rather than a quote: “Email of a client, March 2016”. */
const isSignature = (text: string): boolean =>
  (text.match(/\p{L}+/gu)?.length ?? 0) < 5 ||
  (text.length < 70 && ANONYMOUS.test(text) && !/[.!?…]["”“»]?$/u.test(text.trim()));

/** Kinds of sites that quote people for other reasons than praise. */
const QUOTES_PEOPLE = kindsOf('reference news blog forum media documentation research government religious');

/** Kinds of sites with notice boxes that look like quotes. */
const EXPLAINED = kindsOf('open-source developer-tool documentation');

/** Whether a quote is praise by another person rather than by the organization itself. */
const isPraise = (words: string, section: string, isInSection: boolean): boolean =>
  !OWN_VOICE.test(words) &&
  !isNotice(words) &&
  (isInSection || (PRAISE.test(words) && !LIKELY_OWN_VOICE.test(words) && !OWN_PEOPLE.test(section)));

/** Words of praise. A signed first-person quote with one of them is no literary quotation. */
const ADMIRES =
  /(?<!\p{L})(?:great|best|excellent|amazing|awesome|fantastic|wonderful|professional|friendly|perfect|superb|outstanding|highly|happy|love|zufrieden|super|toll\p{L}*|freundlich\p{L}*|kompetent\p{L}*|begeistert|hervorragend\p{L}*|génial\p{L}*|parfait\p{L}*|professionnel\p{L}*|excelente\p{L}*|perfect[oa]|maravillos[oa]|ottim[oa]|fantastic[oa]|maravilhos[oa]|ótim[oa])(?!\p{L})/iu;
/** A quote followed by its speaker: “We love it! – Ana”, “We love it! Thanks, Ana”. */
const QUOTE_BEFORE_NAME =
  /^.{25,}(?:[.!?…](?=\s[–—-]\s?\p{Lu}[^.!?]{1,60}$)|[.!?…]\s(?:(?:[Mm]any )?[Tt]hanks|[Tt]hank you|[Dd]anke|[Mm]erci|[Gg]racias|[Gg]razie|[Oo]brigad[oa])(?:[^.!?,]{0,20})?,(?=\s\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}.'’-]*){0,2}$))/u;

/** A quote followed by a name and a role, below a testimonials heading: “We love it! Ana Lopez, head of a school”. */
const QUOTE_BEFORE_NAME_AND_ROLE = /^.{25,}[.!?…](?=\s\p{Lu}[\p{L}'’-]+\s\p{Lu}[\p{L}'’-]+,\s[^.!?]{3,70}$)/u;

/** A name with a source or date, after a quote: “Patricia V. on the Pets Best Facebook page, September 2014”. */
const SIGNED =
  /^[\s—–-]*\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}.'’-]*){0,3}(?:,\s|\s[-–—]\s|\s(?:on|via|from|at)\s)\S.*(?:\b(?:19|20)\d\d|\b(?:Facebook|Twitter|Google|Yelp|Trustpilot|page|review))/u;

/** The signature of a customer: “Ada Byron, office manager in Leeds”. */
const CUSTOMER = /^[—–~-]?\s?\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}.'’-]+){1,3},\s\p{L}{4,}/u;
const isOfCustomer = (by: string | undefined, words: string): boolean =>
  by !== undefined && CUSTOMER.test(by) && FIRST_PERSON_PRONOUN.test(words) && !OWN_PEOPLE.test(by);

const voicesIn = ({ site, isSure, judgment }: Context): readonly Testimonial[] => {
  if (isSure && QUOTES_PEOPLE.has(judgment.kind.id)) return [];
  const isList = site.said.filter(({ place }) => place === 'quote').length > 40;
  if (isList) return [];
  const [zone, headed, led, posts] = [praiseZone(site), headedVoices(site), nameFirstVoices(site), postsIn(site)];
  const set = signedQuotes(site);
  return site.said.flatMap((passage, at) => {
    const { place, section } = passage;
    const organization = headed.get(passage);
    if (organization !== undefined) return [{ words: passage.text, passage, by: organization }];
    const line = led.get(passage);
    if (line !== undefined) return isVoice(line.words) ? [{ ...line, passage }] : [];
    if (!SPOKEN.has(place) || posts.has(passage)) return [];
    const signer = set.get(passage);
    if (signer !== undefined) return [{ words: signer.words, passage, by: signer.name, as: signer.description }];
    const isInZone = zone.has(passage);
    const text = passage.text.replace(STARS, '');
    const isStarred = text !== passage.text && FIRST_PERSON.test(text);
    const marked =
      QUOTED.exec(text)?.[0] ??
      (isInZone || isStarred ? QUOTE_BEFORE_NAME.exec(text)?.[0] : undefined) ??
      (isInZone ? QUOTE_BEFORE_NAME_AND_ROLE.exec(text)?.[0] : undefined);
    const words = (marked ?? text).trim();
    if (!isVoice(words) || isSignature(text)) return [];
    const rest = text.slice(marked?.length ?? Infinity).replace(/^[\s—–,-]+|\s+$/gu, '');
    const after: Passage = { ...passage, text: `— ${rest.slice(0, 78)}` };
    const speaker = rest === '' ? speakerOf(site.said, at, zone) : speakerOf([passage, after], 0, zone);
    const by = speaker?.by;
    const isAdmiring = ADMIRES.test(words) && FIRST_PERSON_PRONOUN.test(words);
    const isNamed = isAdmiring && by !== undefined && (isInZone || isStarred || /[,(]/u.test(by));
    const isAuthored = isAdmiring && speaker?.isAuthor === true;
    const isSigned =
      isNamed ||
      isAuthored ||
      (marked !== undefined && SIGNED.test(rest)) ||
      (place === 'quote' && isOfCustomer(by, words));
    const isQuote =
      place === 'quote' ||
      isStarred ||
      isAuthored ||
      (marked !== undefined && (isInZone || isSigned || (FIRST_PERSON.test(marked) && ADMIRES.test(marked)))) ||
      (isInZone && (speaker?.isCertain === true || (by !== undefined && FIRST_PERSON.test(words))));
    const isBox = by === undefined && !isInZone && isSure && EXPLAINED.has(judgment.kind.id);
    if (!isQuote || isBox || !isPraise(words, section, isInZone || isStarred || isSigned)) return [];
    return [{ words, passage, by: by?.replace(/^[—–~-]\s?/u, '') }];
  });
};

/** Quotes from others: marked up as quotes, in quotation marks, after stars, or signed below a testimonials heading. */
export const testimonialsIn = memoize((context: Context): readonly Testimonial[] =>
  voicesIn(context).filter((quote) => !isInsiderQuote(context.site, quote)),
);
