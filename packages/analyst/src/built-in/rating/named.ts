import type { Context } from '../findings/context.ts';

/** The first group that the pages name, as it reads inside a sentence. */
export const named = ({ audiences }: Context): string | undefined =>
  audiences[0]?.label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
