import type { eventCatalogue } from '@twofold/contracts/event-catalogue';
import type { EventOf } from '@twofold/contracts/event-of';
import type { RecordedEvent } from '@twofold/event-store/port';

type Catalogue = typeof eventCatalogue;

/** An event of the catalogue as stored, with its data parsed by its schema. */
export type KnownEvent = {
  [Category in keyof Catalogue]: EventOf<Catalogue[Category]>;
}[keyof Catalogue] &
  Omit<RecordedEvent, 'type' | 'data'>;

export type DataOf<Type extends KnownEvent['type']> = Extract<KnownEvent, { readonly type: Type }>['data'];
