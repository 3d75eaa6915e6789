import { describe, expect, it } from 'vitest';
import type { Rows } from './fold.ts';
import { portionsOf } from './rows.ts';

const rows = (count: number, text: string): Rows =>
  new Map(Array.from({ length: count }, (_, index) => [index, { id: index, text }]));
const sizes = (of: Rows) => [...portionsOf(of)].map((portion) => portion.size);

describe('writing rows', () => {
  it('takes one statement for an ordinary batch', () => expect(sizes(rows(4_999, 'short'))).toEqual([4_999]));
  it('takes no statement for no rows', () => expect(sizes(new Map())).toEqual([]));
  it('takes another one for every 5,000 rows', () =>
    expect(sizes(rows(11_000, 'short'))).toEqual([5_000, 5_000, 1_000]));
  it('takes another one for every two million characters', () =>
    expect(sizes(rows(5, 'x'.repeat(750_000)))).toEqual([3, 2]));
  it('leaves out no row', () => {
    const all = rows(7_000, 'short');
    expect(new Map([...portionsOf(all)].flatMap((portion) => [...portion]))).toEqual(all);
  });
});
