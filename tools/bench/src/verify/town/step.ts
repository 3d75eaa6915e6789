import type { eventCatalogue } from '@twofold/contracts/event-catalogue';
import type { EventOf } from '@twofold/contracts/event-of';
import type { Random } from '../../data/random.ts';

type Catalogue = typeof eventCatalogue;

/** A stream that is written to: its name, and the revision of its last event, -1 before the first. */
export type Track = { readonly stream: string; last: number };

/** The next thing that happens in a user's life: an event of the catalogue, on a stream of its category. */
export type Step = {
  readonly track: Track;
  readonly actor: string;
  readonly type: string;
  readonly data: (at: string) => unknown;
  /** What is recorded in the same append, on the same stream. */
  readonly and?: Step;
};

/** What happens to someone, one thing after the other. The next one comes only after the one before was recorded. */
export type Life = Generator<Step, void>;

export const track = (category: keyof Catalogue, id: number | string): Track => ({
  stream: `${category}-${id}`,
  last: -1,
});

type DataOf<Category extends keyof Catalogue, Type> = Extract<EventOf<Catalogue[Category]>, { type: Type }>['data'];

/** An event of this type; `data` is made with the time at which it happens. */
export const step =
  <Category extends keyof Catalogue, Type extends EventOf<Catalogue[Category]>['type']>(_: Category, type: Type) =>
  (on: Track, actor: string, data: (at: string) => DataOf<Category, Type>): Step => ({ track: on, actor, type, data });

const HOUR_MS = 3_600_000;

/** So many hours after a time, both as ISO texts. */
export const hoursAfter = (at: string, hours: number): string =>
  new Date(Date.parse(at) + hours * HOUR_MS).toISOString();

/** 64 hexadecimal digits, as a SHA-256 has. */
export const aHash = (random: Random): string => `${random.uuid()}${random.uuid()}`.replaceAll('-', '');

/** Whether what happens so often in a hundred times happens now. */
export const happens = (random: Random, percent: number): boolean => random.between(1, 100) <= percent;
