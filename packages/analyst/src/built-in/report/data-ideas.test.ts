import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { asData, reviewedElsewhere } from './data-ideas.ts';

const context = (body: string) =>
  contextOfPage({
    title: 'Nima restaurant',
    description: 'Restaurant with a short menu',
    body: `<h1>Nima</h1>${body}`,
  });

describe('data that only people read', () => {
  const HOURS = '<p>Open Tue-Sat 5 pm - 10 pm</p>';
  it('is marked up, with the words of the page', () =>
    expect(asData(context(`${HOURS}<p>12 Mill Street, Albury</p>`))?.text).toBe(
      'Mark up “Open Tue-Sat 5 pm - 10 pm” and “12 Mill Street, Albury” as data of the type LocalBusiness (schema.org)',
    ));

  it('is none where hours or address are missing, or data is there', () => {
    expect(asData(context(HOURS))).toBeUndefined();
    const data = '<script type="application/ld+json">{"@type":"Restaurant","name":"Nima"}</script>';
    expect(asData(context(`${HOURS}<p>12 Mill Street, Albury</p>${data}`))).toBeUndefined();
  });
});

describe('reviews elsewhere', () => {
  const PROFILE = '<a href="https://www.tripadvisor.com/Restaurant_Review-g1-d2-Nima.html">Reviews</a>';
  it('are quoted where the page only links them', () =>
    expect(reviewedElsewhere(context(PROFILE))?.text).toBe(
      'Quote one review from Tripadvisor with its stars on the first page',
    ));

  it.each([
    ['a home page of a portal', '<a href="https://www.tripadvisor.com/">Tripadvisor</a>'],
    ['a store, for a business that is no app', '<a href="https://apps.apple.com/app/id1">App Store</a>'],
    ['a page that quotes a guest', `${PROFILE}<blockquote>“The best soup of the valley.” – Ana Lopez</blockquote>`],
  ])('are no idea for %s', (_what, body) => expect(reviewedElsewhere(context(body))).toBeUndefined());
});
