import { isHead } from '../read/passage.ts';
import { excerpt, listed, quoted } from '../read/wording.ts';
import { type Finding, groundOf, inferred, weakness } from '../report/statement.ts';
import type { Context } from './context.ts';

type Check = (context: Context) => Finding | undefined;

/** What those who break into sites link from them: goods of others on sale, medicines, loans. */
const BRAND = String.raw`(?:michael ?kors|north ?face|uggs?|ugg boots|ray[- ]?bans?|louis vuitton|oakleys?|moncler|canada goose|gucci|prada|rolex|air jordans?|nike|adidas|beats by dre|hollister|abercrombie|burberry|chanel|hermes|timberland|pandora)`;
const BAIT = String.raw`(?:black friday|cyber monday|outlet|on sale|sale|replicas?|knock ?offs?|pas cher|günstig|baratos?|online store|discount)`;
const PLANTED = new RegExp(
  String.raw`^(?:${BRAND}(?: \p{L}+){0,2} ${BAIT}|(?:cheap|replica|fake|discount) ${BRAND}(?: \p{L}+){0,3}|(?:buy|cheap|generic|order)(?: \p{L}+)? (?:viagra|cialis|levitra|xanax|tramadol|ambien)(?: \p{L}+){0,3}|(?:payday|cash advance) loans?(?: \p{L}+){0,3})$`,
  'iu',
);
const FEWEST_PLANTED = 2;

/** Links on goods that the site has nothing to do with: someone else put them there. */
const plantedLinks: Check = ({ site }) => {
  const found = [...new Set(site.snapshot.links.map(({ text }) => text.trim()).filter((text) => PLANTED.test(text)))];
  const heads = site.said.filter((passage) => isHead(passage)).map(({ text }) => text.toLowerCase());
  const foreign = found.filter(
    (text) => !heads.some((head) => head.includes(text.toLowerCase().split(' ')[0] ?? text)),
  );
  if (foreign.length < FEWEST_PLANTED) return undefined;
  const words = listed(foreign.slice(0, 3).map(quoted));
  const text = `Links that others seem to have planted stand on the page: ${words}`;
  const basis = inferred(
    `${foreign.length} links read ${words} or the like; title, description and main heading speak of none of it.`,
  );
  const fix = `Take off ${words}, update the software of the site and change its passwords: someone else wrote there`;
  return weakness('planted', 0.98, text, basis, fix);
};

/** Letters that were read in another encoding than they were written in: “EspaÃ±ol”, “itâ€™s”. */
const BROKEN = /\p{L}*(?:Ã[\u0080-\u00BF]|â€[\u0090-\u009F™œ˜“”¦])\p{L}*/u;
const LONGEST = 300;
const brokenLetters: Check = ({ site }) => {
  const passage = site.said.find(({ page, text }) => page === 0 && text.length <= LONGEST && BROKEN.test(text));
  if (passage === undefined) return undefined;
  const words = quoted(excerpt(BROKEN.exec(passage.text)?.[0] ?? passage.text, 40));
  const basis = passage.isQuotable ? groundOf(passage) : inferred(`A link or button of the page reads ${words}.`);
  const fix = `Save the text with ${words} as UTF-8 again: its letters were stored in another encoding`;
  return weakness('broken-letters', 0.84, `Letters are broken on the page: ${words}`, basis, fix);
};

const CHECKS: readonly Check[] = [plantedLinks, brokenLetters];

/** What was done to a page, by others or by a conversion, and its owner has not seen. */
export const damage = (context: Context): readonly Finding[] => CHECKS.flatMap((check) => check(context) ?? []);
