import type { EventItem } from '@twofold/contracts/audit/api';
import type { LogFilters } from './log-filters.ts';

/** Whether new events can be held against these filters without asking: what is in an event, only the server sees. */
export const canFollow = ({ from, to, text }: LogFilters): boolean =>
  from === undefined && to === undefined && text === undefined;

/** Whether an event is of a type, a stream and an actor that are looked for. */
export const passes = ({ type, stream, actor }: LogFilters, event: EventItem): boolean =>
  (type === undefined || type.split(',').includes(event.type)) &&
  (stream === undefined || (stream.endsWith('-') ? event.stream.startsWith(stream) : event.stream === stream)) &&
  (actor === undefined || event.actor === actor);
