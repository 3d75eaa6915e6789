/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** From 0 up to but without 1. */
  fraction(): number;
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  one<Item>(items: readonly Item[]): Item;
  uuid(): string;
}

/** The generator Mulberry32. Its 32 bits of state are enough for generated data. */
export const seededRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const between = (least: number, most: number): number => least + (next() % (most - least + 1));
  const hex = (): string => next().toString(16).padStart(8, '0');
  return {
    fraction: () => next() / 2 ** 32,
    between,
    one: (items) => {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new RangeError('There is nothing to choose from');
      return item;
    },
    uuid: () => {
      const [a, b, c, d] = [hex(), hex(), hex(), hex()];
      return `${a}-${b.slice(0, 4)}-4${b.slice(5)}-8${c.slice(1, 4)}-${c.slice(4)}${d}`;
    },
  };
};
