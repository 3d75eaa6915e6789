import { representationOf, type Schema } from './description.ts';

/** A type in a few words: `integer, 1 to 100`, `Product`, `"QUICK" or "STANDARD"`. */
export const typeInWords = (schema: Schema): string => {
  const name = representationOf(schema);
  if (name !== undefined) return name;
  const { items, anyOf, oneOf } = schema;
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (items !== undefined) return `list of ${typeInWords(items)}`;
  const choices = anyOf ?? oneOf;
  if (choices !== undefined) return [...new Set(choices.map(typeInWords))].join(' or ');
  const { type = 'anything', format } = schema;
  const base = format ?? (typeof type === 'string' ? type : type.join(' or '));
  const bounds = boundsInWords(schema);
  return bounds === undefined ? base : `${base}, ${bounds}`;
};

const boundsInWords = ({ minimum, maximum, minLength, maxLength }: Schema): string | undefined => {
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  if (minLength !== undefined && maxLength !== undefined) return `${minLength} to ${maxLength} characters`;
  if (maxLength !== undefined) return `at most ${maxLength.toLocaleString('en-US')} characters`;
  return minLength === undefined ? undefined : `at least ${minLength} characters`;
};
