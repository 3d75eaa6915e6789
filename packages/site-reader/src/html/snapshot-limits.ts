/** The maximum bytes of the first page's lists as JSON: the whole snapshot is at most about 600 kB in any script. */
export const LIST_BYTES = {
  blocks: 240_000,
  links: 80_000,
  headings: 30_000,
  structuredData: 30_000,
  prices: 40_000,
  callsToAction: 10_000,
  forms: 15_000,
} as const;

/** The beginning of a list: at most `items` entries, and at most `bytes` as JSON. */
export const fitting = <T>(list: readonly T[], items: number, bytes: number): T[] => {
  const found: T[] = [];
  let used = 2;
  for (const item of list.slice(0, items)) {
    used += Buffer.byteLength(JSON.stringify(item)) + 1;
    if (used > bytes) break;
    found.push(item);
  }
  return found;
};
