import { describe, expect, it } from 'vitest';
import { roleOf } from './role-of.ts';

describe('who reads for a group', () => {
  it.each([
    ['small bakeries', 'Small bakery owner'],
    ['bike shops with two to six stands', 'Bike shop owner'],
    ['marketing teams', 'Marketing team manager'],
    ['shop managers', 'Shop manager'],
    ['office managers who want green desks', 'Office manager'],
    ['nurses', 'Nurse'],
    ['business women', 'Business woman'],
  ])('is, for %s, one %s', (label, role) => {
    expect(roleOf(label)).toEqual({ name: role, occupation: role });
  });

  it.each([
    ['people with one good window', 'People with one good window'],
    ['children', 'Someone who decides for children'],
  ])('has no occupation that %s would tell', (label, name) => {
    expect(roleOf(label)).toEqual({ name, occupation: 'Not stated' });
  });
});
