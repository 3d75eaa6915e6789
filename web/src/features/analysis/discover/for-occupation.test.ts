import { expect, it } from 'vitest';
import { forOccupation } from './for-occupation.ts';

it.each([
  ['Small bike shop owner', 'For Small bike shop owners'],
  ['Manager at a very small shipping company', 'For Managers at a very small shipping company'],
  ['Owner, bakery', 'For Owners, bakery'],
  ['Developer (backend)', 'For Developers (backend)'],
  ['Head of marketing', 'For Heads of marketing'],
  ['Design agency', 'For Design agencies'],
  ['Attorney', 'For Attorneys'],
  ['Coach', 'For Coaches'],
  ['Salesperson', 'For Salespeople'],
  ['Craftsman', 'For Craftsmen'],
  ['Human', 'For Humans'],
  ['Parents', 'For Parents'],
  ['Boss', 'For Bosses'],
  ['Indoor climber', 'For Indoor climbers'],
  ['Chauffeur', 'For Chauffeurs'],
])('the tag of "%s" is "%s"', (occupation, tag) => expect(forOccupation(occupation)).toBe(tag));
