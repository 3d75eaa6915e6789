import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { craftFindings } from './craft.ts';

const LONG = `<p>${'We tune pianos and organs in the whole valley. '.repeat(20)}</p>`;
const kindsOn = (body: string, more = LONG): readonly string[] =>
  craftFindings(contextOfPage({ title: 'Acme', body: `<h1>Acme pianos</h1>${more}${body}` })).map(({ kind }) => kind);

describe('contact data of a template', () => {
  it.each([
    '123 Main Street, Anytown',
    'Call (555) 123-4567',
    'Call 212-555-0143',
    'Call 123-456-7890',
    'Musterstraße 1, 12345 Musterstadt',
    'Write to info@example.com',
    'Write to info@yourdomain.com',
  ])('are in “%s”', (text) => expect(kindsOn(`<p>${text}</p>`)).toContain('dummy'));

  it.each(['1123 Maine Road', 'Call 212-664-7665', 'Call 030 5551234', 'Hauptstraße 1', 'Write to info@acme.example'])(
    'are not in “%s”',
    (text) => expect(kindsOn(`<p>${text}</p>`)).not.toContain('dummy'),
  );
});

describe('what is to come', () => {
  it('is a placeholder on a page that has nothing else', () =>
    expect(kindsOn('<p>Coming soon</p>', '')).toContain('placeholder'));

  it.each(['<li>Coming soon</li>', '<p>128 shops, 4 under construction</p>', '<p>In preparation: 12 outlets</p>'])(
    'is none beside an offer: %s',
    (body) => expect(kindsOn(body)).not.toContain('placeholder'),
  );

  it('does not excuse the text of a template', () => expect(kindsOn('<p>Your text here</p>')).toContain('placeholder'));
});

describe('counters at zero', () => {
  it('are seen beside what they count', () =>
    expect(kindsOn('<div><span>0+</span></div><p>Happy clients</p><div>0</div><p>Finished projects</p>')).toContain(
      'counters',
    ));

  it.each([
    '<p>Juventus</p><p>0</p><p>Atlético</p><p>0+</p>',
    '<p>0</p><p>items in your cart</p>',
    '<p>10</p><p>Happy clients</p><p>0</p><p>Complaints</p>',
  ])('are not in %s', (body) => expect(kindsOn(body)).not.toContain('counters'));
});
