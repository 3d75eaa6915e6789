/** A field of a record of unknown shape. */
export const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

/** An age may be a number in an old record; it is shown unchanged (D-50). */
export const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' ? String(value) : '';
};

/** Permitted link targets. */
export const webAddressOf = (value: unknown): string | undefined => {
  const text = textOf(value);
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? text : undefined;
};
