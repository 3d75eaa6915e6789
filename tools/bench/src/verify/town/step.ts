import type { eventCatalogue } from '@twofold/contracts/event-catalogue';
import type { EventOf } from '@twofold/contracts/event-of';
import type { Random } from '../../data/random.ts';

type Catalogue = typeof eventCatalogue;

/** A stream: its name, and the revision of its last event, which is -1 before the first one. */
export type Track = { readonly stream: string; last: number };

/** A step of a life: an event of the catalogue, in a stream of its category. */
export type Step = {
  readonly track: Track;
  readonly actor: string;
  readonly type: string;
  readonly data: (at: string) => unknown;
  /** Another event of the same append, in the same stream. */
  readonly and?: Step;
};

/** The steps of one user or app, in order. Each is taken only after the one before was recorded. */
export type Lifecycle = Generator<Step, void>;

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

/** The time so many hours later, as an ISO text. */
export const hoursAfter = (at: string, hours: number): string =>
  new Date(Date.parse(at) + hours * HOUR_MS).toISOString();

/** 64 hexadecimal digits, as a SHA-256 has. */
export const aHash = (random: Random): string => `${random.uuid()}${random.uuid()}`.replaceAll('-', '');

/** True with this probability in percent. */
export const happens = (random: Random, percent: number): boolean => random.between(1, 100) <= percent;
