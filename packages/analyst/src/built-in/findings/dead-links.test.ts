import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { deadLinks, hasDeadStep } from './dead-links.ts';

const fixesOn = (links: string): readonly (string | undefined)[] =>
  deadLinks(contextOfPage({ title: 'Acme', body: `<h1>Acme tunes pianos</h1>${links}` })).map(({ fix }) => fix);

const MORE = (href: string): string => `<p>We come to your place.</p><p><a href="${href}">Learn more</a></p>`;

describe('links', () => {
  it.each([
    [
      '<a href="#">Instagram</a><a href="#">Privacy policy</a>',
      'Link “Instagram” and “Privacy policy” to the real page, or remove them',
    ],
    [
      '<a href="https://www.facebook.com/">Like us</a>',
      'Link the profile of Acme on facebook.com instead of its first page',
    ],
    [
      `<h2>Tuning at home</h2>${MORE('/a')}<h2>Offers</h2>${MORE('/b')}${MORE('/c')}`,
      'Say in each link “Learn more” where it leads, for instance “Tuning at home” in the one under that heading',
    ],
  ])('are reported if they lead nowhere or are vague: %s', (links, fix) => expect(fixesOn(links)).toEqual([fix]));

  it.each([
    ['a menu that a script opens', '<a href="#">Menu</a><a href="#top">Instagram</a>'],
    ['a button that closes something', '<a href="#">x</a>'],
    ['the host of the code', '<a href="https://github.com/">Hosted on GitHub</a>'],
    ['what shares a page', '<a href="https://twitter.com/?status=Acme">Tweet</a>'],
    ['profiles', '<a href="https://facebook.com/acme">Facebook</a><a href="https://x.com/acme">X</a>'],
    [
      'one address under the same words',
      '<h2>Tuning</h2><a href="/a">More</a><a href="/a">More</a><a href="/a">More</a>',
    ],
  ])('are not reported: %s', (_what, links) => expect(fixesOn(links)).toEqual([]));

  it.each([
    ['a badge', `<h2>HIT of 2016</h2>${MORE('/a')}<h2>Free for you</h2>${MORE('/b')}<h2>TOP 10</h2>${MORE('/c')}`],
    ['over several of them', `<h2>Tuning at home</h2>${MORE('/a')}${MORE('/b')}${MORE('/c')}`],
    [
      'over a link of other words',
      `<h2>Tuning at home</h2><p><a href="/x">Details</a></p>${['/a', '/b', '/c'].map((href) => `<h2>New</h2>${MORE(href)}`).join('')}`,
    ],
  ])('get no example from a heading that is %s', (_what, links) => expect(fixesOn(links)).toEqual([undefined]));
});

describe('a button with an unreachable address', () => {
  it.each([
    [
      '<a class="btn" href="/[YOUR%20BOOKING%20LINK]">Book a visit</a>',
      'Give “Book a visit” its real address instead of “[YOUR BOOKING LINK]”',
    ],
    ['<a href="http://localhost:4000/">Acme</a>', 'Give “Acme” its real address instead of “localhost:4000”'],
  ])('is reported: %s', (link, fix) => expect(fixesOn(link)).toEqual([fix]));

  it.each([
    '<a class="btn" href="/book">Book a visit</a>',
    '<a href="http://localhost:4000/">http://localhost:4000</a>',
  ])('is not %s', (link) => expect(fixesOn(link)).toEqual([]));

  it('is a dead step', () => {
    const has = (body: string): boolean => hasDeadStep(contextOfPage({ title: 'Acme', body: `<h1>Acme</h1>${body}` }));
    expect(has('<a class="btn" href="https://www.example.com/">Book a visit</a>')).toBe(true);
    expect(has('<a class="btn" href="/book">Book a visit</a>')).toBe(false);
  });
});
