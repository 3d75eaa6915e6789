import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { isImplied, isUnsaid } from './for-whom.ts';

describe('whom a page is for', () => {
  it.each<[string, boolean]>([
    ['Pet insurance for dogs and cats', true],
    ['Pet insurance from Acme', false],
    ['Fast and fair insurance, and a team that cares', false],
  ])('is implied by the heading “%s”: %s', (heading, isSo) =>
    expect(
      isImplied(
        contextOfPage({
          title: 'Acme pet insurance',
          description: 'Pet insurance that pays within two days. Get a quote.',
          body: `<h1>${heading}</h1><p>What we cover: accidents and illnesses. Insurance company since 1990.</p>`,
        }),
      ),
    ).toBe(isSo),
  );

  it('is not implied where the kind of site is not sure', () =>
    expect(isImplied(contextOfPage({ title: 'Dogs and cats', body: '<h1>Dogs and cats</h1>' }))).toBe(false));

  it.each<[string, boolean]>([
    ['Acme puppies: all about dogs', true],
    ['Acme of Lumea', false],
  ])('is not called missing where the report infers a group from “%s”: %s', (title, is) =>
    expect(
      isUnsaid(
        contextOfPage({
          title,
          description: title,
          body: `<h1>${title}</h1><p>Dogs and puppies.</p>`.replace(is ? '' : 'Dogs and puppies.', ''),
        }),
      ),
    ).toBe(is),
  );
});
