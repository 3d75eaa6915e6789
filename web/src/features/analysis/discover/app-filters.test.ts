import { describe, expect, it } from 'vitest';
import { queryOf, readAppFilters } from './app-filters.ts';

const again = (search: string) => queryOf(readAppFilters(new URLSearchParams(search)));

describe('the filters of Discover in an address', () => {
  it.each([
    ['', ''],
    ['?q=bike+shops&seats=open&for=me&sort=name', '?q=bike+shops&seats=open&for=me&sort=name'],
    ['?sort=oldest&q=%20bike%20', '?q=bike&sort=oldest'],
    ['?q=&seats=2&for=bob&sort=toString&other=1', ''],
    [`?q=${'x'.repeat(300)}`, `?q=${'x'.repeat(200)}`],
  ])('%j reads as %j', (search, query) => expect(again(search)).toBe(query));
});
