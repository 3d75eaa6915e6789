import { kindsOf } from '../kind/kind.ts';
import type { Context } from '../findings/context.ts';
import { testimonialsIn } from '../findings/testimonials.ts';
import { sentenceAt } from '../read/sentences.ts';
import { quoted } from '../read/wording.ts';
import { customerStories } from './customer-stories.ts';
import { recognizedTroubles } from './recognized-troubles.ts';

/** Words for troubles, in the seven languages. */
const TROUBLE =
  /\b(?:struggl\w+|tired of|sick of|fed up|frustrat\w+|worr(?:ied|ying)|instead of (?:paying|spending|wasting|waiting|hiring|juggling)|overkill|complicated|waste(?:s|d)? (?:of )?time|(?:hard|difficult) to (?!do|beat|find)|confus(?:ed|ing|ion)|too (?:expensive|late|long|slow)|is great until|stress(?:ful|ed)?|pains?|painful|mühsam|kompliziert|ärger|stress|keine lust|difficile|compliqué|marre de|difícil|complicad[oa]|cansad[oa]|engorros[oa]|complicat[oa]|stanc[oa])\b|困って|お悩み|不安/iu;
/** Promises that a trouble does not occur here. */
const RULED_OUT =
  /\b(?:without (?:the )?(?:hassle|complexity|clutter|stress|headaches?)|no more|never again|say goodbye to|(?:nobody|no one) has to|you (?:don['’]t|do not|never) (?:have|need)(?: to)?\b|no need (?:to|for)|no (?!longer)\p{L}+ (?:is |are )?(?:needed|required|necessary)|without (?:having|needing) to|ohne dass|schluss mit|nie wieder|sans avoir à|fini les|plus besoin de|sin tener que|olvídate|senza dover|basta con|sem precisar|chega de)(?!\p{L})/iu;
/** A denied trouble: “not complicated”, “never confusing”. */
const DENIED =
  /\b(?:no|not|never|isn['’]t|aren['’]t|without|kein\p{L}*|nicht|ohne|pas|sans|jamais|sin|ningun\p{L}*|senza|non|sem|não)\s(?:\p{L}+\s){0,2}$/iu;
/** “Stress-free parties”: a promise. */
const FREE_OF = /^[\p{L}’']+[- ](?:free|frei|los)(?!\p{L})/iu;
const NO_TROUBLE =
  /\?|verpassen|\bmiss (?:out|a|an|any|the)\b|newsletter|\breduces?\b|ne manquez|no te pierdas|anti.?stress|don['’]t worry|no worries|sans stress|ohne stress|\bI\b/iu;
/** Kinds whose front pages list texts by others, about troubles of others. */
const LISTS = kindsOf(
  'nonprofit research government marketplace ticketing news blog reference forum media event directory store-listing education portfolio',
);
/** “We stress simple answers to hard problems”: self-praise. */
const OF_ITSELF =
  /(?<!\p{L})(?:we|our|ours|wir|unsere?\p{L}*|nous|notre|nos|nosotr[oa]s|nuestr[oa]s?|noi|nostr[oaie]|nós|noss[oa]s?)(?!\p{L})|当社|弊社|私たち/iu;

const isWhole = (sentence: string): boolean =>
  sentence.length >= 30 && sentence.length <= 220 && /[.!。]$/u.test(sentence) && !NO_TROUBLE.test(sentence);

/** Kinds that ship goods. */
const SENDS = kindsOf('shop marketplace producer');
/** The texts of a shop are about its products, except those that address the reader. */
const TO_READER =
  /(?<!\p{L})(?:you|your|we|our|sie|ihre?n?|wir|du|dein\p{L}*|vous|votre|nous|te|tus?|usted|nosotros|tuo|tua|vi|noi|você|seu)(?!\p{L})/iu;

const MAX_COUNT = 2;
/** Passages in the page’s own words, without customers and footers. */
const spokenBy = (context: Context) => {
  const voices = new Set(testimonialsIn(context).map(({ passage }) => passage));
  return context.own.filter(
    (passage) => passage.page === 0 && passage.place !== 'frame' && passage.text.length <= 900 && !voices.has(passage),
  );
};

/** Troubles in the page’s own sentences. */
const named = (context: Context): readonly string[] =>
  spokenBy(context).flatMap((passage) => {
    const { place, text } = passage;
    const at = place === 'title' ? -1 : text.search(TROUBLE);
    const isDenied = at >= 0 && (DENIED.test(text.slice(Math.max(0, at - 30), at)) || FREE_OF.test(text.slice(at)));
    const sentence = at < 0 || isDenied ? '' : sentenceAt(passage, at);
    // A Japanese sentence with the name as its topic defines the site.
    const isOfSite = sentence.startsWith(`${context.site.name.title}は`);
    if (!isWhole(sentence) || RULED_OUT.test(sentence) || OF_ITSELF.test(sentence) || isOfSite) return [];
    return SENDS.has(context.judgment.kind.id) && !TO_READER.test(sentence) ? [] : [sentence];
  });

/** Troubles of visitors in words of the page: those that it names, and those that customers had before. */
export const troublesOf = (context: Context): readonly string[] => {
  if (!context.isSure || LISTS.has(context.judgment.kind.id)) return [];
  const all = [
    ...[...recognizedTroubles(context), ...named(context)].map(
      (each) => `${quoted(each)} (a problem named on the page)`,
    ),
    ...customerStories(context).troubles,
  ];
  return [...new Set(all)].slice(0, MAX_COUNT);
};
