import type { Context } from '../findings/context.ts';
import { saysSomething } from '../findings/content-words.ts';
import { kindNamedIn } from '../findings/named-kind.ts';
import { memoize } from '../findings/memoize.ts';
import { praiseZone } from '../findings/voices.ts';
import { kindsOf } from '../kind/kind.ts';
import { hostLabel } from '../kind/weigh-places.ts';
import { editorialIn } from '../read/editorial.ts';
import { letters } from '../read/name-signs.ts';
import type { Passage } from '../read/passage.ts';
import { sentencesOf } from '../read/sentences.ts';
import { SPEAKS } from '../read/speaks.ts';
import { ABOUT, BESIDE, DOES, IS, LABEL, NOUN_PHRASE, WE_ARE, WE_ARE_FIRM, WE_DO, WELCOMED } from './sentence-forms.ts';

/** Kinds whose texts are mostly by or about others: only sentences with the site’s name are its own. */
export const OF_OTHERS = kindsOf('forum news blog reference marketplace');
const SPOKEN: ReadonlySet<string> = new Set(['text', 'heading', 'item', 'frame', 'description']);
const MIN_LENGTH = 30;
const LONG = 220;
const MAX_SENTENCE_LENGTH = 330;
/** A sentence with “we are” may list all that they do. */
const MAX_WE_ARE_LENGTH = 450;
const MAX_TEXT_LENGTH = 2_500;
const MAX_SUBJECT_LENGTH = 70;
const MAX_QUOTE_LENGTH = 260;
const MIN_NAME_LENGTH = 3;
const MAX_PASSAGES = 400;
/** Beyond this many passages, “we” may be anyone, such as a conference speaker. */
const FAR_DOWN = 15;
/** From this weight on, the form of a sentence is enough. */
const PLAIN = 2.2;

/** The names that the text may use for the site, letters only. */
const namesOf = ({ site }: Context): readonly string[] =>
  [site.name.title, site.name.inText, site.snapshot.siteName ?? '', site.host.replace(/\.[^.]+$/u, ''), hostLabel(site)]
    .map(letters)
    .filter((name) => name.length >= MIN_NAME_LENGTH && name !== 'thepage');

/** Words before the name as the subject: “At Acme”, “Since 1968, Acme”, “The Acme”. */
const BEFORE_NAME =
  /^\W*(?:the|at|here at|since|for|with|in|from|as|die|der|das|bei|seit|mit|in|im|le|la|l|les|chez|depuis|avec|el|los|las|desde|con|en|il|lo|i|da|dal|o|a|os|as|desde|na|no|com)(?!\p{L})/iu;
const MAX_BEFORE = 4;
const MAX_AFTER = 3;

const isSubject = (subject: string, names: readonly string[]): boolean => {
  const words = subject.split(/[\s,;:–—]+/u).filter(Boolean);
  const isFree = BEFORE_NAME.test(subject);
  // “My Paper Shop” is `mypapershop`: spelling variants of a name count.
  return words.some((_, from) => {
    if (from > 0 && (!isFree || from > MAX_BEFORE)) return false;
    const at = words.findIndex(
      (_word, to) => to >= from && names.includes(letters(words.slice(from, to + 1).join(''))),
    );
    return at >= 0 && words.length - at - 1 <= MAX_AFTER;
  });
};

/** How surely a sentence says what the site is, by its form and subject. */
const weightOf = (sentence: string, names: readonly string[], isOfOthers: boolean, isLater: boolean): number => {
  if (BESIDE.test(sentence)) return 0;
  if (WELCOMED.test(sentence)) return 2.6;
  for (const [form, weight] of [[IS, 3] as const, [DOES, 2.2] as const]) {
    const at = form.exec(sentence)?.index ?? -1;
    if (at > 0 && at <= MAX_SUBJECT_LENGTH && isSubject(sentence.slice(0, at), names)) return weight;
  }
  if (isOfOthers) return 0;
  if (isLater) return WE_ARE_FIRM.test(sentence) ? 1.8 : 0;
  return WE_ARE.test(sentence) ? 2.2 : WE_DO.test(sentence) ? 1.5 : 0;
};

/** The sentence, and the next one if it continues about the site. */
const quotedFrom = (sentences: readonly string[], at: number, names: readonly string[]): string => {
  const [first = '', next = ''] = sentences.slice(at, at + 2);
  const goesOn = SPEAKS.test(next) || names.some((name) => letters(next).includes(name));
  const isFit =
    goesOn && !BESIDE.test(next) && (first + next).length <= MAX_QUOTE_LENGTH && /[.!]["”]?\s*$/u.test(next);
  return (isFit ? first + next : first).trim();
};

export type Own = { readonly passage: Passage; readonly weight: number };

/** Sentences in which a site says what it is or does, the surest first, including about boxes and footers. */
export const ownSentences = memoize((context: Context): readonly Own[] => {
  const { site, isSure, judgment } = context;
  const names = namesOf(context);
  const editorial = editorialIn(site);
  const praise = praiseZone(site);
  const kinds = new Set(kindNamedIn(context));
  const isOfOthers = isSure && OF_OTHERS.has(judgment.kind.id);
  const found: Own[] = [];
  const fit = site.said.filter(
    (passage) =>
      passage.isQuotable &&
      SPOKEN.has(passage.place) &&
      passage.text.length >= MIN_LENGTH &&
      passage.text.length <= MAX_TEXT_LENGTH &&
      !editorial.has(passage) &&
      !praise.has(passage),
  );
  for (const [nth, passage] of fit.slice(0, MAX_PASSAGES).entries()) {
    const text = passage.text.replace(LABEL, '');
    const isAbout = text !== passage.text || ABOUT.test(passage.section) || passage.place === 'description';
    const sentences = sentencesOf(text);
    for (const [at, raw] of sentences.slice(0, 6).entries()) {
      const sentence = raw.trim();
      const isCut = at > 0 && passage.place === 'description' && !/[.!]$/u.test(sentence);
      if (
        isCut ||
        sentence.length < MIN_LENGTH ||
        sentence.length > (WE_ARE.test(sentence) ? MAX_WE_ARE_LENGTH : MAX_SENTENCE_LENGTH) ||
        /[?…]$|\.{3}$/u.test(sentence)
      )
        continue;
      const isNoun =
        at === 0 && kinds.has(passage) && NOUN_PHRASE.test(sentence) && !isOfOthers && !BESIDE.test(sentence);
      const isLater = !isAbout && (at > 0 || (nth >= FAR_DOWN && passage.place !== 'frame'));
      // “We train a network”: the summary of a paper, on the page of one person.
      const isOfTeam = isSure && judgment.kind.id === 'portfolio' && /^(?:we|our)\b/iu.test(sentence);
      const form = weightOf(sentence, names, isOfOthers || isOfTeam, isLater) || (isNoun ? 1.4 : 0);
      if (form === 0) continue;
      const weight =
        form +
        (passage.isLead ? 0.5 : 0) +
        (isAbout ? 0.6 : 0) +
        (kinds.has(passage) ? 0.5 : 0) -
        (sentence.length > LONG ? 0.5 : 0) -
        at * 0.1 -
        passage.page * 0.1;
      const own = { ...passage, text: quotedFrom(sentences, at, names) };
      if (form >= PLAIN || saysSomething(context, own.text)) found.push({ passage: own, weight });
    }
  }
  return found.toSorted((a, b) => b.weight - a.weight);
});
