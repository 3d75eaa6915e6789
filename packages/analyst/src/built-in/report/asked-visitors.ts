import type { Context } from '../findings/context.ts';
import { once } from '../findings/once.ts';
import { kindsOf } from '../kind/kind.ts';
import { isHead, type Passage } from '../read/passage.ts';
import { sentencesOf } from '../read/sentences.ts';
import { quoted } from '../read/wording.ts';

/** “Need music for a film?”, “Suchen Sie …?”: what visitors want, as a question to them. */
const WANTED =
  /^[¿\s]*(?:(?:are you |do you |you )?(?:need(?:ing)?|looking (?:for|to)|want(?:ing)?(?: to)?|searching for|thinking (?:of|about)|planning|dreaming of)\s|would you (?:like|love) to\s|(?:suchen|brauchen|benötigen|möchten|wollen|planen|träumen) sie\s|sie (?:suchen|möchten|wollen|planen|brauchen)\s|(?:suchst|brauchst|benötigst|möchtest|willst|planst) du\s|du (?:suchst|möchtest|willst|brauchst)\s|vous (?:cherchez|recherchez|souhaitez|voulez|avez besoin|rêvez)\s|(?:besoin|envie) d|(?:cherchez|recherchez|souhaitez|voulez)-vous\s|(?:busca[sn]?|buscás|necesita[sn]?|necesitás|quieres?|quiere|querés|estás? buscando|te gustaría|le gustaría)\s|(?:cerchi|cercate|stai cercando|vuoi|volete|hai bisogno|avete bisogno|ti serve|sogni)\s|(?:procura(?:ndo)?|está procurando|precisa(?:ndo)?|quer|deseja|você (?:quer|precisa|procura))\s)/iu;
/** “Tired of …?”, “Why pay for …?”, “Is your attic too hot?”: what troubles them. */
const TROUBLED =
  /(?<!\p{L})(?:tired of|sick of|fed up|struggl\p{L}+|worried about|frustrated|overwhelmed|drowning in|(?:having|have) (?:trouble|problems)|suffer(?:ing)? from|why (?:settle|pay|waste|wait|risk|struggle)|too (?:hot|cold|expensive|slow|complicated|tired|busy|small)|genervt|satt|probleme|ärger mit|leid(?:en sie|est du)|keine (?:lust|zeit)|zu (?:teuer|langsam|kompliziert|heiß|laut)|marre|assez d[eu’']|fatigué\p{L}*|du mal à|souffrez|débordé\p{L}*|trop (?:cher|lent|compliqué|chaud)|cansad[oa]s? de|hart[oa]s? de|problemas con|sufres?|agobiad[oa]s?|demasiado (?:caro|lento|complicado)|stanc[oa] di|stuf[oi] di|problemi (?:di|con)|soffri|troppo (?:caro|lento|complicato)|cansad[oa]s? d[eao]|problemas (?:com|de)|sofre)(?!\p{L})/iu;
/** Who is asked about the page itself, an account, a job there or a way to write is asked for nothing that they came with. */
const OF_PAGE =
  /(?<!\p{L})(?:help|more|else|info\p{L}*|us|our|join|contact|account|password|log ?in|sign ?up|newsletter|cookies?|jobs?|careers?|work (?:for|with)|advertis\p{L}*|sponsor\p{L}*|donate|volunteer|success story|uns|unser\p{L}*|mehr|hilfe|fragen|kontakt\p{L}*|konto|passwort|job|karriere|nous|nos|notre|aide|plus|compte|contact\p{L}*|nosotros|nuestr\p{L}*|ayuda|más|cuenta|noi|nostr\p{L}*|aiuto|più|lavorare|nós|noss\p{L}*|ajuda|mais|conta)(?!\p{L})/iu;
const [SHORTEST, LONGEST] = [22, 140];
const FEWEST_WORDS = 4;

/** Texts of others ask their own readers. */
const OF_OTHERS = kindsOf(
  'news blog reference forum media documentation marketplace ticketing store-listing recruitment',
);

/** The question that opens a passage; one further on belongs to what was told before it. */
const questionOf = ({ text }: Passage): string | undefined => {
  const first = (sentencesOf(text)[0] ?? '').trim();
  const isQuestion = first.endsWith('?') && first.length >= SHORTEST && first.length <= LONGEST;
  return isQuestion && first.split(/\s+/u).length >= FEWEST_WORDS && !OF_PAGE.test(first) ? first : undefined;
};

const isAsking = (passage: Passage): boolean =>
  passage.page === 0 &&
  passage.isQuotable &&
  (isHead(passage) || (passage.isLead && passage.place !== 'link')) &&
  passage.place !== 'title';

type Asked = { readonly wants: readonly string[]; readonly troubles: readonly string[] };

/** What the page asks its visitors: what they want, and what troubles them. */
export const askedVisitors = once((context: Context): Asked => {
  const { own, isSure, judgment } = context;
  const isOfOthers = isSure && OF_OTHERS.has(judgment.kind.id);
  const questions = own
    .filter((passage) => isAsking(passage) && (!isOfOthers || isHead(passage)))
    .flatMap((passage) => questionOf(passage) ?? []);
  const troubles = questions.filter((text) => TROUBLED.test(text));
  const wants = questions.filter((text) => WANTED.test(text) && !troubles.includes(text));
  return {
    wants: [...new Set(wants)].map((text) => `${quoted(text)} (asked by the page)`),
    troubles: [...new Set(troubles)].map((text) => `${quoted(text)} (a trouble that the page asks about)`),
  };
});
