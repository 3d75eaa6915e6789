import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { pageQualityFindings } from './page-quality.ts';

const fixOn = (body: string): string | undefined =>
  pageQualityFindings(contextOfPage({ title: 'Acme', description: 'Acme tunes old pianos in one evening', body })).find(
    ({ kind }) => kind === 'thin',
  )?.fix;

describe('a page with few words', () => {
  it('is asked to support its self-description', () =>
    expect(fixOn('<h1>Acme pianos</h1><p>We tune pianos.</p>')).toBe(
      'Add three short paragraphs that bear out “Acme tunes old pianos in one evening”: what it does, for whom, and how to get it',
    ));

  it.each([
    ['has many words', `<p>${'We tune pianos and organs. '.repeat(20)}</p>`],
    ['has no words', ''],
    [
      'is a portal of links',
      `<p>We tune pianos.</p><nav>${'<a href="/a">Pianos and organs of the town</a> '.repeat(40)}</nav>`,
    ],
  ])('is not reported if it %s', (_, body) => expect(fixOn(body)).toBeUndefined());
});

describe('words that two checks find', () => {
  it('are reported once', () => {
    const code = '[player type="audio" url="song.mp3"]';
    const body = `<h1>Acme pianos</h1><p>We tune pianos.</p><p>${code}</p>`;
    const found = pageQualityFindings(contextOfPage({ title: 'Acme', description: 'Acme tunes old pianos', body }));
    expect(found.filter(({ text }) => text.includes('[player')).map(({ kind }) => kind)).toEqual(['dummy']);
  });
});

const leftover = (description: string, body: string): string | undefined =>
  pageQualityFindings(contextOfPage({ title: 'Acme', description, body: `<h1>Acme pianos</h1>${body}` })).find(
    ({ kind }) => kind === 'filler',
  )?.text;

it.each<[string, string, string | undefined]>([
  ['Boutique propulsée par PrestaShop', '', 'The description for search engines is still the default of the system'],
  ['tag line', '', 'The description for search engines is still the default of the system'],
  ['We tune pianos', '<p>Just another WordPress site</p>', 'A text is still the default of the system'],
  ['We tune pianos in a shop that is powered by steam', '<p>Another site on pianos</p>', undefined],
])('finds defaults of the system in “%s” and %s', (description, body, text) => {
  const found = leftover(description, body);
  expect(text === undefined ? found : found?.startsWith(text)).toBe(text === undefined ? undefined : true);
});

const greetingOn = (body: string): string | undefined =>
  pageQualityFindings(contextOfPage({ title: 'Acme', body })).find(({ kind }) => kind === 'greeting')?.text;

it('treats the first heading of level one or two as the main one', () => {
  expect(greetingOn('<h1>Hello, we are Acme</h1><h2>Pianos tuned in one evening</h2>')).toContain(
    '“Hello, we are Acme”',
  );
  expect(greetingOn('<h2>Welcome to Acme</h2><h3>Pianos</h3>')).toContain('“Welcome to Acme”');
  expect(greetingOn('<h5>Hello, we are Acme</h5><h2>Pianos tuned in one evening</h2>')).toBeUndefined();
  expect(greetingOn('<h5>Welcome to Acme</h5><p>Pianos tuned in one evening</p>')).toBeUndefined();
});

describe('a footnote', () => {
  const footnoteOn = (body: string): string | undefined =>
    pageQualityFindings(contextOfPage({ title: 'Acme', body: `<h1>Acme pianos</h1><p>We tune.</p>${body}` })).find(
      ({ kind }) => kind === 'footnote',
    )?.text;

  it('is reported if it adds a condition', () =>
    expect(footnoteOn('<p>* Some keys are available through Premium.</p>')).toBe(
      'A footnote limits what the page promises: “Some keys are available through Premium”',
    ));

  it('is not reported if it only says when', () =>
    expect(footnoteOn('<p>Free tuning*</p><p>Free strings*</p><p>* On weekdays.</p>')).toBeUndefined());
});
