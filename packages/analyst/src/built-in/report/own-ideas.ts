import type { Context } from '../findings/context.ts';
import { guestsIn } from '../findings/guests.ts';
import { linkTexts } from '../findings/link-texts.ts';
import { listed, quoted } from '../read/wording.ts';
import type { Rule } from './idea.ts';

const LONGEST = 90;

/** Short texts of the first page, each once. */
const linesOf = ({ site }: Context): readonly string[] => [
  ...new Set(
    site.said
      .filter(({ page, place, text }) => page === 0 && place !== 'quote' && text.trim().length <= LONGEST)
      .map(({ text }) => text.trim()),
  ),
];

/** Many read a forum who are no members of it. */
export const guestsSignUp: Rule = (context) => {
  if (context.judgment.kind.id !== 'forum') return undefined;
  const words = linesOf(context).flatMap((text) => guestsIn(text)?.words ?? [])[0];
  if (words === undefined) return undefined;
  return {
    text: `Guests who read could become members: ${quoted(words)}, says the page`,
    from: [`the page says ${quoted(words)}`, 'guests can read what members write'],
  };
};

const AT_ONCE =
  /\b(?:online|pay (?:your |my )?\p{L}+|renew|apply (?:for|now)|register|search (?:land |property )?\p{L}+ ?records|e-?services?|portal|download forms?)\b|en ligne|en línea|on ?line$|sede electrónica|sportello|téléservices?|onlinedienste/iu;
const FEWEST_SERVICES = 2;

/** What residents can do without a visit, gathered in one place. */
export const servicesOnline: Rule = (context) => {
  if (context.judgment.kind.id !== 'government') return undefined;
  const names = linkTexts(context, LONGEST)
    .filter((text) => AT_ONCE.test(text) && text.split(' ').length > 1)
    .slice(0, 3);
  if (names.length < FEWEST_SERVICES) return undefined;
  const words = listed(names.map(quoted));
  return {
    text: `Gather ${words} in one section “Do it online” at the top of the page`,
    from: [`links of the page read ${words}`, `the page has ${context.site.snapshot.links.length} links`],
  };
};

const LESSONS =
  /^(?:(?:free |our |video |all )*(?:tutorials?|how[- ]to(?: videos?| guides?)?|patterns|projects?(?: ideas)?|design ideas|inspiration(?: gallery)?|recipes|lookbook|rezepte|anleitungen|tutoriels?|recettes|tutoriales|recetas|ricette|receitas))$/iu;

/** Who follows an instruction needs the goods that it names. */
export const goodsInLessons: Rule = (context) => {
  const link = linkTexts(context, LONGEST).find((text) => LESSONS.test(text));
  if (link === undefined || context.judgment.kind.id !== 'shop') return undefined;
  return {
    text: `Those who come for ${quoted(link)} could buy what they need for them: the page has them as a link beside its goods`,
    from: [`a link is called ${quoted(link)}`, 'the site is a shop'],
  };
};
