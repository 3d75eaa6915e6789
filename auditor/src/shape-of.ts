import { eventCatalogue } from '@twofold/contracts/event-catalogue';
import { readerOf, unknownVersion, type EventShapes } from '@twofold/contracts/versioned';
import type { EventMetadata, RecordedEvent } from '@twofold/event-store/port';
import type { z } from 'zod';

const catalogue: Readonly<Record<string, EventShapes>> = eventCatalogue;

/** The category of a stream: its name up to the first dash. */
export const categoryOf = (stream: string): string => stream.split('-', 1)[0] ?? stream;

/** Whether an event records an auditor's access. Tails leave these out, since viewers would see their own accesses. */
export const isAccess = ({ stream }: Pick<RecordedEvent, 'stream'>): boolean => categoryOf(stream) === 'access';

/** The fields of an event that determine how it is read. */
export type EventToRead = Pick<RecordedEvent, 'stream' | 'type'> & {
  readonly metadata: Pick<EventMetadata, 'schemaVersion'>;
};

/** How an event is read: the schema that upcasts its version, or why there is none. */
type FoundShape = { readonly category: string } & (
  | { readonly shape: z.ZodType }
  | { readonly shape: undefined; readonly because: 'unknown-type' }
  | { readonly shape: undefined; readonly because: 'unknown-version'; readonly problem: string }
);

/** Finds how an event is read, by its stream, type and version. */
export const shapeOf = ({ stream, type, metadata: { schemaVersion } }: EventToRead): FoundShape => {
  const category = categoryOf(stream);
  const shapes = Object.hasOwn(catalogue, category) ? catalogue[category] : undefined;
  const known = shapes !== undefined && Object.hasOwn(shapes, type) ? shapes[type] : undefined;
  if (known === undefined) return { category, shape: undefined, because: 'unknown-type' };
  const shape = readerOf(known, schemaVersion);
  if (shape !== undefined) return { category, shape };
  return { category, shape, because: 'unknown-version', problem: unknownVersion(known, schemaVersion) };
};
