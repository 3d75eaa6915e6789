import type { ShownZone } from '../parts/time-zone.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** A time as a field for times wants it, in the zone that the console shows: "2025-01-08T14:02"; empty for what is none. */
export const typedTime = (iso: string | undefined, zone: ShownZone): string => {
  const time = new Date(iso ?? '');
  if (Number.isNaN(time.getTime())) return '';
  if (zone === 'utc') return time.toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`;
};

/** What was chosen in such a field as an ISO time; empty for what is none. */
export const isoOf = (typed: string, zone: ShownZone): string => {
  const time = new Date(typed && zone === 'utc' ? `${typed}Z` : typed);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString();
};
