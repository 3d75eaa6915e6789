/** The rest of an occupation after its noun: "Manager | at a small shop", "Owner | (bakery)". */
const REST = /(?:\s+(?:at|by|for|from|in|of|on|that|to|who|whose|with|without)\s|\s*[,;:(–—]).*$/u;

/** Endings whose plural is not just an added "s"; the first match wins. */
const ENDINGS: readonly (readonly [ending: RegExp, plural: string])[] = [
  [/person$/iu, 'people'],
  [/child$/iu, 'children'],
  [/(?<!ger|hu|nor|ro)man$/iu, 'men'],
  [/(?<=[^aeiou])y$/u, 'ies'],
  [/(?<=ss|sh|ch|x|z)$/u, 'es'],
  // Already a plural.
  [/s$/u, 's'],
];

/** The audience of an app as a tag, from one persona: "For Managers at a small shop" (D-81). */
export const forOccupation = (occupation: string): string => {
  const rest = REST.exec(occupation)?.[0] ?? '';
  const noun = occupation.slice(0, occupation.length - rest.length);
  return `For ${pluralOf(noun)}${rest}`;
};

const pluralOf = (noun: string): string => {
  const found = ENDINGS.find(([ending]) => ending.test(noun));
  return found ? noun.replace(...found) : `${noun}s`;
};
