import { contentOf } from '../findings/content-words.ts';
import { linkTexts } from '../findings/link-texts.ts';
import { mainCall } from '../findings/main-call.ts';
import { money, pricesOf } from '../findings/price.ts';
import { reachOf } from '../findings/small-print.ts';
import { topOf } from '../findings/top.ts';
import { excerpt, quoted, setOf, uncapitalised } from '../read/wording.ts';
import type { Rule } from './ideas.ts';
import { strengthsOf } from './strengths.ts';

const SEVERAL =
  /\b(?:managers|companies|businesses|offices|teams|schools|hotels|restaurants|shops|agencies|firms|employers|institutions|clubs)\b/iu;
const FOR_MANY =
  /(?<!\p{L})(?:bulk|volume|team (?:plan|price)s?|per (?:seat|user|person)|wholesale|enterprise|quantity|discounts?|corporate|mengenrabatt|staffel\p{L}*)(?!\p{L})/iu;

/** Who buys for many finds the price of one. */
export const forSeveral: Rule = (context) => {
  const [price, other] = pricesOf(context);
  const group = context.audiences.find(({ label, isImplied }) => isImplied !== true && SEVERAL.test(label));
  const isSingle = price !== undefined && (other === undefined || other.amount === price.amount);
  if (!isSingle || group === undefined || context.site.said.some(({ text }) => FOR_MANY.test(text))) return undefined;
  const who = uncapitalised(group.label);
  return {
    claim: `An order of ${who} could be many times that of one person: the page has one price, ${money(price)}, and none for several`,
    step: `Name a price for five or ten beside ${quoted(excerpt(price.text, 60))}, for ${who}`,
    from: [`the page speaks to ${who}`, `it shows one price, ${quoted(excerpt(price.text, 60))}`],
  };
};

const JOIN =
  /^(?:register|sign up|join(?: us| now| the \p{L}+)?|create (?:an )?account|registrieren|anmelden|s['’]inscrire|inscription|reg[ií]str\p{L}+|iscriviti|registrati|cadastr\p{L}+|subscribe|follow|регистрация)$/iu;

/** How many are there already, away from the link by which others join them. */
export const reachAtJoin: Rule = (context) => {
  const reach = reachOf(context);
  const link = linkTexts(context).find((text) => JOIN.test(text));
  const figure = /\d[\d.,]*/u.exec(reach ?? '')?.[0];
  if (reach === undefined || link === undefined || figure === undefined) return undefined;
  if (context.site.said.some(({ isLead, text }) => isLead && text.includes(figure))) return undefined;
  const [words, button] = [quoted(excerpt(reach, 80)), quoted(link)];
  return {
    claim: `${words} would draw others in, and newcomers at ${button} do not read it: the first lines leave it out`,
    step: `Write ${words} beside ${button}`,
    from: [`the page says ${words}`, `a link of the page is called ${button}`],
  };
};

const [FEWEST_TITLES, FEWEST_WORDS, LONGEST_TITLE, SHORTEST_WORD] = [4, 4, 110, 5];

/** What many titles on the page are about, and title and description leave out. */
export const recurring: Rule = (context) => {
  const { site } = context;
  const { title, description, headings, links } = site.snapshot;
  const titles = [...new Set([...headings, ...links].map(({ text }) => text.trim()))].filter(
    (text) => text.length <= LONGEST_TITLE && text.split(/\s+/u).length >= FEWEST_WORDS,
  );
  const known = setOf(contentOf(context, `${title} ${description} ${site.host.replaceAll(/[.-]/gu, ' ')}`).join(' '));
  const counts = new Map<string, string[]>();
  for (const text of titles)
    for (const stem of contentOf(context, text))
      if (!known.has(stem)) counts.set(stem, [...(counts.get(stem) ?? []), text]);
  const [stem, found = []] = [...counts].toSorted((a, b) => b[1].length - a[1].length)[0] ?? [];
  if (stem === undefined || found.length < FEWEST_TITLES) return undefined;
  // A name is written with a capital wherever it stands, and not at the beginning alone.
  const names = found.flatMap((text) =>
    (text.match(/(?<=\S\s)\p{Lu}[\p{L}\d-]+/gu) ?? []).filter((word) => word.toLowerCase().startsWith(stem)),
  );
  const [name] = names;
  if (name === undefined || name.length < SHORTEST_WORD || names.length < FEWEST_TITLES - 1) return undefined;
  const [word, piece] = [quoted(name), quoted(excerpt(found[0] ?? '', 80))];
  return {
    claim: `People who look for ${word} would find much here: ${found.length} titles on the page name it, and its title and description do not`,
    step: `Collect what there is on ${word} on one page, such as ${piece}, and name ${word} in the description`,
    from: [
      `${found.length} titles on the page have ${word}, such as ${piece}`,
      'title and description have no such word',
    ],
  };
};

const NO_FACT: ReadonlySet<string> = setOf('own-words none-found niche subject menu sections range price');
const [LONGEST_FACT, NEAR] = [110, 4];

/** What speaks for the site, away from the place where visitors decide. */
export const factAtCall: Rule = (context) => {
  const { blocks } = context.site.snapshot;
  const [call, top] = [mainCall(context), topOf(context)];
  const fact = strengthsOf(context).flatMap(({ kind, basis }) =>
    !NO_FACT.has(kind) && basis.basis === 'quote' && basis.quote.length <= LONGEST_FACT ? [basis.quote] : [],
  )[0];
  if (fact === undefined || top === undefined || top.text.includes(fact)) return undefined;
  const at = blocks.findIndex(({ text }) => text.includes(fact));
  const isNear = blocks.some(({ text }, place) => text.trim() === call && Math.abs(place - at) <= NEAR);
  if (at < 0 || isNear || (call === undefined && at <= NEAR)) return undefined;
  const [words, place] = [quoted(fact), quoted(excerpt(call ?? top.text, 70))];
  return {
    claim:
      call === undefined
        ? `The first words, ${place}, leave out what speaks for ${context.site.name.inText}: ${words}`
        : `${words} speaks for ${context.site.name.inText}, and is not there where visitors decide, at ${place}`,
    step: `Write ${words} ${call === undefined ? 'below' : 'beside'} ${place}`,
    from: [`the page says ${words}`, `${call === undefined ? `the ${top.place}` : 'a button or link'} reads ${place}`],
  };
};
