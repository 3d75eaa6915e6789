import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { tileFindings } from './tiles.ts';

const tilesOn = (...lines: readonly string[]): readonly string[] =>
  tileFindings(
    contextOfPage({ title: 'Acme', body: `<h1>Acme</h1>${lines.map((line) => `<p>${line}</p>`).join('')}` }),
  ).map(({ text }) => text);

const forumWith = (...lines: readonly string[]): readonly string[] => {
  const context = contextOfPage({ title: 'Acme', body: lines.map((line) => `<p>${line}</p>`).join('') });
  const kind = { ...context.judgment.kind, id: 'forum' as const };
  return tileFindings({ ...context, judgment: { ...context.judgment, kind } }).map(({ text }) => text);
};

describe('numbers beside their labels', () => {
  it('are read before their label', () =>
    expect(tilesOn('14500', 'Projects Delivered', '4,575', 'Happy Clients')).toEqual([
      'Counted on the page: 14500 (“Projects Delivered”) and 4,575 (“Happy Clients”)',
    ]));

  it.each<[string, readonly string[]]>([
    ['a year', ['2014', 'Projects']],
    ['few', ['12', 'Projects']],
    ['a number of something else', ['14500', 'Search for information']],
    ['a cart', ['1200', 'items']],
  ])('are not read in %s', (_, lines) => expect(tilesOn(...lines)).toEqual([]));

  it('follow their label in a forum that is not empty', () => {
    expect(forumWith('Threads', '57,433', 'Posts', '622,137')).toEqual([
      'Counted on the page: 57,433 (“Threads”) and 622,137 (“Posts”)',
    ]);
    expect(forumWith('Threads', '247', 'Posts', '576')).toEqual([]);
    expect(forumWith('Views', '57,433')).toEqual([]);
  });
});
