import type { EventItem } from '@twofold/contracts/audit/api';
import { isOfStream, isOfTypes } from '@twofold/contracts/audit/log-filter';
import type { LogFilters } from './log-filters.ts';

/** Whether new events can be matched with these filters in the browser: only the server can search the content. */
export const canFollow = ({ from, to, text }: LogFilters): boolean =>
  from === undefined && to === undefined && text === undefined;

/** Whether an event matches the type, stream and actor; a leading dash excludes. */
export const matchesFilters = ({ type, stream, actor }: LogFilters, event: EventItem): boolean =>
  isOfTypes(event.type, type?.split(',') ?? []) &&
  isOfStream(event.stream, stream) &&
  (actor === undefined || event.actor === actor);
