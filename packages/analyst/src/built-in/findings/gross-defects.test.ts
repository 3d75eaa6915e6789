import type { Fact } from '@twofold/site-reader/facts/fact';
import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { grossDefects } from './gross-defects.ts';

const context = contextOfPage({ title: 'Alder Bakery', body: '<h1>Alder Bakery</h1><p>Bread.</p>' });
const found = (id: string, value: string, evidence = '', status: Fact['status'] = 'fail') => {
  const [fact] = context.site.snapshot.facts;
  if (fact === undefined) throw new Error('No fact was measured');
  const { site } = context;
  const snapshot = { ...site.snapshot, facts: [{ ...fact, id, status, value, evidence }] };
  return grossDefects({ ...context, site: { ...site, snapshot } }).map(({ text, fix }) => [text, fix]);
};

describe('a measured defect that affects most of a page', () => {
  it.each<[string, string, string, string, string]>([
    [
      'image-alternatives',
      '20 of 20',
      '<img src="/g/spacer.gif"> <img src="/g/rye-bread.jpg?w=4">',
      'None of the 20 pictures has alt text: image search and screen readers skip them',
      'Add alt text to each picture, beginning with “rye-bread.jpg”',
    ],
    [
      'link-names',
      '6 of 24',
      '<a href="#"> <a href="https://www.facebook.com/alder">',
      '6 of 24 links have no name, such as the one to “https://www.facebook.com/alder”: screen readers read out addresses',
      'Give each of the 6 links without a name a text, or its picture an alt text, such as the one to “https://www.facebook.com/alder”',
    ],
  ])('is a weakness with a suggestion: %s %s', (id, value, evidence, text, fix) =>
    expect(found(id, value, evidence)).toEqual([[text, fix]]),
  );

  it.each([
    ['image-alternatives', '4 of 4'],
    ['image-alternatives', '6 of 20'],
    ['link-names', '4 of 225'],
  ])('is not reported if it affects few elements: %s %s', (id, value) => expect(found(id, value)).toEqual([]));

  it('is not reported if the check passed', () => expect(found('link-names', '0 of 30', '', 'pass')).toEqual([]));
});
