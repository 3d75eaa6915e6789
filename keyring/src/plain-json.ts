/** As deep as the event store allows. */
const MAX_DEPTH = 500;

/**
 * Whether a value comes back from its JSON text as it was, held to the rules of the event store: the store sees sealed
 * values only, and cannot refuse what is in them.
 */
export const isPlainJson = (value: unknown, depth = 0): boolean => {
  switch (typeof value) {
    case 'string':
      return value.isWellFormed() && !value.includes('\u0000');
    case 'number':
      return Number.isFinite(value);
    case 'boolean':
      return true;
    case 'object':
      return value === null || (depth < MAX_DEPTH && partsOf(value).every((part) => isPlainJson(part, depth + 1)));
    default:
      return false;
  }
};

/** Keys are parts like any other. What is neither a list nor a plain object has a part that JSON does not have. */
const partsOf = (value: object): readonly unknown[] => {
  if (Array.isArray(value)) return Array.from<unknown>(value);
  return isPlain(value) ? Object.entries(value).flat() : [undefined];
};

/** Plain objects of any realm, and those without a prototype. */
const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};
