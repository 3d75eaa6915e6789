const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** A span of time in its two largest units: "3 h 50 min", "1 day 3 h", "12 min", "less than a minute". */
export const timeLeft = (ms: number): string => {
  if (ms < MINUTE_MS) return 'less than a minute';
  const wholeDays = Math.floor(ms / DAY_MS);
  const hours = Math.floor((ms % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS);
  if (wholeDays > 0) return hours === 0 ? days(wholeDays) : `${days(wholeDays)} ${hours} h`;
  if (hours > 0) return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
  return `${minutes} min`;
};
