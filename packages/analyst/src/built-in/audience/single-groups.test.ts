import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { singleGroups } from './single-groups.ts';

const labelsOf = (title: string): readonly string[] =>
  singleGroups(contextOfPage({ title, body: '<h1>Acme</h1>' }).site).map(({ label }) => label);

describe('one of many who stands for all of them', () => {
  it.each([
    ['Badges for the Enterprise with Acme', 'Enterprises'],
    ['Notes for the curious beginner', 'Curious beginners'],
    ['Scripts for a system administrator', 'System administrators'],
  ])('is whom “%s” names', (title, label) => expect(labelsOf(title)).toEqual([label]));

  it.each([['Plans for the city of Alder'], ['Looking for a developer?'], ['Music for the whole company']])(
    'is no one in “%s”',
    (title) => expect(labelsOf(title)).toEqual([]),
  );
});
