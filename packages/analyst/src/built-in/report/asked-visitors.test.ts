import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { askedVisitors } from './asked-visitors.ts';

const askedOn = (text: string, lang = 'en') =>
  askedVisitors(
    contextOfPage({ lang, title: 'Acme', body: `<h1>Acme</h1><p>Lamps and shades of glass.</p><h2>${text}</h2>` }),
  );

describe('what a page asks its visitors', () => {
  it.each([
    ['en', 'Need a lamp for your reading corner?'],
    ['en', 'Looking for light that lasts all night?'],
    ['de', 'Suchen Sie eine Lampe für den Flur?'],
    ['fr', 'Vous cherchez une lampe de chevet ?'],
    ['es', '¿Quieres leer en la cama sin ruido?'],
    ['it', 'Cerchi una lampada per la cucina?'],
  ])('is a wish (%s): %s', (lang, text) =>
    expect(askedOn(text, lang).wants).toEqual([`“${text}” (asked by the page)`]),
  );

  it.each([
    ['en', 'Tired of lamps that break in a week?'],
    ['en', 'Is your attic too hot in the summer?'],
    ['en', 'Why pay for light that no one uses?'],
    ['de', 'Genervt von Lampen, die flackern?'],
    ['es', '¿Cansado de lámparas que fallan?'],
  ])('is a trouble (%s): %s', (lang, text) =>
    expect(askedOn(text, lang).troubles).toEqual([`“${text}” (a trouble that the page asks about)`]),
  );

  it.each([
    'Need help with your order of lamps?',
    'Looking for something else in our shop?',
    'Want to work with us on the lake?',
    'What is a lamp made of these days?',
    'Need a lamp?',
  ])('is neither in “%s”', (text) => expect(askedOn(text)).toEqual({ wants: [], troubles: [] }));

  it('is not read far below, where it may ask anyone for anything', () => {
    const rows = Array.from({ length: 30 }, (_, at) => `<h2>Shade ${at}</h2><p>Made by hand of the glass ${at}.</p>`);
    const body = `<h1>Acme</h1><p>Lamps of glass.</p>${rows.join('')}<h2>Looking for lamps of older years?</h2>`;
    expect(askedVisitors(contextOfPage({ title: 'Acme', body })).wants).toEqual([]);
  });

  it('is read at the begin of a text only', () =>
    expect(askedOn('Ada wrote to a friend. Need a lamp for your reading corner?').wants).toEqual([]));
});
