import { ERASED } from '@twofold/contracts/personal';
import { InvalidEvent } from '@twofold/event-store/errors';
import { refuseUnlessJson } from '@twofold/event-store/json-text';
import type { NewEvent, RecordedEvent } from '@twofold/event-store/port';
import { BrokenSeal } from './errors.ts';
import type { Subject } from './keyring.ts';
import type { FieldsByType } from './personal-fields.ts';
import { personalParts, withParts } from './personal-parts.ts';
import { isSealed, type Sealer } from './sealing.ts';

/** Sealers by subject. */
export type Sealers = ReadonlyMap<string, Sealer>;
export type Openers = ReadonlyMap<string, Sealer | 'erased'>;

/**
 * The subjects whose keys seal these events.
 * @throws InvalidEvent if a personal field cannot be sealed: it is not JSON, or its subject is missing.
 */
export const subjectsToSeal = (events: readonly NewEvent[], fields: FieldsByType): ReadonlySet<Subject> => {
  const subjects = new Set<Subject>();
  events.forEach((event, index) => {
    for (const { field, of, value, subject } of personalParts(event, fields)) {
      const data = `events[${index}].data`;
      if (subject === undefined) throw new InvalidEvent(`${data}.${of} does not say whose key seals ${data}.${field}`);
      // The store only sees sealed values, and cannot validate them.
      refuseUnlessJson(value, `${data}.${field}`);
      subjects.add(subject);
    }
  });
  return subjects;
};

/** The event with sealed fields, for the log. `sealers` must include those of `subjectsToSeal`. */
export const sealEvent = (event: NewEvent, sealers: Sealers, fields: FieldsByType): NewEvent => {
  const parts = personalParts(event, fields);
  if (parts.length === 0) return event;
  const sealed = parts.map(({ field, value, subject }) => {
    const sealer = subject && sealers.get(subject);
    // Never store personal data in plain text.
    if (sealer === undefined) throw new Error(`There is no key for ${field} of a ${event.type}`);
    return [field, sealer.seal(value, { eventId: event.id, type: event.type, field })] as const;
  });
  return withParts(event, sealed);
};

/** The subjects whose keys open these events. */
export const subjectsToOpen = (events: readonly RecordedEvent[], fields: FieldsByType): ReadonlySet<Subject> => {
  const subjects = new Set<Subject>();
  for (const event of events) {
    for (const { value, subject } of personalParts(event, fields)) {
      if (subject !== undefined && isSealed(value)) subjects.add(subject);
    }
  }
  return subjects;
};

/**
 * The event before sealing. A field whose key was erased reads as erased. A plain field, as in logs from before keys
 * existed, is returned unchanged. A key that is missing without an erasure was lost, which must not look like an erasure.
 * @throws BrokenSeal, naming the event, if a sealed field was changed, or its key is lost.
 */
export const openEvent = (event: RecordedEvent, openers: Openers, fields: FieldsByType): RecordedEvent => {
  const sealedParts = personalParts(event, fields).flatMap((part) =>
    isSealed(part.value) ? [{ ...part, value: part.value }] : [],
  );
  if (sealedParts.length === 0) return event;
  const opened = sealedParts.map(({ field, value, subject }) => {
    const opener = subject && openers.get(subject);
    if (opener === 'erased') return [field, ERASED] as const;
    const place = `${field} in the ${event.type} ${event.id} of ${event.stream}`;
    if (subject !== undefined && opener === undefined) throw new BrokenSeal(`The key of ${place} is lost`);
    const found = opener?.open(value, { eventId: event.id, type: event.type, field });
    if (found === undefined) throw new BrokenSeal(`The seal of ${place} is broken`);
    return [field, found.value] as const;
  });
  return withParts(event, opened);
};
