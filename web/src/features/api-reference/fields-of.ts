import { schemaOf, type ApiDescription, type Schema } from './description.ts';
import { typeInWords } from './type-in-words.ts';

/** A field of a body, with its path: `aiAnalysis.strengths`. */
export type Field = { readonly name: string; readonly type: string; readonly isRequired: boolean };

/** At deeper levels, only the name of the representation is shown. */
const MAX_DEPTH = 3;

/** The fields of a body, outermost first. A nested representation is named, and its fields are not listed. */
export const fieldsOf = (description: ApiDescription, schema: Schema, prefix = '', depth = 0): Field[] => {
  const { properties, required = [], items } = depth === 0 ? schemaOf(description, schema) : schema;
  if (properties === undefined)
    return items === undefined || depth > MAX_DEPTH
      ? []
      : fieldsOf(description, itemOf(description, items, depth), prefix, depth + 1);
  return Object.entries(properties).flatMap(([name, field]) => {
    const place = `${prefix}${name}`;
    const own = { name: place, type: typeInWords(field), isRequired: required.includes(name) };
    return depth >= MAX_DEPTH ? [own] : [own, ...fieldsOf(description, field, `${place}.`, depth + 1)];
  });
};

/** List items are expanded; deeper objects are named. */
const itemOf = (description: ApiDescription, items: Schema, depth: number): Schema =>
  depth === 0 ? schemaOf(description, items) : items;
