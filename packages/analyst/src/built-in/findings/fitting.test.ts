import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { isBarred, isFitting } from './fitting.ts';

const office = (title: string) => contextOfPage({ title, body: `<h1>${title}</h1><p>Two rooms in Rye.</p>` }).site;

describe('what the rules of a profession forbid', () => {
  it.each<[string, boolean]>([
    ['Ada Byron, law firm', true],
    ['Rechtsanwälte Halm', true],
    ['Byron Advocacia', true],
    ['Ada Byron, architects', false],
    ['Lawn care by Ada Byron', false],
  ])('is not missed from “%s”: %s', (title, isForbidden) => {
    for (const topic of ['pricing', 'testimonials'] as const) {
      expect(isBarred(office(title), 'practice', topic)).toBe(isForbidden);
      expect(isFitting(office(title), 'practice', topic, false)).toBe(!isForbidden);
    }
    expect(isBarred(office(title), 'practice', 'phone')).toBe(false);
  });
});
