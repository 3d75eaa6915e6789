import type { NewEvent } from '@twofold/event-store/port';
import { subjectOf, type Subject } from './keyring.ts';
import type { FieldOfEvent, FieldsByType } from './personal-fields.ts';

/** A personal field of an event. `subject` is absent if the event does not identify it. */
export type PersonalPart = {
  readonly field: string;
  /** The field that must contain the id of the subject. */
  readonly of: string;
  readonly value: unknown;
  readonly subject: Subject | undefined;
};

/** The ids of requests for feedback; all other subjects have numbers. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const NONE: readonly PersonalPart[] = [];

/** The personal fields of an event, for any data. */
export const personalParts = (
  { type, data }: Pick<NewEvent, 'type' | 'data'>,
  fields: FieldsByType,
): readonly PersonalPart[] => {
  const ofType = fields.get(type);
  if (ofType === undefined || !isRecord(data)) return NONE;
  return ofType
    .filter(({ field }) => Object.hasOwn(data, field) && data[field] !== undefined)
    .map((field) => ({ field: field.field, of: field.of, value: data[field.field], subject: subjectIn(data, field) }));
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const subjectIn = (data: Readonly<Record<string, unknown>>, { of, sealedWith }: FieldOfEvent): Subject | undefined => {
  const id = data[of];
  const isId = typeof id === 'number' ? Number.isSafeInteger(id) && id > 0 : typeof id === 'string' && UUID.test(id);
  return isId ? subjectOf(sealedWith, id as number | string) : undefined;
};

/** The event with new values in some of its fields. Fields keep their order. */
export const withParts = <Event extends Pick<NewEvent, 'data'>>(
  event: Event,
  values: readonly (readonly [field: string, value: unknown])[],
): Event => ({ ...event, data: { ...(isRecord(event.data) ? event.data : {}), ...Object.fromEntries(values) } });
