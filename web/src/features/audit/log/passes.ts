import type { EventItem } from '@twofold/contracts/audit/api';
import { isOfStream, isOfTypes } from '@twofold/contracts/audit/log-filter';
import type { LogFilters } from './log-filters.ts';

/** Whether new events can be held against these filters without asking: what is in an event, only the server sees. */
export const canFollow = ({ from, to, text }: LogFilters): boolean =>
  from === undefined && to === undefined && text === undefined;

/** Whether an event is of a type, a stream and an actor that are looked for; what has a dash before it is left out. */
export const passes = ({ type, stream, actor }: LogFilters, event: EventItem): boolean =>
  isOfTypes(event.type, type?.split(',') ?? []) &&
  isOfStream(event.stream, stream) &&
  (actor === undefined || event.actor === actor);
