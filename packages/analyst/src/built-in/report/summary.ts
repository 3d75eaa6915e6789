import { type InferredGroup, inferredGroup } from '../audience/inferred-group.ts';
import type { Category } from '../category/category.ts';
import { usualRow } from '../category/usual-rows.ts';
import { type Context, pagesRead } from '../findings/context.ts';
import { sentenceAt } from '../read/sentences.ts';
import { capitalised, excerpt, listed, quoted, uncapitalised } from '../read/wording.ts';
import { noAudienceOf } from './no-audience.ts';
import { isProductPage } from './product-page.ts';
import { inLanguage, SEARCHED } from './purpose.ts';
import { selfDescription } from './self-description.ts';
import { fromTable, groundOf, inferred, quoteFrom, type Statement, statement } from './statement.ts';

/** What the site says of itself, unchanged. */
export const descriptionOf = (context: Context): Statement => {
  const own = selfDescription(context);
  const text = own?.text.slice(0, 1_900) ?? 'Our rules found no sentence of the page about itself.';
  return statement('description', 1, text, own ? quoteFrom(own, own.text) : inferred(SEARCHED));
};

/** The row of the table for the offer, or else for a kind that has its own visitors; none where the kind is not sure. */
export const tableRow = (context: Context): Category | undefined => {
  const { isSure, judgment } = context;
  if (!isSure || isProductPage(context)) return undefined;
  return judgment.category ?? usualRow(judgment.kind);
};

/** Who usually chooses such an offer, marked as coming from the table. */
export const usualBuyers = ({ noun, buyers }: Category): string => `Our table on ${noun}: usually for ${buyers}.`;

/** The word that shows the field; the rest stands in the evidence. */
const shortly = ({ label, signs: [sign] }: InferredGroup): string => {
  const word = /“.+”/u.exec(sign)?.[0];
  return word === undefined || label.includes(word) ? ' (inferred)' : ` (inferred from its field: ${word})`;
};

/** Whom the site says it is for; else who usually chooses such an offer, marked as coming from the table; else that it names no audience. */
export const targetAudienceOf = (context: Context): Statement => {
  const first = context.audiences[0];
  if (first !== undefined) {
    const labels = context.audiences
      .slice(0, 4)
      .map(({ label }, index) => (index === 0 ? label : uncapitalised(label)));
    const sentence = sentenceAt(first.passage, Math.max(0, first.passage.text.indexOf(first.quote)));
    const inEnglish = context.site.language.tag === 'en';
    const own = inEnglish
      ? ''
      : `, in its own words${inLanguage(context, sentence)}: ${quoted(excerpt(sentence, 300))}`;
    const words = first.isImplied
      ? `, implied by ${quoted(excerpt(sentence, 120))}${inLanguage(context, sentence)}`
      : own;
    return statement('audience', 1, `${listed([...new Set(labels)])}${words}`, groundOf(first.passage));
  }
  const group = inferredGroup(context);
  if (group !== undefined) {
    const signs = listed(group.signs);
    const basis = inferred(`Inferred from two things: ${signs}. Our rules found no sentence that names a group.`);
    return statement('audience', 1, `${group.label}${shortly(group)}`, basis);
  }
  const row = tableRow(context);
  const absent = noAudienceOf(context);
  const text = row === undefined ? absent : `${absent} ${usualBuyers(row)}`;
  const looked = `Title, description, headings, navigation and text of ${pagesRead(context.site)} were searched for groups of people.`;
  const basis = row ? fromTable(`${capitalised(row.noun)}: usually for ${row.buyers}.`) : inferred(looked);
  return statement('audience', 1, text, basis);
};
