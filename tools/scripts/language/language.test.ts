import { describe, expect, it } from 'vitest';
import { ROOT } from '../run-command.ts';
import { ALLOWED_PROSE, NAMES_TO_RENAME, SITES } from './allowed.ts';
import { DISCOURAGED_WORDS } from './discouraged-words.ts';
import { covers, newNames, refusedProse, wordsIn, wordsOf } from './language.ts';

const findings = wordsOf(ROOT);

describe('the language of the repository', () => {
  it('has no discouraged word in prose', () => {
    expect(refusedProse(findings, ALLOWED_PROSE)).toEqual([]);
  });

  it('has no new name with a discouraged word', () => {
    const ofSites = ALLOWED_PROSE.filter(({ reason }) => reason === SITES);
    const ours = findings.filter((found) => !ofSites.some((allowance) => covers(allowance, found)));
    expect(newNames(ours, NAMES_TO_RENAME)).toEqual([]);
  });

  it.each(ALLOWED_PROSE)('needs what is allowed in $path', (allowance) => {
    const prose = findings.filter(
      (found) => (found.kind === 'prose' || allowance.reason === SITES) && covers(allowance, found),
    );
    expect([...new Set(prose.map(({ word }) => word))].toSorted()).toEqual([...allowance.words].toSorted());
  });
});

const PLANTED: Readonly<Record<string, string>> = {
  whoever: 'Whoever asks',
  anew: 'read anew',
  'for ever': 'waits for ever',
  'by itself': 'starts by itself',
  'lets go of': 'lets go of it',
  twin: 'a broken twin',
  journey: 'two journeys',
  mend: 'it was mended',
  rubbish: 'the rubbish',
  forgo: 'they forgo it',
  obey: 'it obeyed',
  whatever: 'in whichever way',
  news: 'the news',
  door: 'two doors',
  notebook: 'a notebook',
  drawer: 'the drawers',
  'paid back': 'was paid back',
  'told of': 'is told of',
  'of its own': 'in a small process of its own',
  somebody: 'in somebody’s name',
  nobody: 'nobody knows',
  anybody: 'for anybody',
  'says so': 'the page says so',
  analyse: 'a reanalysed page',
  '-ise': 'recognises it',
  '-our': 'its neighbouring behaviour',
  '-ence': 'a defence',
  centre: 'centred',
  labelled: 'labelled so',
  'e-mail': 'an E-mail',
};

describe('a discouraged word', () => {
  it.each(DISCOURAGED_WORDS)('is found in prose and names: $word', ({ word }) => {
    const planted = PLANTED[word] ?? '';
    expect(wordsIn('a.md', planted)).toEqual([{ path: 'a.md', line: 1, kind: 'prose', word }]);
    expect(wordsIn('a.ts', `const x = '${planted} here';`)).toEqual([{ path: 'a.ts', line: 1, kind: 'prose', word }]);
    const name = planted.replaceAll(/[ -](\w)/g, (_, letter: string) => letter.toUpperCase());
    const parts = wordsIn('a.ts', `\nconst ${name} = 1;`);
    expect(parts).toEqual(word === 'e-mail' ? [] : [{ path: 'a.ts', line: 2, kind: 'name', word }]);
  });

  it('is found where a line breaks in it, and in the name of a file', () => {
    expect(wordsIn('a.ts', '/**\n * It waits for\n * ever.\n */')).toMatchObject([{ line: 2, word: 'for ever' }]);
    expect(wordsIn('a/broken-twins.ts', '')).toMatchObject([{ line: 0, kind: 'name', word: 'twin' }]);
  });

  it('is a name in what a template computes, and in code', () => {
    expect(wordsIn('a.ts', 'x(`It is ${analysedApp} now`);')).toMatchObject([{ kind: 'name', word: 'analyse' }]);
    expect(wordsIn('a.md', 'Run `compose-journey`, see [it](journey.md).\n\n```sh\nnpm run journey\n```\n')).toEqual(
      [],
    );
  });

  it('is not in words that contain it', () => {
    expect(wordsIn('a.md', 'Recommend two analyses; contour, sentence, twinge, renewed, fluorescence.')).toEqual([]);
  });

  it('may stay where it is allowed, and in as many names as are listed', () => {
    const found = [...wordsIn('a/b.md', 'anew'), ...wordsIn('c.ts', 'const twin = anew;')];
    expect(refusedProse(found, [{ path: 'a/', words: ['anew'], reason: '' }])).toEqual([]);
    expect(refusedProse(found, [{ path: 'b/', words: ['anew'], reason: '' }])).toHaveLength(1);
    expect(refusedProse(found, [{ path: 'a/', words: ['twin'], reason: '' }])).toHaveLength(1);
    expect(newNames(found, { twin: 1, anew: 1 })).toEqual([]);
    expect(newNames(found, { twin: 1 })).toEqual([
      '"anew" is in 1 names, 0 are listed; write again, or from scratch: c.ts',
    ]);
  });
});
