import type { RecordedEvent } from '@twofold/event-store/port';
import { WrongUsage } from '../command.ts';

/** A moment in the life of a stream: whether an event had happened by then. */
export type Moment = (event: RecordedEvent) => boolean;

const ISO = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/**
 * Parses a moment: a revision, or an ISO time of recording. A date alone means its beginning, UTC.
 * @throws WrongUsage when it is neither
 */
export const readMoment = (text: string): Moment => {
  if (/^\d{1,18}$/.test(text)) {
    const revision = BigInt(text);
    return (event) => event.revision <= revision;
  }
  const time = ISO.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(time))
    throw new WrongUsage(`"${text}" is neither a revision nor a time such as 2030-01-31T12:00:00Z`);
  return (event) => Date.parse(event.recordedAt) <= time;
};
