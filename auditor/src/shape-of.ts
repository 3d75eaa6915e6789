import { eventCatalogue } from '@twofold/contracts/event-catalogue';
import type { EventShapes } from '@twofold/contracts/event-of';
import type { z } from 'zod';

const catalogue: Readonly<Record<string, EventShapes>> = eventCatalogue;

/** The category of a stream: what its name has before the first dash. */
export const categoryOf = (stream: string): string => stream.split('-', 1)[0] ?? stream;

/** The schema of an event's data by its stream and type; undefined where the catalogue has none. */
export const shapeOf = ({
  stream,
  type,
}: {
  readonly stream: string;
  readonly type: string;
}): { readonly category: string; readonly shape: z.ZodType | undefined } => {
  const category = categoryOf(stream);
  const shapes = Object.hasOwn(catalogue, category) ? catalogue[category] : undefined;
  return { category, shape: shapes !== undefined && Object.hasOwn(shapes, type) ? shapes[type] : undefined };
};
