import type { Quote } from './page.ts';

/** What a statement rests on: words of the page, or a concrete reason. */
export type Basis =
  | { readonly basis: 'quote'; readonly quote: string; readonly section: string }
  | { readonly basis: 'inference'; readonly reason: string };

export const said = ({ quote, section }: Quote): Basis => ({ basis: 'quote', quote, section });

export const inferred = (reason: string): Basis => ({ basis: 'inference', reason });
