import { describe, expect, it } from 'vitest';
import { isAbout, roleOf } from './role-of.ts';

describe('one person of a group', () => {
  it.each([
    ['small bakeries', 'Small bakery owner'],
    ['bike shops with two to six stands', 'Bike shop owner'],
    ['marketing teams', 'Marketing team manager'],
    ['teams that plan work together', 'Team manager'],
    ['bus fleets', 'Bus fleet manager'],
    ['shop managers', 'Shop manager'],
    ['publishers', 'Manager at a publisher'],
    ['organizations', 'Manager at an organization'],
    ['universities', 'Manager at a university'],
    ['courts', 'Official at a court'],
    ['government agencies', 'Official at a government agency'],
    ['nurses', 'Nurse'],
    ['developers and designers', 'Developer'],
    ['business women', 'Business woman'],
  ])('is, of %s, one %s by occupation', (label, role) => {
    expect(roleOf(label)).toEqual({ name: role, occupation: role });
  });

  it.each([
    ['people with one good window', 'Someone with one good window'],
    ['people who write journals or keep a diary', 'Someone who writes journals or keeps a diary'],
    ['people who are new here', 'Someone who is new here'],
    ['people nearby', 'Visitor'],
    ['people of all ages and levels', 'Person of any age and level'],
    ['people in the tile industry', 'Someone in the tile industry'],
    ['descendants of settlers', 'Descendant of settlers'],
    ['families who build or relocate', 'Family that builds or relocates'],
    ['cheese lovers', 'Cheese lover'],
    ['geeks', 'Geek'],
    ['videophiles', 'Videophile'],
    ['local drivers', 'Local driver'],
    ['“rugbiers”', 'One of the “rugbiers”'],
    ['patients nearby', 'Patient'],
    ['children', 'Parent'],
    ['women', 'Woman'],
    ['alumni', 'Alumni'],
    ['people who buy or sell a car', 'Someone who buys or sells a car'],
  ])('has, of %s, no occupation: %s', (label, name) => {
    expect(roleOf(label)).toEqual({ name, occupation: 'Not known' });
  });

  it('keeps the need of a company', () =>
    expect(roleOf('companies that need packaging').name).toBe('Manager at a company that needs packaging'));

  it('keeps the traits of a company', () =>
    expect(roleOf('Companies like “fintech” and “hotel”')).toEqual({
      name: 'Manager at a company like “fintech” and “hotel”',
      occupation: 'Manager at a company',
    }));

  it('keeps the clause of a group', () =>
    expect(roleOf('office managers who want green desks')).toEqual({
      name: 'Office manager who wants green desks',
      occupation: 'Office manager',
    }));
});

describe('the people of a table row', () => {
  it.each<[string, string, boolean]>([
    ['people with a project and those who support it', 'Universities', false],
    ['people with a project and those who support it', 'Artists', true],
    ['people who run small shops', 'Bike shops', true],
    ['musicians and students', 'Teachers', false],
  ])('“%s” for %s: %s', (people, label, is) => expect(isAbout(people, label)).toBe(is));
});
