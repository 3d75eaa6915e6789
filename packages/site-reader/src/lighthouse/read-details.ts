/* The details of Lighthouse's audits have various shapes, and parts of them come from the page: each part is validated. */

export const fieldIn = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

export const textIn = (value: unknown, name: string): string => {
  const found = fieldIn(value, name);
  return typeof found === 'string' ? found : '';
};

export const numberIn = (value: unknown, name: string): number | undefined => {
  const found = fieldIn(value, name);
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined;
};

/** The rows of an audit's table. */
export const listIn = (audit: unknown): readonly unknown[] => {
  const items = fieldIn(fieldIn(audit, 'details'), 'items');
  return Array.isArray(items) ? items : [];
};
