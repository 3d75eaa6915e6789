/**
 * How long a server asks to wait, in milliseconds, by `retry-after-ms` or `retry-after` (seconds, or a date); undefined where it
 * does not say.
 */
export const retryAfterMs = (headers: Headers | undefined, nowMs: number): number | undefined => {
  const milliseconds = headers?.get('retry-after-ms') ?? '';
  if (/^\d+(?:\.\d+)?$/.test(milliseconds)) return Number(milliseconds);
  const value = headers?.get('retry-after')?.trim() ?? '';
  if (value === '') return undefined;
  if (/^\d+(?:\.\d+)?$/.test(value)) return Number(value) * 1_000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - nowMs);
};
