import { describe, expect, it } from 'vitest';
import { joinName, splitName } from './full-name.ts';

describe('spec 3: splitting a full name', () => {
  it.each([
    ['Ada King Lovelace', 'Ada', 'King Lovelace'],
    ['Ada', 'Ada', ''],
    ['', '', ''],
  ])('makes of %j %j and %j', (fullName, firstName, lastName) => {
    expect(splitName(fullName)).toEqual({ firstName, lastName });
  });
});

describe('spec 3: joining two names', () => {
  it.each([
    ['Ada', 'King Lovelace', 'Ada King Lovelace'],
    ['Ada', '', 'Ada'],
    ['', 'Lovelace', 'Lovelace'],
    ['', '', ''],
  ])('makes of %j and %j %j', (firstName, lastName, fullName) => {
    expect(joinName(firstName, lastName)).toBe(fullName);
  });
});
