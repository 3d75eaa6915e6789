import { describe, expect, it } from 'vitest';
import { parseRobots } from './robots.ts';

const FILE = `
# a comment
User-agent: *
Disallow: /private
Disallow: /*.pdf$
Disallow: /search*q=
Allow: /private/open

User-agent: OtherBot
User-agent: Twofold # by name
Disallow: /only-for-others
Disallow:
`;

describe('a robots.txt', () => {
  it.each([
    ['/', true],
    ['/private', false],
    ['/private/room', false],
    ['/private/open', true],
    ['/private/open/gate', true],
    ['/a/paper.pdf', false],
    ['/a/paper.pdf?page=1', true],
    ['/search?q=tea', false],
    ['/search?page=1', true],
    ['/only-for-others', true],
  ])('decides for all agents whether %s may be read: %s', (path, isAllowed) => {
    expect(parseRobots(FILE, 'another')(path)).toBe(isAllowed);
  });

  it('allows a path if two rules of the same length disagree, in any order', () => {
    for (const rules of ['Disallow: /a\nAllow: /a', 'Allow: /a\nDisallow: /a'])
      expect(parseRobots(`User-agent: *\n${rules}`, 'twofold')('/a/page')).toBe(true);
  });

  it('applies only its own group to an agent that it names', () => {
    const may = parseRobots(FILE, 'Twofold');
    expect([may('/private'), may('/only-for-others')]).toEqual([true, false]);
  });

  it('joins the groups of one agent, with any line ends and cases', () => {
    const may = parseRobots('USER-AGENT:*\rDISALLOW:/a\r\n\r\nuser-agent: *\r\ndisallow: /b', 'twofold');
    expect([may('/a'), may('/b'), may('/c')]).toEqual([false, false, true]);
  });

  it('compares non-ASCII letters percent-encoded', () => {
    expect(parseRobots('User-agent: *\nDisallow: /über', 'twofold')(new URL('http://a.example/über').pathname)).toBe(
      false,
    );
  });

  it('allows everything where there is no rule', () => {
    expect(parseRobots('<!doctype html><p>Not found', 'twofold')('/x')).toBe(true);
    expect(parseRobots('Disallow: /before-any-agent', 'twofold')('/before-any-agent')).toBe(true);
  });

  it('is fast even with many wildcards', () => {
    const pattern = `/${'*a'.repeat(200)}`;
    const file = `User-agent: *\n${`Disallow: ${pattern}b$\n`.repeat(2_000)}`;
    expect(parseRobots(file, 'twofold')(`/${'a'.repeat(2_000)}`)).toBe(true);
  });
});
