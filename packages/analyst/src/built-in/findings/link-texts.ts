import type { Context } from './context.ts';

/** What the links of the first page are called, each once. */
export const linkTexts = ({ site }: Context, longest = Infinity): readonly string[] => [
  ...new Set(
    site.snapshot.links.map(({ text }) => text.trim()).filter((text) => text !== '' && text.length <= longest),
  ),
];

/** What an entry of a menu is called is shorter. */
const LONGEST = 45;

/** The first link that is called so. */
export const linkCalled = (context: Context, form: RegExp): string | undefined =>
  linkTexts(context, LONGEST).find((text) => form.test(text));
