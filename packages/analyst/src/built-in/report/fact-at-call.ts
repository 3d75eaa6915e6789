import { mainCall } from '../findings/main-call.ts';
import { topOf } from '../findings/top.ts';
import { excerpt, quoted, setOf } from '../read/wording.ts';
import type { Rule } from './ideas.ts';
import { isProductPage } from './product-page.ts';
import { strengthsOf } from './strengths.ts';

const FACTS: ReadonlySet<string> = setOf(
  'award rating users counts founded guarantee certified trusted-by press free-shipping years origin rank leading',
);
/** A number to call and hours are no argument. */
const NO_ARGUMENT = /\d{3}[-. )]+\d{3}|24\s?\/\s?7|^(?:but|and|in|if|wenn|call)\b/iu;
const [LONGEST_FACT, NEAR] = [110, 4];

/** What speaks for the site, away from the place where visitors decide. */
export const factAtCall: Rule = (context) => {
  const { blocks } = context.site.snapshot;
  const [call, top] = [mainCall(context), topOf(context)];
  const fact = strengthsOf(context).flatMap(({ kind, basis }) =>
    FACTS.has(kind) && basis.basis === 'quote' && basis.quote.length <= LONGEST_FACT && !NO_ARGUMENT.test(basis.quote)
      ? [basis.quote]
      : [],
  )[0];
  if (fact === undefined || top === undefined || top.text.includes(fact) || isProductPage(context)) return undefined;
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
