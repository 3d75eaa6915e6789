import type { Context } from '../findings/context.ts';
import type { Passage } from '../read/passage.ts';
import { sentencesOf } from '../read/sentences.ts';

/** “Sound familiar?”, “Kennen Sie das?”: a heading above visitors’ problems. */
const RECOGNIZED =
  /^[¿\s]*(?:(?:does (?:this|any of this) )?sounds? familiar|do you recogni[sz]e|is this you\b|(?:the|your|common|typical) (?:problems?|challenges?|pain points?|struggles?)$|(?:kommt (?:ihnen|dir) das bekannt vor|kennen sie das|kennst du das|erkennen sie sich|(?:ihre|typische) (?:herausforderungen?|probleme)$|das problem$)|(?:vous )?(?:vous )?reconnaissez[- ]vous|vous vous reconnaissez|(?:ça|cela) vous (?:parle|ressemble)|(?:le|vos|les) (?:problèmes?|défis|difficultés)$|te suena|te (?:identificas|reconoces)|(?:el|tus|los) (?:problemas?|retos)$|ti (?:suona familiare|riconosci)|vi riconoscete|(?:il|i tuoi|i) problem[ai]$|você se identifica|(?:o|seus|os) problemas?$)/iu;
const MIN_COUNT = 2;
const [MIN_LENGTH, MAX_LENGTH] = [18, 160];

const isTold = (text: string): boolean =>
  text.length >= MIN_LENGTH &&
  text.length <= MAX_LENGTH &&
  text.trim().split(/\s+/u).length >= 3 &&
  !/[?:…]$/u.test(text);

/** The subheadings below a heading, else its entries, else its first sentence. */
const below = (said: readonly Passage[], at: number): readonly string[] => {
  const heading = said[at];
  if (heading === undefined) return [];
  const rest = said.slice(at + 1);
  const end = rest.findIndex(
    ({ place, level, page }) => page !== heading.page || (place === 'heading' && level <= heading.level),
  );
  const part = end < 0 ? rest : rest.slice(0, end);
  const textsAt = (place: string): readonly string[] =>
    part
      .filter((passage) => passage.place === place && passage.isQuotable && isTold(passage.text))
      .map(({ text }) => text.trim());
  const [headings, entries] = [textsAt('heading'), textsAt('item')];
  if (headings.length >= MIN_COUNT) return headings;
  if (entries.length >= MIN_COUNT) return entries;
  const first = part.find(({ place, isQuotable }) => place === 'text' && isQuotable);
  const sentence = (sentencesOf(first?.text ?? '')[0] ?? '').trim();
  return isTold(sentence) ? [sentence] : [];
};

/** The problems that a page lists for its visitors to recognize. */
export const recognizedTroubles = ({ site: { said } }: Context): readonly string[] => {
  const at = said.findIndex(
    ({ page, place, text }) =>
      page === 0 && place === 'heading' && RECOGNIZED.test(text.trim().replace(/[.:?!\s]+$/u, '')),
  );
  return at < 0 ? [] : below(said, at);
};
