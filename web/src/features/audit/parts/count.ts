const format = new Intl.NumberFormat('en-US');

/** "48,211". */
export const count = (value: number): string => format.format(value);

/** "1 event", "48,211 events". */
export const counted = (value: number, one: string, many = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : many}`;
