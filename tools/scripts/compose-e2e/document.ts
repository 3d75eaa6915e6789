/** A block of shell in a document, or why it is not run. */
export type Block = { readonly text: string; readonly notRun: string | undefined };

const BLOCK = /^```sh\n(.*?)^```$/gms;

/** The blocks of shell of a document, in order. The first line of one that is not run says why. */
export const blocksIn = (markdown: string): Block[] =>
  [...markdown.matchAll(BLOCK)].map(([, text = '']) => ({ text, notRun: /^# not run: (.+)\n/.exec(text)?.[1] }));
