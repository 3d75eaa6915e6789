import type { ShownZone } from '../parts/time-zone.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * A time for an input of type `datetime-local`, in the console's time zone: "2025-01-08T14:02"; empty for an invalid
 * one.
 */
export const typedTime = (iso: string | undefined, zone: ShownZone): string => {
  const time = new Date(iso ?? '');
  if (Number.isNaN(time.getTime())) return '';
  if (zone === 'utc') return time.toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`;
};

/** The value of such an input as an ISO time; empty for an invalid one. */
export const isoOf = (typed: string, zone: ShownZone): string => {
  const time = new Date(typed && zone === 'utc' ? `${typed}Z` : typed);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString();
};
