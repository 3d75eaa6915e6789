import { kindsOf } from '../kind/kind.ts';
import { letters } from '../read/name-signs.ts';
import { isHead, type Passage } from '../read/passage.ts';
import { sentenceAt } from '../read/sentences.ts';
import type { Site } from '../read/site.ts';
import { SPEAKS } from '../read/speaks.ts';
import { excerpt } from '../read/wording.ts';
import { type Finding, groundOf, strength } from '../report/statement.ts';
import { type Context, inWords } from './context.ts';
import type { Figure } from './figures.ts';
import { memoize } from './memoize.ts';
import { relevantClauses } from './relevant-clauses.ts';

const FOUNDED =
  /\b(?:since|(?:since )?(?:its|our) (?:establishment|foundation|founding|inception) in|established(?: in)?|founded(?: in)?|(?:was |has )?(?:begun|began|started|opened) in|est\.?|seit(?: dem jahr)?|gegründet(?: im jahr)?|depuis|fondée? en|créée? en|desde|fundad[ao] en|dal|fondat[ao] nel|fundad[ao] em|desde)\s(?:\p{L}+ )?(1[6-9]\d{2}|20[0-2]\d)(?!\d)|(?<!\p{L})wurden?\s(?:im jahr )?(1[6-9]\d{2}|20[0-2]\d)\s.{0,60}gegründet|創業\s?(?:明治|大正|昭和)?(1[6-9]\d{2}|20[0-2]\d)年/iu;

/** “We have sold guitars since 1946” is about the site, “Jena has been a customer since 2013” is about someone else. */
const isOwnStory = ({ name }: Site, sentence: string, words: string): boolean =>
  (/found|establish|beg[au]n|started|opened|^est|gegründet|fond|créé|fundad|創業/iu.test(words) &&
    (SPEAKS.test(sentence) || sentence.length < words.length + 40 || sentence.includes(name.title))) ||
  (sentence.trim().toLowerCase().startsWith(words.toLowerCase()) &&
    (sentence.length < 70 || sentence.toLowerCase().includes(name.title.toLowerCase()))) ||
  sentence.length < words.length + 25 ||
  (/\b(?:we|our|family|company|business|wir|familie\w*|nous|notre|nosotros|noi|nós)\b/iu.test(sentence) &&
    !/\b(?:I|my|she|he|customer|client|her|his)\b/u.test(sentence)) ||
  sentence.includes(`${name.title} has`) ||
  letters(sentence).startsWith(letters(name.title));

/** Kinds of sites whose years belong to a person's life or to articles. */
const LIFE_KINDS = kindsOf('portfolio news blog reference');
/** Below these headings, years belong to a person's life or work, not to the site. */
const LIFE_SECTION =
  /(?<!\p{L})(?:experience|education|employment|work history|career|cv|r[ée]sum[ée]|publications?|awards?|werdegang|lebenslauf|ausbildung|berufserfahrung|parcours|formation|expérience|formación|experiencia|istruzione|formazione|esperienze?|formação|experiência)(?!\p{L})|職歴|学歴|経歴/iu;
/** “Since 2008 in our practice”: about one of the people there, or a line without its subject. */
const JOINED =
  /\d{4}\s(?:in|bei|with|at|part of|member of|teil|chez|dans|au sein de|con|en|da|presso|nel|em|na)\s(?:der |the |la )?(?:our|unser\p{L}*|uns|us|notre|nous|nosotros|nuestr\p{L}*|noi|nostr\p{L}*|nós|noss\p{L}*|team|praxis|practice)(?!\p{L})/iu;
const HAS_SUBJECT = /(?<!\p{L})(?:we|wir|nous|nosotros|noi|nós)(?!\p{L})/iu;
/** A heading with a person's name, such as “Dr. Ada Byron”. */
const OF_PERSON = /^\W*(?:Dr|Prof|Dipl|Mag|Mrs?|Ms|Herr|Frau|Mme|Sra?|Dott)\.?(?:ssa)?[\s.]/u;
const isOfPerson = (site: Site, { section }: Passage, sentence: string): boolean =>
  (OF_PERSON.test(section) && !letters(section).includes(letters(site.name.title))) ||
  (JOINED.test(sentence) && !HAS_SUBJECT.test(sentence.replace(JOINED, '')));

const DECADES = /(\d{2,3})\+?\s(?:years?|jahren?|ans|années|años|anni|anos)(?!\p{L})(?! old)/iu;
const YEARS = /(?<!\d)(?:19|20)\d\d(?!\d)/gu;
const ROUNDED = 3;
/** A sentence this short in the first lines is about the site. */
const MAX_FIRST_LENGTH = 90;

const ABOUT =
  /(?<!\p{L})(?:about|story|history|who we are|über uns|geschichte|à propos|histoire|sobre|quiénes|historia|chi siamo|storia|quem somos|história)(?!\p{L})|会社/iu;

/** Whether a text is about the site itself rather than about one of the things it lists. */
const isOfSite = ({ name, snapshot }: Site, { section }: Passage, sentence: string): boolean =>
  section === '' ||
  ABOUT.test(section) ||
  SPEAKS.test(sentence) ||
  letters(`${section} ${sentence}`).includes(letters(name.title)) ||
  snapshot.headings.some(({ level, text }) => level === 1 && text === section);

/** A site founded after the first year has no age to speak of yet. The second year is an upper bound for the date of an analysis. */
const [RECENT, LATEST] = [2020, 2035];

/** Whether the site elsewhere claims more years than have passed since the given year, judged by the latest year on its pages. */
const isContradicted = (own: readonly Passage[], year: number): boolean => {
  const years = own.flatMap(({ text }) => (text.match(YEARS) ?? []).map(Number));
  const latest = Math.max(year, ...years.filter((each) => each < 2030));
  return own.some(({ text }) => {
    const stated = SPEAKS.test(text) ? Number(DECADES.exec(text)?.[1] ?? 0) : 0;
    const passed = latest > year ? latest - year + ROUNDED : LATEST - year;
    return stated > passed && stated < 400;
  });
};

const MAX_LENGTH = 220;
/** Sentences about a person, a partner or a record (“the warmest year since 1881”) rather than the site. */
const ABOUT_OTHERS =
  /\b(?:(?:im|in unserem|in our|our|the) team|in (?:unserer|der) praxis|dans l['’]équipe|en el equipo|nel team|na equipe|supporting|sponsor(?:ing|ed)?|partner(?:ed|s)?|unterstütz\p{L}*|soutien\p{L}*|(?:warm|hott|cold|wett|dri|high|low)est|worst|record|más (?:cal|cál|frí|alt|baj)\p{L}*)\b/iu;

/** The earliest year that the site gives for its founding. */
export const foundedIn = memoize(
  ({ site, own, judgment, isSure }: Context): (Figure & { readonly year: string }) | undefined => {
    if (LIFE_KINDS.has(judgment.kind.id)) return undefined;
    const years = own.flatMap((passage): (Figure & { readonly year: string })[] => {
      const found = FOUNDED.exec(passage.text);
      const year = found?.[1] ?? found?.[2] ?? found?.[3];
      if (found === null || year === undefined) return [];
      const sentence = sentenceAt(passage, found.index);
      if (LIFE_SECTION.test(passage.section) && !sentence.includes(site.name.title)) return [];
      if (ABOUT_OTHERS.test(sentence)) return [];
      const isFirst = isHead(passage) || (isSure && passage.isLead && sentence.length < MAX_FIRST_LENGTH);
      const isOwn = (isFirst || isOwnStory(site, sentence, found[0])) && isOfSite(site, passage, sentence);
      const isCertain = sentence.length < MAX_LENGTH && isOwn && !isOfPerson(site, passage, sentence);
      return isCertain && Number(year) <= RECENT && !isContradicted(own, Number(year))
        ? [{ year, words: found[0], sentence, passage }]
        : [];
    });
    return years.toSorted((a, b) => Number(a.year) - Number(b.year))[0];
  },
);

/** Sites founded from the first year on are too young for a strong argument, from the second on for any. */
const YOUNG = 2015;
const NEW = 2020;

/** The founding year as a strength, unless the site is young. */
export const foundedSince = (context: Context): Finding | undefined => {
  const founded = foundedIn(context);
  const isOld = Number(founded?.year) < YOUNG;
  if (
    founded === undefined ||
    Number(founded.year) >= NEW ||
    !(context.isSure || isOld) ||
    founded.sentence === founded.words
  )
    return undefined;
  const { sentence, passage } = founded;
  const part = relevantClauses(sentence, Math.max(0, sentence.indexOf(founded.words)), founded.words.length);
  const words = `: ${inWords(context, excerpt(part, 140))}`;
  const text = `In the field since ${founded.year}${words}`;
  return strength('founded', isOld ? 0.85 : 0.55, text, groundOf(passage, part));
};
