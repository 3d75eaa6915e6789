import { describe, expect, it } from 'vitest';
import { contextOfPage, contextOfSnapshot } from '../testing/site-of.ts';
import { snapshotOf } from '../testing/sample-sites.ts';
import { freeButton, hoursInside } from './call-ideas.ts';

const roofer = (more: string) =>
  contextOfPage({
    title: 'Harrow Roofing | Roofers in Harrow',
    description: 'Roofing contractor in Harrow: repairs and new roofs for homeowners',
    body: `<h1>Roofing contractor in Harrow</h1><p>We repair roofs and gutters.</p>${more}`,
  });

describe('a first step that is free', () => {
  it.each<[string, boolean]>([
    ['<p>Call us for a free estimate.</p><a href="/quote">Get a Quote</a>', true],
    ['<p>Call us for a free estimate.</p><a href="/quote">Get a Free Quote</a>', false],
    ['<p>Free delivery of all parts.</p><a href="/quote">Get a Quote</a>', false],
    ['<p>Feel free to ask.</p><a href="/quote">Get a Quote</a>', false],
  ])('belongs on the button in %s: %s', (more, isMissed) =>
    expect(freeButton(roofer(more)) !== undefined).toBe(isMissed),
  );
});

const HEAD = '<title>Nima restaurant</title><meta name="description" content="Restaurant with a short menu">';
const page = (body: string) =>
  snapshotOf(
    `<html lang="en"><head>${HEAD}</head><body><main><h1>Nima restaurant</h1><p>Our menu changes each week. Reserve a table.</p>${body}</main></body></html>`,
    'https://nima.example/',
  );
const withContact = (first: string, contact: string) => {
  const subpage = { ...page(contact), finalUrl: 'https://nima.example/contact', role: 'contact' as const };
  return contextOfSnapshot({ ...page(first), subpages: [subpage] });
};

describe('opening hours', () => {
  const HOURS = '<p>Monday to Friday 11:30 am to 10 pm</p>';
  it('that stand on a page further in belong on the first', () =>
    expect(hoursInside(withContact('', HOURS))?.text).toBe(
      'Bring the hours “Monday to Friday 11:30 am to 10 pm” from /contact to the first page',
    ));
  it.each([
    ['stand on the first page', HOURS, HOURS],
    ['stand nowhere', '', '<p>Write to us.</p>'],
  ])('that %s are not missed', (_, first, contact) => expect(hoursInside(withContact(first, contact))).toBeUndefined());
  it('of an inn are those of arrival', () => {
    const inn = (body: string) =>
      snapshotOf(
        `<html lang="en"><head><title>Seaview hotel</title></head><body><main><h1>Hotel rooms</h1><p>Book your stay: rooms with breakfast.</p><a href="/b">Book now</a>${body}</main></body></html>`,
        'https://seaview.example/',
      );
    const subpage = {
      ...inn('<p>Check-in 3 pm to 10 pm</p>'),
      finalUrl: 'https://seaview.example/contact',
      role: 'contact' as const,
    };
    expect(hoursInside(contextOfSnapshot({ ...inn(''), subpages: [subpage] }))).toBeUndefined();
  });
});
