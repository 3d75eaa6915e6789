import type { Context } from './context.ts';

/** The distinct link texts of the first page. */
export const linkTexts = ({ site }: Context, longest = Infinity): readonly string[] => [
  ...new Set(
    site.snapshot.links.map(({ text }) => text.trim()).filter((text) => text !== '' && text.length <= longest),
  ),
];

/** The text of a link or button without a trailing arrow. */
export const withoutArrow = (text: string): string => text.replace(/[\s»›>→]+$/u, '').trim();

/** Menu entries are shorter. */
const MAX_LENGTH = 45;

/** The first short link text that matches. */
export const linkCalled = (context: Context, form: RegExp): string | undefined =>
  linkTexts(context, MAX_LENGTH).find((text) => form.test(text));
