import type { World } from '../call.ts';
import type { Draft, WholeExample } from '../draft.ts';

/** What changes are made from. */
type Given = {
  readonly world: World;
  readonly example: WholeExample;
  /** Stands in every text that is sent, so that it is seen where it comes back. */
  readonly mark: string;
};

/** One thing that is done to a request. Its name is for people. */
export type Change = { readonly name: string; readonly apply: (draft: Draft, given: Given) => Draft };

/** The parts of a request that can be changed one without the other. */
export const PARTS = ['body', 'path', 'query', 'headers', 'asker', 'method'] as const;
export type Part = (typeof PARTS)[number];

export const MEGABYTE = 1024 * 1024;

/** Sets headers beside those that are there. */
export const withHeaders = (draft: Draft, headers: Draft['headers']): Draft => ({
  ...draft,
  headers: { ...draft.headers, ...headers },
});
