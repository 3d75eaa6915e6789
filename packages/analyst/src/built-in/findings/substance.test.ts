import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { substanceFindings, worksWithoutResult } from './substance.ts';

const project = (links: string) =>
  contextOfPage({
    title: 'Tessera',
    description: 'Tessera is an open source JavaScript library for maps.',
    body: `<h1>Tessera</h1><p>An open source library. npm install tessera</p>${links}`,
  });
const portfolio = (work: string) =>
  contextOfPage({
    title: 'Ada Byron',
    description: 'Portfolio of a designer and developer',
    body: `<h1>I am Ada Byron, a designer and developer</h1><p>My portfolio. I work as a freelance designer.</p><h2>Selected projects</h2>${work}<h2>Contact</h2>`,
  });
const textsOf = (context: ReturnType<typeof project>): string =>
  substanceFindings(context)
    .map(({ text }) => text)
    .join('\n');

describe('what visitors can use at once', () => {
  it('is named by its links, with what can be tried first', () =>
    expect(
      textsOf(project('<a href="/d">Documentation</a><a href="/s">Launch Interactive Shell</a><a href="/n">News</a>')),
    ).toBe('Try it without signing up: “Launch Interactive Shell” and “Documentation”'));

  it.each([
    '<a href="/d">Docs</a><a href="/e">Documentation</a>',
    '<a href="/n">News</a><a href="/t">Team</a>',
    '<a href="/r">Request docs changes</a><a href="/s">Launch Interactive Shell</a>',
  ])('is nothing in %s', (links) => expect(textsOf(project(links))).toBe(''));
});

describe('finished work', () => {
  const works = '<h3>Harbor map</h3><p>A map of the harbor.</p><h3>Tide clock</h3><p>A clock for tides.</p>';

  it('is named, with a suggestion to add results', () => {
    expect(textsOf(portfolio(works))).toBe('Examples of finished work: “Harbor map” and “Tide clock”');
    expect(worksWithoutResult(portfolio(works))[0]?.text).toContain('from “Harbor map” to “Tide clock”');
  });

  it('is listed for each heading with several works', () => {
    const more = `${works}<h2>Libraries</h2><h3>Tessera</h3><p>Maps.</p><h3>Pebble</h3><p>Dates.</p>`;
    expect(textsOf(portfolio(more))).toContain('More work under “Libraries”: “Tessera” and “Pebble”');
    expect(textsOf(portfolio(`${works}<h2>Hobbies</h2><h3>Tea</h3><h3>Chess</h3>`))).not.toContain('More work');
  });

  it('gets no suggestion if there are results', () =>
    expect(worksWithoutResult(portfolio(works.replace('of the harbor', 'that 900 captains use')))).toEqual([]));

  it('is not read from a heading with nothing below it', () =>
    expect(textsOf(portfolio('<p>Nothing yet.</p>'))).toBe(''));
});

describe('a search for members', () => {
  const association = (link: string) =>
    contextOfPage({
      title: 'Society of Indexers',
      description: 'The professional association for indexers. Become a member.',
      body: `<h1>The association for indexers</h1><p>Membership benefits for members. Annual dues. Join now.</p><a href="/find">${link}</a>`,
    });

  it.each<[string, boolean]>([
    ['Find an indexer', true],
    ['Find out more', false],
    ['Become an indexer', false],
  ])('is a tool in “%s”: %s', (link, isOne) =>
    expect(textsOf(association(link)).includes('A search that visitors can use right away')).toBe(isOne),
  );
});
