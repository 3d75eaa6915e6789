import { useShownZone, type ShownZone } from './time-zone.ts';

const PARTS: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hourCycle: 'h23',
};

const FORMATS = {
  local: new Intl.DateTimeFormat('en-US', PARTS),
  utc: new Intl.DateTimeFormat('en-US', { ...PARTS, timeZone: 'UTC' }),
};

/**
 * "2025-01-08 14:02:07.118" in the browser's time zone (D-88), or in UTC: it sorts as text, to the millisecond. An
 * invalid time is returned unchanged.
 */
export const exactTime = (iso: string, zone: ShownZone = 'local'): string => {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return iso;
  const part = Object.fromEntries(FORMATS[zone].formatToParts(time).map(({ type, value }) => [type, value]));
  return `${part['year']}-${part['month']}-${part['day']} ${part['hour']}:${part['minute']}:${part['second']}.${part['fractionalSecond']}`;
};

/** Formats times in the console's time zone. */
export const useExactTime = (): ((iso: string) => string) => {
  const zone = useShownZone((shown) => shown.zone);
  return (iso) => exactTime(iso, zone);
};

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A span of time in its two largest units: "16 ms", "2.4 s", "1 min 38 s", "4 h 11 min", "3 d 2 h". */
export const span = (ms: number): string => {
  if (ms < SECOND_MS) return `${Math.round(ms)} ms`;
  if (ms < MINUTE_MS) return `${(Math.floor(ms / 100) / 10).toFixed(1)} s`;
  if (ms < HOUR_MS) return two(ms, MINUTE_MS, 'min', SECOND_MS, 's');
  if (ms < DAY_MS) return two(ms, HOUR_MS, 'h', MINUTE_MS, 'min');
  return two(ms, DAY_MS, 'd', HOUR_MS, 'h');
};

function two(ms: number, large: number, largeName: string, small: number, smallName: string): string {
  const rest = Math.floor((ms % large) / small);
  const whole = `${Math.floor(ms / large)} ${largeName}`;
  return rest === 0 ? whole : `${whole} ${rest} ${smallName}`;
}
