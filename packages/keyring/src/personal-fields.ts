import { eventCatalogue } from '@twofold/contracts/event-catalogue';
import { personalFields, type PersonalField } from '@twofold/contracts/personal';
import { schemasOf, type EventShape, type EventShapes } from '@twofold/contracts/versioned';
import { z } from 'zod';

/** A personal field of a type of event, and the key that seals it. */
export type FieldOfEvent = PersonalField & { readonly field: string };

/** The personal fields by type of event. */
export type FieldsByType = Pick<ReadonlyMap<string, readonly FieldOfEvent[]>, 'get' | 'has'>;

/**
 * Finds the personal fields of an event catalogue in its schemas.
 * @throws Error if a field could be left unsealed: an event that is not an object, a name that two events share, or a
 * field that two versions seal with different keys.
 */
export const findPersonalFields = (
  catalogue: Readonly<Record<string, EventShapes>>,
): ReadonlyMap<string, readonly FieldOfEvent[]> => {
  const found = new Map<string, readonly FieldOfEvent[]>();
  const shapes = Object.values(catalogue).flatMap((ofCategory) => Object.entries(ofCategory));
  for (const [type, shape] of shapes) {
    if (found.has(type)) throw new Error(`Two events are called ${type}`);
    found.set(type, fieldsOf(type, shape));
  }
  return new Map([...found].filter(([, fields]) => fields.length > 0));
};

/** The personal fields of all versions of an event: earlier versions in the log must be opened too. */
const fieldsOf = (type: string, shape: EventShape): readonly FieldOfEvent[] => {
  const byName = new Map<string, FieldOfEvent>();
  for (const found of schemasOf(shape).flatMap((schema) => fieldsIn(type, schema))) {
    const { field, sealedWith, of } = byName.get(found.field) ?? found;
    if (sealedWith !== found.sealedWith || of !== found.of)
      throw new Error(`Two versions of ${type} seal ${field} with different keys`);
    byName.set(field, found);
  }
  return [...byName.values()];
};

const fieldsIn = (type: string, schema: z.ZodType): readonly FieldOfEvent[] => {
  if (!(schema instanceof z.ZodObject)) throw new Error(`The shape of ${type} is not an object of fields`);
  const fields: [string, z.core.$ZodType][] = Object.entries(schema.shape);
  return fields.flatMap(([field, ofField]) => {
    const personal = personalIn(ofField);
    return personal === undefined ? [] : [{ ...personal, field }];
  });
};

/** The mark of a field, which may be optional, nullable or have a default. */
const personalIn = (schema: z.core.$ZodType): PersonalField | undefined => {
  const mark = personalFields.get(schema);
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return mark === undefined && isWrapped ? personalIn(schema.unwrap()) : mark;
};

/** The personal fields of all events of the product. */
export const personalFieldsOfEvents = findPersonalFields(eventCatalogue);
