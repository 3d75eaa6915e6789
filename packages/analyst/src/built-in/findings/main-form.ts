import { kindsOf } from '../kind/kind.ts';
import type { Context } from './context.ts';
import { memoize } from './memoize.ts';

/** Fields that ask for the visitor's data rather than for what the visitor looks for. */
const OF_PERSON =
  /mail|name|message|phone|passw|comment|nachricht|telefon|nachname|courriel|téléphone|mensaje|correo|nombre|messaggio|nome|mensagem|subject|betreff/iu;
const MIN_FIELDS = 2;
/** Kinds of sites whose visitors search among many entries. */
const SEARCHED = kindsOf('directory marketplace travel lodging real-estate transport ticketing recruitment reference');

/** The fields of the search form: two places, or a maker and a model. */
const mainForm = memoize(
  ({ site: { snapshot } }: Context): readonly string[] | undefined =>
    snapshot.forms.find(
      ({ fields, hasPassword }) =>
        !hasPassword && fields.length >= MIN_FIELDS && !fields.some((field) => OF_PERSON.test(field)),
    )?.fields,
);

/** “Where would you like to go?”: a field labeled with a question. */
const ASKS = /^\p{L}+ .{4,50}\?$|^(?:where|destination|wohin|ziel|où|dónde|dove|onde|para onde)(?!\p{L})/iu;

/** The question in the search form of a listing or booking site. */
export const askedByForm = (context: Context): string | undefined =>
  context.isSure && SEARCHED.has(context.judgment.kind.id)
    ? mainForm(context)?.find((field) => ASKS.test(field.trim()))
    : undefined;

const menuTexts = memoize(({ site: { snapshot } }: Context): ReadonlySet<string> => {
  const buttons = new Set(snapshot.callsToAction.map(({ text }) => text.trim()));
  return new Set(snapshot.frame.map((text) => text.trim()).filter((text) => !buttons.has(text)));
});

/** Whether a step is only in the menu, while visitors come for a search form on the page. */
export const isBehindForm = (context: Context, text: string): boolean =>
  context.isSure &&
  SEARCHED.has(context.judgment.kind.id) &&
  mainForm(context) !== undefined &&
  menuTexts(context).has(text.trim());
