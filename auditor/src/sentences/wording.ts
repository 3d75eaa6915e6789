import type { eventCatalogue } from '@twofold/contracts/event-catalogue';
import { isErased, type Erased } from '@twofold/contracts/personal';
import type { DataOf, EventShape } from '@twofold/contracts/versioned';

type Catalogue = typeof eventCatalogue;

/** For each event type of a category, the sentence made from its data, without a full stop. */
export type SentencesOf<Category extends keyof Catalogue> = {
  readonly [Type in keyof Catalogue[Category]]: (
    data: Catalogue[Category][Type] extends EventShape ? DataOf<Catalogue[Category][Type]> : never,
  ) => string;
};

const MAX_LENGTH = 60;

/** A user's text, in quotation marks and shortened, or a note that it was erased. */
export const quoted = (text: string | Erased): string => {
  if (isErased(text)) return '(erased)';
  return text.length > MAX_LENGTH ? `“${text.slice(0, MAX_LENGTH)}…”` : `“${text}”`;
};

export const counted = (count: number, one: string): string => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

export const money = (cents: number, currency = 'usd'): string =>
  `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`;

/** The reason, if one was given. */
export const because = (reason: string | undefined): string => (reason === undefined ? '' : `: ${quoted(reason)}`);
