import { describe, expect, it } from 'vitest';
import { dictionary, readProjectWords, unknownIn, unknownWords } from './spelling.ts';

const projectWords = readProjectWords();
// Loaded before the tests, because on a busy machine it takes longer than the timeout of a test.
const unknown = unknownWords(dictionary(projectWords));

describe('the spelling of the repository', () => {
  it('has no word that is in no dictionary', () => {
    expect(unknown.map(({ word, path, line }) => `${path}:${line}: ${word}`)).toEqual([]);
  });
});

describe('the words of the project', () => {
  it('are sorted, each once and in lower case', () => {
    const lower = projectWords.map((word) => word.toLowerCase());
    expect(projectWords).toEqual([...new Set(lower)].toSorted());
  });

  it('are in no other dictionary', () => {
    expect(projectWords.filter(dictionary([]))).toEqual([]);
  });
});

describe('a misspelled word', () => {
  const knows = dictionary(['vitest']);
  const unknownOf = (path: string, text: string) => unknownIn(path, text, knows).map(({ word }) => word);

  it('is found in prose and in names of the product', () => {
    expect(unknownOf('a.md', "It recieves an event and doesn't")).toEqual(['recieves']);
    expect(unknownOf('web/src/a.ts', '// It recieves an event.\nconst lastOccurence = 1;')).toEqual([
      'recieves',
      'Occurence',
    ]);
    expect(unknownOf('web/src/a.ts', 'const x = `It was ${lastOccurence} and seperate`;')).toEqual([
      'seperate',
      'Occurence',
    ]);
  });

  it('is found in the prose of tests, not in their names', () => {
    expect(unknownOf('web/src/a.test.ts', "it('recieves one', () => lastOccurence);")).toEqual(['recieves']);
  });

  it('is not an address, code, a number, a word of the project, or the end of an escape', () => {
    expect(
      unknownOf('a.md', 'See https://exmaple.example/x, `recieve` and 0xdeadbeef in Vitest, by ada@exmaple.org.'),
    ).toEqual([]);
    expect(unknownOf('web/src/a.ts', String.raw`const x = '\nselect one\tfrom it' + /\bselect\b/;`)).toEqual([]);
  });

  it('is not one that the other check refuses', () => {
    expect(unknownOf('a.md', 'Its behaviour was analysed')).toEqual([]);
  });
});
