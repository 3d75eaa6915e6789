import { NOT_KNOWN } from '@twofold/contracts/analysis/unknown-part';
import { kindsOf } from '../kind/kind.ts';
import type { Context } from '../findings/context.ts';
import { ownClaims } from '../findings/own-claims.ts';
import { testimonialsIn } from '../findings/proof.ts';
import { sentenceAt } from '../read/sentences.ts';
import { quoted } from '../read/wording.ts';
import { claimedWorries, promisedWorries, SENDS } from './answered-worries.ts';
import { lastWorries, servedWorries } from './link-needs.ts';

/** Troubles that pages name, in the seven languages. */
const TROUBLE =
  /\b(?:struggl\w+|tired of|sick of|fed up|frustrat\w+|worr(?:ied|ying)|instead of (?:paying|spending|wasting|waiting|hiring|juggling)|overkill|complicated|waste(?:s|d)? (?:of )?time|(?:hard|difficult) to (?!do|beat|find)|confus(?:ed|ing|ion)|too (?:expensive|late|long|slow)|is great until|stress(?:ful|ed)?|pains?|painful|mühsam|kompliziert|ärger|stress|keine lust|difficile|compliqué|marre de|difícil|complicad[oa]|cansad[oa]|complicat[oa]|stanc[oa])\b|困って|お悩み|不安/iu;
/** Promises that something does not happen here: a worry that the page answers, no trouble that it names. */
const RULED_OUT =
  /\b(?:without (?:the )?(?:hassle|complexity|clutter|stress|headaches?)|no more|never again|say goodbye to|(?:nobody|no one) has to|you (?:don['’]t|do not|never) (?:have|need)(?: to)?\b|no need (?:to|for)|no (?!longer)\p{L}+ (?:is |are )?(?:needed|required|necessary)|without (?:having|needing) to|ohne dass|schluss mit|nie wieder|sans avoir à|fini les|plus besoin de|sin tener que|olvídate|senza dover|basta con|sem precisar|chega de)(?!\p{L})/iu;
/** Denied, a trouble is none: “not complicated”, “never confusing”. */
const DENIED =
  /\b(?:no|not|never|isn['’]t|aren['’]t|without|kein\p{L}*|nicht|ohne|pas|sans|jamais|sin|ningun\p{L}*|senza|non|sem|não)\s(?:\p{L}+\s){0,2}$/iu;
const NO_TROUBLE =
  /\?|verpassen|\bmiss (?:out|a|an|any|the)\b|newsletter|\breduces?\b|ne manquez|no te pierdas|anti.?stress|don['’]t worry|no worries|sans stress|ohne stress|\bI\b/iu;
/** Front pages that are lists of other people’s texts speak of troubles that are not their readers’. */
const LISTS = kindsOf(
  'nonprofit research government marketplace ticketing news blog reference forum media event directory store-listing education portfolio',
);
export const MOST_WORRIES = 2;
/** A question in the voice of a visitor, as lists of questions and answers word it. */
const ASKED =
  /^(?!.*(?:cookie|browser|javascript|passw))(?=.*\b(?:I|my|ich|meine?|j['’]|je|mon|ma|mi|mis|puedo|posso|mio|mia|meu|minha)\b)(?:[¿\p{L}]).{12,}\?$/u;
const LONGEST_QUESTION = 120;

/** “We stress simple answers to hard problems”: praise of itself. */
const OF_ITSELF =
  /(?<!\p{L})(?:we|our|ours|wir|unsere?\p{L}*|nous|notre|nos|nosotr[oa]s|nuestr[oa]s?|noi|nostr[oaie]|nós|noss[oa]s?)(?!\p{L})|当社|弊社|私たち/iu;

const isWhole = (sentence: string): boolean =>
  sentence.length >= 30 && sentence.length <= 220 && /[.!。]$/u.test(sentence) && !NO_TROUBLE.test(sentence);

/** The texts of a shop are about its products, except what they say to the reader. */
const TO_READER =
  /(?<!\p{L})(?:you|your|we|our|sie|ihre?n?|wir|du|dein\p{L}*|vous|votre|nous|te|tus?|usted|nosotros|tuo|tua|vi|noi|você|seu)(?!\p{L})/iu;
/** What troubles the page names or rules out, or what its visitors ask there; else what it promises, what its links answer and what it claims: never what the page lacks. */
export const worriesOf = (context: Context, label: string): readonly string[] => {
  const spoken = spokenOf(context);
  if (spoken.length > 0) return spoken;
  const promises = promisedWorries(context);
  // “30 days money back” says more than “Returns policy”.
  const exact = promises.filter((each) => /\d|free|gratis|gratuit|kostenlos|frei/iu.test(each));
  const others = promises.filter((each) => !exact.includes(each));
  const found = [...exact, ...servedWorries(context, label), ...others, ...claimedWorries(context, label)];
  return found.length > 0 ? found : lastWorries(context, label);
};

export const troublesOf = (context: Context, label: string): readonly string[] => {
  const known = worriesOf(context, label).slice(0, MOST_WORRIES);
  return known.length > 0 ? known : [NOT_KNOWN];
};

/** Questions on the page itself, and how to give or join: no one is held back by them. */
const NO_TROUBLE_ASKED =
  /cookies?|javascript|browser|passwor[dt]|mot de passe|contraseña|newsletter|(?<!\p{L})(?:help|support|donate|volunteer|join|contribute|helfen|unterstützen|spenden|mitmachen|mitglied werden|aider|soutenir|adhérer|ayudar|colaborar|donar|aiutare|sostenere|donare|aderire|ajudar|apoiar|doar|contact|reach|kontaktieren|contacter|contactar|contattare)(?!\p{L})/iu;
/** Troubles in the page’s own sentences, and worries that it rules out; else what visitors ask there. */
const spokenOf = (context: Context): readonly string[] => {
  const { own, isSure, judgment } = context;
  if (!isSure || LISTS.has(judgment.kind.id)) return [];
  const voices = new Set(testimonialsIn(context).map(({ passage }) => passage));
  const named = own.flatMap((passage) => {
    const { place, page, text } = passage;
    if (page > 0 || place === 'frame' || place === 'title' || text.length > 900 || voices.has(passage)) return [];
    const at = text.search(TROUBLE);
    const isDenied = at >= 0 && DENIED.test(text.slice(Math.max(0, at - 30), at));
    const sentence = at < 0 || isDenied ? '' : sentenceAt(passage, at);
    if (!isWhole(sentence) || RULED_OUT.test(sentence) || OF_ITSELF.test(sentence)) return [];
    if (SENDS.has(judgment.kind.id) && !TO_READER.test(sentence)) return [];
    return [`${quoted(sentence)} (a trouble that the page names)`];
  });
  if (named.length > 0) return [...new Set(named)].slice(0, MOST_WORRIES);
  const answered = own.flatMap((passage) => {
    const { place, page, text } = passage;
    const at = page > 0 || place !== 'text' || text.length > 900 || voices.has(passage) ? -1 : text.search(RULED_OUT);
    const sentence = at < 0 ? '' : sentenceAt(passage, at);
    return isWhole(sentence) ? [`A worry that the page answers: ${quoted(sentence)} (inferred)`] : [];
  });
  if (answered.length > 0) return [...new Set(answered)].slice(0, 1);
  const ruledOut = ownClaims(context).flatMap(({ kind, basis }) =>
    kind === 'without' && basis.basis === 'quote'
      ? [`A worry that the page answers: ${quoted(basis.quote)} (inferred)`]
      : [],
  );
  if (ruledOut.length > 0) return ruledOut;
  const asked = own.filter(
    ({ text }) => text.length <= LONGEST_QUESTION && ASKED.test(text) && !NO_TROUBLE_ASKED.test(text),
  );
  return asked.slice(0, MOST_WORRIES).map(({ text }) => `Asks ${quoted(text)} (a question that the pages answer)`);
};
