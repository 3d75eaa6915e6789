import { z } from 'zod';

/** A version that is no longer written, and the conversion of its data to the next version. */
export type EarlierVersion = { readonly schema: z.ZodType; readonly toNext: z.ZodType };

/** The shape of an event that has changed: today's schema, and the earlier versions, from version 1 (D-105). */
export type Versioned<Schema extends z.ZodType = z.ZodType> = {
  readonly schema: Schema;
  readonly earlier: readonly EarlierVersion[];
};

/** The shape of one type of event. A plain schema is version 1. */
export type EventShape = z.ZodType | Versioned;

/** The shapes of the events of one stream category, by type. */
export type EventShapes = Readonly<Record<string, EventShape>>;

/** Today's data of a type of event. */
export type DataOf<Shape extends EventShape> = Shape extends z.ZodType
  ? z.output<Shape>
  : Shape extends Versioned<infer Schema>
    ? z.output<Schema>
    : never;

/** An event whose data changed: its version is the number of earlier versions plus one. */
export const versioned = <Schema extends z.ZodType>(
  schema: Schema,
  earlier: readonly EarlierVersion[],
): Versioned<Schema> => ({ schema, earlier });

/**
 * A version that is no longer written. `upcast` is pure: it derives the data of the next version from the stored data,
 * and invents nothing. A personal field may have been erased.
 */
export const earlierVersion = <Schema extends z.ZodType>(
  schema: Schema,
  upcast: (data: z.output<Schema>) => unknown,
): EarlierVersion => ({ schema, toNext: schema.transform(upcast) });

/** The schemas of all versions of an event, from version 1 to today's. */
export const schemasOf = (shape: EventShape): readonly z.ZodType[] =>
  shape instanceof z.ZodType ? [shape] : [...shape.earlier.map(({ schema }) => schema), shape.schema];

/** The version that is written today. @throws Error for a type that is not among the shapes */
export const versionOf = (shapes: EventShapes, type: string): number => {
  const shape = Object.hasOwn(shapes, type) ? shapes[type] : undefined;
  if (shape === undefined) throw new Error(`There is no event called ${type}`);
  return schemasOf(shape).length;
};

/** A schema that reads data of a version as today's data; `undefined` for a version that this release does not know. */
export const readerOf = (shape: EventShape, version: number): z.ZodType | undefined => {
  const [earlier, schema] = shape instanceof z.ZodType ? [[], shape] : [shape.earlier, shape.schema];
  if (!Number.isInteger(version) || version < 1 || version > earlier.length + 1) return undefined;
  return earlier.slice(version - 1).reduceRight<z.ZodType>((next, { toNext }) => toNext.pipe(next), schema);
};

/** Why `readerOf` has no reader. */
export const unknownVersion = (shape: EventShape, version: number): string => {
  const newest = schemasOf(shape).length;
  return version > newest
    ? `is version ${version}, written by a newer release; this release reads up to version ${newest}`
    : `has no version that exists`;
};
