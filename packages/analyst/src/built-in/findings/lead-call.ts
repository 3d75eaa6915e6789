import type { Context } from './context.ts';
import { isUnrelatedToOffer, isVisitorStep } from './link-class.ts';
import { withoutArrow } from './link-texts.ts';
import { memoize } from './memoize.ts';

/** Buttons to order, book or ask for an offer. */
const LEAD =
  /^[^\p{L}]*(?:(?:order|book|reserve|rent|hire|buy|request|commande[rz]?|réserve[rz]?|achete[rz]?|demande[rz]?|bestell\p{L}*|reservier\p{L}*|buch\p{L}*|pedir|pide|peça|encomend\p{L}*|reserv(?:ar?|e)|solicit\p{L}*|compr(?:ar?|e)|ordina|prenota|richiedi|acquista)(?!\p{L})|get (?:an? |your |my )?(?:free )?(?:quote|estimate|offer))|\s(?:bestellen|buchen|anfragen|anfordern|reservieren)$|(?:予約|注文|見積もり?)(?:する|はこちら)$/iu;
const NO_LEAD = /(?<!\p{L})(?:status|track\p{L}*|history|catalog\p{L}*|brochures?|password|account)(?!\p{L})/iu;
const MAX_WORDS = 4;

/** Whether a section is the header or the first screen. */
const isOnFirstScreen = ({ site: { snapshot } }: Context, section: string): boolean =>
  section === '' || section === snapshot.headings[0]?.text;

const placesOf = ({ site }: Context, name: string): readonly string[] =>
  site.snapshot.callsToAction
    .filter(({ text }) => withoutArrow(text).toLowerCase() === name.toLowerCase())
    .map(({ section }) => section);

/** The button to order, book or ask for an offer in the header or first screen, or else the most frequent one. */
export const leadCall = memoize((context: Context): string | undefined => {
  const names = context.site.snapshot.callsToAction
    .map(({ text }) => withoutArrow(text))
    .filter(
      (name) =>
        LEAD.test(name) &&
        !NO_LEAD.test(name) &&
        name.split(/\s+/u).length <= MAX_WORDS &&
        isVisitorStep(context.site, name),
    );
  const first = names.find((name) => placesOf(context, name).some((section) => isOnFirstScreen(context, section)));
  const [most] = names.toSorted((a, b) => placesOf(context, b).length - placesOf(context, a).length);
  return first ?? (most !== undefined && placesOf(context, most).length > 1 ? most : undefined);
});

/** The words before a button for job applicants: “Drivers needed – join us”. */
const HIRING =
  /(?<!\p{L})(?:(?:we are |we['’]re |now )?hiring|(?:drivers|staff|nurses|sellers|volunteers|help) (?:needed|wanted)|vacanc(?:y|ies)|careers?|stellenangebote?|wir suchen|jobs?|nous recrutons|recrutement|empleo|trabaja con|lavora con|trabalhe conosco)(?!\p{L})/iu;
const MAX_LINE_LENGTH = 60;
const NEXT = 2;
const hiringCalls = memoize(({ site: { snapshot } }: Context): ReadonlySet<string> => {
  const { blocks } = snapshot;
  const lines = blocks.flatMap(({ text }, at) => (text.length <= MAX_LINE_LENGTH && HIRING.test(text) ? [at] : []));
  return new Set(lines.flatMap((at) => blocks.slice(at + 1, at + 1 + NEXT).map(({ text }) => withoutArrow(text))));
});

/** Whether a button belongs to a single section while another is the main one (a catering quote beside “Order”), or leads to something else than the offer. */
export const isOfBranch = (context: Context, text: string): boolean => {
  if (hiringCalls(context).has(withoutArrow(text)) || isUnrelatedToOffer(context.site, text)) return true;
  const [section, ...others] = placesOf(context, withoutArrow(text));
  const lead = leadCall(context);
  return (
    section !== undefined &&
    others.length === 0 &&
    !isOnFirstScreen(context, section) &&
    lead !== undefined &&
    lead.toLowerCase() !== withoutArrow(text).toLowerCase()
  );
};
