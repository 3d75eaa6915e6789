import { expect, it } from 'vitest';
import { clausesOf } from './clauses.ts';

const wordsIn = (sentence: string): readonly string[] =>
  clausesOf(sentence)
    .flat()
    .map(({ text }) => text);

it.each<[string, readonly string[]]>([
  ['I can’t log in', ['i', 'can', 'not', 'log', 'in']],
  ['Pretty colors', ['pretty', 'colors']],
  ['Pretty colours', ['pretty', 'colors']],
  ['One colour', ['one', 'color']],
  ['So colorful', ['so', 'colorful']],
])('reads the words of “%s”', (sentence, words) => expect(wordsIn(sentence)).toEqual(words));
