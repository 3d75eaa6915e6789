import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { singleGroups } from './single-groups.ts';

const labelsOf = (title: string): readonly string[] =>
  singleGroups(contextOfPage({ title, body: '<h1>Acme</h1>' }).site).map(({ label }) => label);

describe('a singular for a whole group', () => {
  it.each([
    ['Badges for the Enterprise with Acme', 'Enterprises'],
    ['Notes for the curious beginner', 'Curious beginners'],
    ['Scripts for a system administrator', 'System administrators'],
  ])('is recognized in “%s”', (title, label) => expect(labelsOf(title)).toEqual([label]));

  it.each([['Plans for the city of Alder'], ['Looking for a developer?'], ['Music for the whole company']])(
    'is not recognized in “%s”',
    (title) => expect(labelsOf(title)).toEqual([]),
  );
});
