import { eventCatalogue } from '@twofold/contracts/event-catalogue';
import type { EventShapes } from '@twofold/contracts/event-of';
import { personalFields, type PersonalField } from '@twofold/contracts/personal';
import { z } from 'zod';

/** A personal field of a type of event, and whose key seals it. */
export type FieldOfEvent = PersonalField & { readonly field: string };

/** The personal fields of the types of event that have some. */
export type FieldsByType = Pick<ReadonlyMap<string, readonly FieldOfEvent[]>, 'get' | 'has'>;

/**
 * Finds the personal fields of a catalogue of events, so that nobody needs to remember them.
 * @throws Error at what could leave a field unsealed: an event that is no object, or a name that two events share.
 */
export const findPersonalFields = (
  catalogue: Readonly<Record<string, EventShapes>>,
): ReadonlyMap<string, readonly FieldOfEvent[]> => {
  const found = new Map<string, readonly FieldOfEvent[]>();
  const shapes = Object.values(catalogue).flatMap((ofCategory) => Object.entries(ofCategory));
  for (const [type, schema] of shapes) {
    if (found.has(type)) throw new Error(`Two events are called ${type}`);
    found.set(type, fieldsIn(type, schema));
  }
  return new Map([...found].filter(([, fields]) => fields.length > 0));
};

const fieldsIn = (type: string, schema: z.ZodType): readonly FieldOfEvent[] => {
  if (!(schema instanceof z.ZodObject)) throw new Error(`The shape of ${type} is not an object of fields`);
  const fields: [string, z.core.$ZodType][] = Object.entries(schema.shape);
  return fields.flatMap(([field, ofField]) => {
    const personal = personalIn(ofField);
    return personal === undefined ? [] : [{ ...personal, field }];
  });
};

/** The mark of a field, also where the field may be absent. */
const personalIn = (schema: z.core.$ZodType): PersonalField | undefined => {
  const mark = personalFields.get(schema);
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return mark === undefined && isWrapped ? personalIn(schema.unwrap()) : mark;
};

/** The personal fields of every event of the product. */
export const personalFieldsOfEvents = findPersonalFields(eventCatalogue);
