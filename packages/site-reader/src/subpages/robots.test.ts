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

describe('asking a robots.txt', () => {
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
  ])('says for everybody whether %s may be read: %s', (path, isAllowed) => {
    expect(parseRobots(FILE, 'another')(path)).toBe(isAllowed);
  });

  it('says for an agent that it names what it says to it, and nothing else', () => {
    const may = parseRobots(FILE, 'Twofold');
    expect([may('/private'), may('/only-for-others')]).toEqual([true, false]);
  });

  it('joins the groups of one agent, however the file is written', () => {
    const may = parseRobots('USER-AGENT:*\rDISALLOW:/a\r\n\r\nuser-agent: *\r\ndisallow: /b', 'twofold');
    expect([may('/a'), may('/b'), may('/c')]).toEqual([false, false, true]);
  });

  it('compares letters that are not ASCII as an address writes them', () => {
    expect(parseRobots('User-agent: *\nDisallow: /über', 'twofold')(new URL('http://a.example/über').pathname)).toBe(
      false,
    );
  });

  it('allows everything where there is no rule', () => {
    expect(parseRobots('<!doctype html><p>Not found', 'twofold')('/x')).toBe(true);
    expect(parseRobots('Disallow: /before-any-agent', 'twofold')('/before-any-agent')).toBe(true);
  });

  it('takes no longer for a file full of wildcards', () => {
    const pattern = `/${'*a'.repeat(200)}`;
    const file = `User-agent: *\n${`Disallow: ${pattern}b$\n`.repeat(2_000)}`;
    expect(parseRobots(file, 'twofold')(`/${'a'.repeat(2_000)}`)).toBe(true);
  });
});
