import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { descriptionOnly } from './description-only.ts';

const fixesOn = (description: string, more: string) =>
  descriptionOnly(
    contextOfPage({
      title: 'Acme pet insurance',
      description: `Pet insurance from an insurance company. ${description}`,
      body: `<h1>Pet insurance from Acme</h1><p>What we cover: accidents.</p><a href="/q">Get a quote</a>${more}`,
    }),
  ).map(({ fix }) => fix);

describe('a figure of the description', () => {
  it('belongs on the page, too', () =>
    expect(fixesOn('Customer rated 9.6.', '')).toEqual([
      'Write “Customer rated 9.6” where visitors read it, beside “Get a quote”',
    ]));

  it.each([
    ['Customer rated 9.6.', '<p>Rated 9.6 by customers</p>'],
    ['Customers since 2005.', ''],
    ['Call us at 877-738-7237 today.', ''],
    ['We pay every claim fast.', ''],
  ])('is not missed in “%s” beside “%s”', (description, more) => expect(fixesOn(description, more)).toEqual([]));
});
