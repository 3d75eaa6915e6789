import { KNOWN_LANGUAGES } from '../read/language.ts';
import { editorialIn } from '../read/editorial.ts';
import type { Passage } from '../read/passage.ts';
import { sentencesOf } from '../read/sentences.ts';
import { SPEAKS } from '../read/speaks.ts';
import { listed, quoted } from '../read/wording.ts';
import { inferred, quoteFrom, type Statement, statement } from '../report/statement.ts';
import { type Context, inWords, languageMark } from './context.ts';
import { memoize } from './memoize.ts';

/** A contrast: “Local, not global”, “Not a feed. A companion.”, “No swiping, no texting”, “lokal statt global”. */
const CONTRAST =
  /^(?:[^.,!?]{3,40}(?:, (?:not|nicht|pas)| (?:und nicht|et non|et pas|y no|e non|e não)) [^.,!?]{3,40}[.!]?|not (?:an?|just|only|another) [^.!?]{3,40}[.,—–-]\s?(?:it['’]s )?(?:an?|the|but) [^.!?]{3,60}[.!]?|no [\p{L} -]{3,30}, no [^!?]{3,60}[.!]?|kein\p{L}* [\p{L} -]{3,30}, kein\p{L}* [^!?]{3,60}[.!]?|(?:pas de|sans|sin|senza|sem) [\p{L} -]{3,30}, (?:pas de|sans|sin|senza|sem) [^!?]{3,60}[.!]?|[^.,!?]{3,40} (?:instead of|rather than|statt|anstatt|plutôt que|en (?:vez|lugar) de|invece (?:di|che)|em vez de) [^.,!?]{3,40}[.!]?)$/iu;
/** Questions, warnings and thanks are no contrasts. */
const NO_CONTRAST =
  /^(?:do|please|if|why|how|what|it|this|that|we are|i)(?!\p{L})|(?<!\p{L})(?:responsib\p{L}+|applicable|valid|combin\p{L}+|gültig|anwendbar|kombinier\p{L}+|cumulables?|applicables?|válid[oa]s?|acumulables?|valid[oaie]|cumulabil[ei]|cumulativ[oa]s?|liab\p{L}+|recommended|allowed|available|found|included|required|refund\p{L}*|cookies?|thanks?|sorry|verantwortlich|verfügbar|disponible|disponibile|disponível)(?!\p{L})/iu;
const PLACES: ReadonlySet<string> = new Set(['heading', 'text', 'item']);
const [MIN_LENGTH, MAX_LENGTH, MAX_COUNT] = [12, 110, 3];

/** Short lines of the first page that contrast the offer with others. */
const contrastsIn = memoize(({ site }: Context): readonly Passage[] => {
  if (!KNOWN_LANGUAGES.has(site.language.tag)) return [];
  const editorial = editorialIn(site);
  return site.said.filter(
    (passage) =>
      passage.page === 0 &&
      passage.isQuotable &&
      PLACES.has(passage.place) &&
      passage.text.trim().length >= MIN_LENGTH &&
      passage.text.length <= MAX_LENGTH &&
      CONTRAST.test(passage.text.trim()) &&
      !NO_CONTRAST.test(passage.text.trim()) &&
      !editorial.has(passage),
  );
});

/** A sentence that states a difference: “Unlike a bank, we …”, “Was uns unterscheidet, ist …”, “tem como diferencial …”. */
const STATED_DIFFERENCE =
  /^(?:["“]?(?:unlike (?:an?|the|other|most|many)|anders als (?:ein\p{L}*|andere|viele|die meisten)|im (?:gegensatz|unterschied) zu|contrairement aux?|à la différence d|a diferencia de|a differenza d|ao contrário d)(?!\p{L}))|(?<!\p{L})(?:sets (?:us|our \p{L}+) apart (?:is|from)|what makes us different is|(?:was )?uns (?:von anderen )?unterscheidet,|ce qui nous (?:distingue|différencie)|lo que nos (?:distingue|diferencia)|ciò che ci (?:distingue|contraddistingue)|(?:tem|temos) como (?:principal )?diferencial|(?:nosso|nuestro) (?:principal )?diferencial (?:é|es))(?!\p{L})/iu;
const MAX_SENTENCE_LENGTH = 260;

/** The sentence on the first page in which the site states its own difference. */
const statedDifference = ({ site }: Context): { readonly passage: Passage; readonly sentence: string } | undefined => {
  const editorial = editorialIn(site);
  for (const passage of site.said) {
    if (passage.page > 0 || !passage.isQuotable || passage.place !== 'text' || editorial.has(passage)) continue;
    const sentence = sentencesOf(passage.text)
      .map((each) => each.trim())
      .find((each) => each.length <= MAX_SENTENCE_LENGTH && STATED_DIFFERENCE.test(each) && !each.endsWith('?'));
    // The difference may be someone else's. The words of the name may come in any order: “the barber Fern” is “Fern barber”.
    const isNamed = site.name.title.split(/\s+/u).every((word) => sentence?.includes(word) === true);
    if (sentence !== undefined && (SPEAKS.test(sentence) || isNamed)) return { passage, sentence };
  }
  return undefined;
};

/** What sets the site apart in its own words: a sentence that states a difference, or else contrasting lines. */
export const contrastStatements = (context: Context): readonly Statement[] => {
  const difference = statedDifference(context);
  if (difference !== undefined) {
    const text = `Says what sets it apart: ${inWords(context, difference.sentence)}`;
    return [statement('contrast', 0.5, text, quoteFrom(difference.passage, difference.sentence))];
  }
  const [first, ...others] = contrastsIn(context).slice(0, MAX_COUNT);
  if (first === undefined) return [];
  const words = listed([first, ...others].map(({ text }) => quoted(text)));
  const language = languageMark(context.site);
  const basis = others.length === 0 ? quoteFrom(first, first.text) : inferred(`Lines of the page read ${words}.`);
  return [statement('contrast', 0.5, `Sets itself apart in its own words: ${words}${language}`, basis)];
};
