import { isSure, type KindJudgment } from '../kind/judge-kind.ts';
import { kindsOf } from '../kind/kind.ts';
import { isHead, type Passage } from '../read/passage.ts';
import { sentencesOf } from '../read/sentences.ts';
import type { Site } from '../read/site.ts';
import { rowsOf } from '../read/wording.ts';
import { type Audience, implied } from './audience.ts';

/** The people of an occasion ; names of the occasion in the seven languages */
const OCCASIONS = rowsOf(String.raw`
Couples who marry ; weddings?(?: receptions?| parties)?|hochzeit(?:en|sfeiern?)?|trauungen|mariages?(?! (?:de|des|entre)(?!\p{L}))|bodas?|matrimoni[oi]?|nozze|casamentos?
People who celebrate a birthday ; birthdays?(?: part(?:y|ies))?|geburtstag(?:e|sfeiern?)?|anniversaires?|cumpleaños|compleann[oi]|aniversários?
Companies that hold events ; (?:corporate|company|business) (?:\p{L}+ )?(?:events?|part(?:y|ies)|dinners?)|firmen(?:feiern?|events?|veranstaltungen?)|betriebsfeiern?|(?:événements?|soirées?) d['’]entreprises?|séminaires d['’]entreprises?|eventos (?:de empresa|corporativos|empresariais)|event[oi] aziendal[ei]
Families who celebrate a baptism or a communion ; baptisms?|christenings?|communions?|taufen?|kommunion(?:en)?|baptêmes?|bautizos?|comuniones|battesimi|cresime|batizados?
Couples who get engaged ; engagements?(?= (?:part(?:y|ies)|celebrations?|rings?|(?:and|or) weddings)|, weddings)|verlobung(?:en)?|fiançailles|pedidas de mano|fidanzament[oi]|noivados?`).map(
  ([label = '', forms = '']) => [label, new RegExp(`(?<!\\p{L})(?:${forms})(?!\\p{L})`, 'iu')] as const,
);

/** Words between an offer and its occasions. */
const IDEAL =
  /(?<!\p{L})(?:(?:ideal|perfect|great|suitable|available|book us|hire us|cater(?:s|ing)?) for|(?:ideal|perfekt|bestens|geeignet|passend) für|(?:idéal|parfait|adapté)\p{L}* (?:pour|aux)|(?:ideal(?:es)?|perfect[oa]s?) para|(?:ideal[ei]|perfett[oaie]|adatt[oaie]) (?:per|a)|(?:ideal|ideais|perfeit[oa]s?) para)(?!\p{L})/iu;
const FOR = /(?<!\p{L})(?:for|für|pour|para|per)\s/iu;
/** Kinds whose front pages are about occasions of others. */
const ABOUT_OTHERS = kindsOf('blog news reference forum media marketplace directory documentation');
const MAX_LENGTH = 600;
const MAX_COUNT = 4;

const isRead = (passage: Passage, isOfGoods: boolean): boolean =>
  passage.page === 0 &&
  passage.isQuotable &&
  (isHead(passage) || (!isOfGoods && passage.isLead && /^(?:text|heading|item)$/u.test(passage.place)));

/** The people of the occasions after “ideal for”; after “for” alone, it takes two occasions to make a list. */
const namedIn = (sentence: string): readonly string[] => {
  const at = IDEAL.exec(sentence)?.index;
  const rest = sentence.slice(at ?? FOR.exec(sentence)?.index ?? sentence.length);
  const labels = OCCASIONS.filter(([, form]) => form.test(rest)).map(([label]) => label);
  return at === undefined && labels.length < 2 ? [] : labels;
};

/** “Ideal for weddings and company events”: the people of the occasions in the first words. */
export const occasionGroups = (site: Site, judgment: KindJudgment): readonly Audience[] => {
  const { id } = judgment.kind;
  if (isSure(judgment) && ABOUT_OTHERS.has(id)) return [];
  const read = site.said.filter((passage) => isRead(passage, id === 'shop'));
  for (const passage of read) {
    // The heading of a slide is about one use among others.
    const least = passage.place === 'heading' && !isHead(passage) ? 2 : 1;
    const told = sentencesOf(passage.text.slice(0, MAX_LENGTH)).find((sentence) => namedIn(sentence).length >= least);
    if (told === undefined) continue;
    const labels = namedIn(told).slice(0, MAX_COUNT);
    return labels.map((label) => ({ ...implied(label, label, passage), quote: told.trim() }));
  }
  return [];
};
