const MAX_LENGTH = 160;

const isErased = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'erased' in value && value.erased === true;

const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return '–';
  if (isErased(value)) return '(erased)';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Whether `valueText` shows only the beginning of a value. */
export const isCut = (value: unknown): boolean => Array.from(textOf(value)).length > MAX_LENGTH;

/** The value of a field on one line: a dash for none, a mark for an erased one; long texts are shortened. */
export const valueText = (value: unknown): string => {
  const characters = Array.from(textOf(value));
  if (characters.length <= MAX_LENGTH) return characters.join('');
  return `${characters.slice(0, MAX_LENGTH).join('')}… (${characters.length} characters)`;
};
