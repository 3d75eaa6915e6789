import { InvalidEvent } from './errors.ts';

/** Deeper than any of our events, and far below the recursion limits of JSON parsers. */
const MAX_DEPTH = 500;

/**
 * The JSON text of a value that round-trips. Anything that JSON would drop, change or reject is refused with its path, so
 * that the stored value never differs from the given one. (`-0` becomes `0`.)
 *
 * @throws InvalidEvent naming the path of the first part that is not plain JSON, such as `data.quotes[2].text`.
 */
export const jsonText = (value: unknown, path: string): string => {
  refuseUnlessJson(value, path);
  return JSON.stringify(value);
};

/** @throws InvalidEvent if a text has a lone surrogate or U+0000, which cannot be stored. */
export const refuseUnlessStorable = (text: string, path: string): void => {
  if (!text.isWellFormed()) throw new InvalidEvent(`${path} has a lone surrogate`);
  if (text.includes('\u0000')) throw new InvalidEvent(`${path} has the character U+0000`);
};

/** @throws InvalidEvent as `jsonText` does */
export const refuseUnlessJson = (value: unknown, path: string, parents: object[] = []): void => {
  switch (typeof value) {
    case 'string':
      return refuseUnlessStorable(value, path);
    case 'boolean':
      return undefined;
    case 'number':
      if (!Number.isFinite(value)) throw new InvalidEvent(`${path} is ${value}, which JSON does not have`);
      return undefined;
    case 'object':
      return value === null ? undefined : refuseUnlessJsonParts(value, path, parents);
    default:
      throw new InvalidEvent(`${path} is of type ${typeof value}, which JSON does not have`);
  }
};

const refuseUnlessJsonParts = (value: object, path: string, parents: object[]): void => {
  if (parents.includes(value)) throw new InvalidEvent(`${path} contains itself`);
  if (parents.length === MAX_DEPTH) throw new InvalidEvent(`${path} is nested more than ${MAX_DEPTH} levels deep`);
  parents.push(value);
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) refuseUnlessJson(value[index], `${path}[${index}]`, parents);
  } else {
    if (!isPlain(value)) throw new InvalidEvent(`${path} is a ${value.constructor?.name}, not a plain object`);
    for (const [key, part] of Object.entries(value)) {
      refuseUnlessStorable(key, `A key of ${path}`);
      refuseUnlessJson(part, `${path}.${key}`, parents);
    }
  }
  parents.pop();
};

/** Plain objects of any realm, and those without a prototype. */
const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};
