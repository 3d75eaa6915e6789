const two = (value: number): string => String(value).padStart(2, '0');

/** A time as a field for times wants it, in the time zone of the browser: "2025-01-08T14:02"; empty for what is none. */
export const localOf = (iso: string | undefined): string => {
  const time = new Date(iso ?? '');
  if (Number.isNaN(time.getTime())) return '';
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`;
};

/** What was chosen in such a field as an ISO time; empty for what is none. */
export const isoOf = (local: string): string => {
  const time = new Date(local);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString();
};
