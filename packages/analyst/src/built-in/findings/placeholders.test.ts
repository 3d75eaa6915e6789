import { describe, expect, it } from 'vitest';
import { snapshotOf } from '../testing/sample-sites.ts';
import { contextOfPage, contextOfSnapshot } from '../testing/site-of.ts';
import { pageQualityFindings } from './page-quality.ts';

const LONG = `<p>${'We tune pianos and organs in the whole valley. '.repeat(20)}</p>`;
const kindsOn = (body: string, more = LONG): readonly string[] =>
  pageQualityFindings(contextOfPage({ title: 'Acme', body: `<h1>Acme pianos</h1>${more}${body}` })).map(
    ({ kind }) => kind,
  );

describe('template data', () => {
  it.each([
    '<a href="/t">Test page 2</a>',
    '<a href="/t">Deep Dropdown 2</a>',
    '<a href="/t">Test Grid (template)</a>',
    '123 Main Street, Anytown',
    'Call (555) 123-4567',
    'Call 212-555-0143',
    'Call 123-456-7890',
    '+1 (234) 567-8900',
    'Tel. 01 23 45 67 89',
    'Tel. +49 123 456789',
    'Phone: 000-000-0000',
    'Phone: XXX-XXX-XXXX',
    'Established XXXX',
    'USt-IdNr.: DE123456789',
    'Musterstraße 1, 12345 Musterstadt',
    'Any Street, 123',
    'Find us here [MAP]',
    '[Your address here]',
    'Write to info@example.com',
    'Write to example@gmail.com',
    'Write to info@yourdomain.com',
    'Visit www.yourwebsite.com',
    '© 2023 Your Company. All rights reserved.',
    'Title here',
    'Title 1',
    'Web Content Display Web Content Display',
    'Dear {{ first_name }}',
    'Welcome to %SITE_NAME%',
    '[object Object]',
    '[player type="audio" url="song.mp3"]',
    'Here we will put the story of our workshop',
    'Placeholder article',
    'Success! Better check yourself, you’re not looking too good.',
    'Well done! You successfully read this important alert message.',
    'Hier folgt der Text',
  ])('is found in “%s”', (text) => expect(kindsOn(`<p>${text}</p>`)).toContain('dummy'));

  it.each([
    '1123 Maine Road',
    'Call 212-664-7665',
    'Call 030 5551234',
    'Inclua o indicativo do país, por exemplo +351 912 345 678',
    'Phone, e.g. 212-555-0143',
    'z. B. max.mustermann, Musterstraße 1',
    'Hauptstraße 1',
    'Write to info@acme.example',
    'T-shirts in XL, XXL and XXXL',
    'Statutes [PDF]',
    'We sold 1.234.567 keys',
    '1 2 3 4 5 6 7 8 9 10',
    'Your company deserves a better piano',
    'A shop for pianos, made with PrestaShop',
    'Save 20% ON everything',
    'Taxi: 777 7777',
    'Statutes [in English]',
    'Here you can see our workshop',
    'Order number 1000000',
    '100000000,00€ for 270000 people',
    'Title 1 of the series',
    '<a href="/t">Test drive</a>',
    '<a href="/t">Dropdown menus and forms</a>',
    '<a href="/t">Test your piano (free)</a>',
  ])('is not found in “%s”', (text) => expect(kindsOn(`<p>${text}</p>`)).not.toContain('dummy'));

  it.each([
    ['Acme documentation', '<p>Write <code>{{ first_name }}</code> where the name belongs, call 555-0143.</p>'],
    ['Acme templates', '<p>Our templates have slots.</p><p>Dear {{ first_name }}</p>'],
  ])('is only an example in “%s”', (title, body) =>
    expect(
      pageQualityFindings(contextOfPage({ title, description: `${title}: API reference and guides`, body })).map(
        ({ kind }) => kind,
      ),
    ).not.toContain('dummy'),
  );
});

describe('an announcement of something to come', () => {
  it('is a placeholder on an otherwise empty page', () =>
    expect(kindsOn('<p>Coming soon</p>', '')).toContain('placeholder'));

  it.each(['Google Play: coming soon', 'Wristband app coming soon'])('is no placeholder in “%s”', (text) =>
    expect(kindsOn(`<p>${text}</p>`, '')).not.toContain('placeholder'),
  );

  it('is a placeholder if it is about the page', () =>
    expect(kindsOn('<p>New website coming soon</p>', '')).toContain('placeholder'));

  it.each(['<li>Coming soon</li>', '<p>128 shops, 4 under construction</p>', '<p>In preparation: 12 outlets</p>'])(
    'is no placeholder beside an offer: %s',
    (body) => expect(kindsOn(body)).not.toContain('placeholder'),
  );

  it.each<[string, boolean]>([
    ['<h2>Gallery</h2><p>Coming soon!</p><h2>Visit us</h2><p>Every day from nine to five.</p>', true],
    ['<h2>Galerie</h2><p>Bilder folgt in Kürze</p>', true],
    ['<h2>Gallery</h2><p>Coming soon: our spring concert.</p>', false],
    ['<h2>Gallery</h2><p>Coming soon</p><p>Pictures of all our pianos since 1990.</p>', false],
    ['<h2>Films</h2><ul><li>Coming soon</li></ul>', false],
  ])('makes an empty section in %s: %s', (body, isEmpty) =>
    expect(kindsOn(body).includes('empty-section')).toBe(isEmpty),
  );

  it('does not hide a default text of a template', () =>
    expect(kindsOn('<p>Your text here</p>')).toContain('placeholder'));
});

describe('an open detail', () => {
  it.each<[string, boolean]>([
    ['Saturday, 4 May, location TBD', true],
    ['Speakers to be announced', true],
    ['The location will please you', false],
  ])('“%s”: %s', (text, isOpen) => expect(kindsOn(`<p>${text}</p>`).includes('open-detail')).toBe(isOpen));
});

describe('a page without text', () => {
  const html = (body: string) =>
    `<html lang="en"><head><title>Acme</title></head><body><main>${body}</main></body></html>`;
  const subpage = (body: string) => {
    return { ...snapshotOf(html(body), 'https://acme.example/join'), role: 'other' as const };
  };
  const isEmpty = (body: string): boolean => {
    const snapshot = {
      ...snapshotOf(html(`<h1>Acme pianos</h1>${LONG}<a href="/join">Join us</a>`)),
      subpages: [subpage(body)],
    };
    return pageQualityFindings(contextOfSnapshot(snapshot)).some(({ kind }) => kind === 'empty-page');
  };
  it.each<[string, boolean]>([
    ['<h1>Join us</h1>', true],
    ['<h1>Join us</h1><p>Write to Ana until May and bring your own tuning fork.</p>', false],
    ['<h1>Join us</h1><form><label>Name<input name="name"></label><button>Send</button></form>', false],
  ])('is %s: %s', (body, empty) => expect(isEmpty(body)).toBe(empty));
});

describe('pages that robots.txt forbids', () => {
  const unread = (reason: 'robots' | 'failed') => {
    const html = `<html lang="en"><head><title>Acme</title></head><body><h1>Acme pianos</h1>${LONG}</body></html>`;
    const pages = [{ url: 'https://acme.example/prices', role: 'pricing' as const, reason }];
    return pageQualityFindings(contextOfSnapshot({ ...snapshotOf(html), unread: pages })).map(({ text }) => text);
  };
  it('are reported', () =>
    expect(unread('robots')).toEqual([
      'robots.txt kept us from reading “/prices”, and may keep search engines from them',
    ]));
  it('exclude pages that failed', () => expect(unread('failed')).toEqual([]));
});

describe('counters at zero', () => {
  it('are found beside their labels', () =>
    expect(kindsOn('<div><span>0+</span></div><p>Happy clients</p><div>0</div><p>Finished projects</p>')).toContain(
      'counters',
    ));

  it('are found by the sign after them', () =>
    expect(kindsOn('<p>0+</p><p>Days of sun a year</p>')).toContain('counters'));

  it.each([
    '<p>Juventus</p><p>0</p><p>Atlético</p><p>0+</p>',
    '<p>0</p><p>items in your cart</p>',
    '<p>Shopping cart</p><p>0</p><p>Customers</p><p>Wish list</p><p>0</p><p>Projects</p>',
    '<p>10</p><p>Happy clients</p><p>0</p><p>Complaints</p>',
  ])('are not found in %s', (body) => expect(kindsOn(body)).not.toContain('counters'));
});

describe('a usage counter', () => {
  it.each([
    '<p>0</p><p>teams already use Acme</p>',
    '<p>0 Teams nutzen Acme bereits</p>',
    '<p>0</p><p>equipos ya están usando Acme</p>',
    '<p>0</p><p>équipes déjà inscrites</p>',
  ])('is found at zero: %s', (body) => expect(kindsOn(body)).toContain('counters'));

  it.each([
    '<p>12</p><p>teams already use Acme</p>',
    '<p>0</p><p>Your cart: you already have an account</p>',
    '<p>10 teams already use Acme</p>',
  ])('is not found at zero: %s', (body) => expect(kindsOn(body)).not.toContain('counters'));
});
