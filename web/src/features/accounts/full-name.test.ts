import { describe, expect, it } from 'vitest';
import { joinName, splitName } from './full-name.ts';

describe('splitting a full name', () => {
  it.each([
    ['Ada King Lovelace', 'Ada', 'King Lovelace'],
    ['Ada', 'Ada', ''],
    ['', '', ''],
  ])('makes of %j %j and %j (§3 split name)', (fullName, firstName, lastName) => {
    expect(splitName(fullName)).toEqual({ firstName, lastName });
  });
});

describe('joining two names', () => {
  it.each([
    ['Ada', 'King Lovelace', 'Ada King Lovelace'],
    ['Ada', '', 'Ada'],
    ['', 'Lovelace', 'Lovelace'],
    ['', '', ''],
  ])('makes of %j and %j %j (§3 joined name)', (firstName, lastName, fullName) => {
    expect(joinName(firstName, lastName)).toBe(fullName);
  });
});
