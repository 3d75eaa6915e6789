import type { Context } from '../findings/context.ts';
import { inferred, type Statement } from './statement.ts';

/** Something that could be gained, where the pages have what it takes. */
export type Idea = (context: Context) => Statement | undefined;

/** An idea and the two things that it follows from. */
export const idea = (kind: string, weight: number, text: string, one: string, other: string): Statement => ({
  kind,
  weight,
  text,
  basis: inferred(`Inferred from two things: ${one}; ${other}.`),
});
