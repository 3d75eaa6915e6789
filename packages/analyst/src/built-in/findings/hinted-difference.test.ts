import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { hintsDifference } from './hinted-difference.ts';

const isHintedBy = (text: string): boolean =>
  hintsDifference(contextOfPage({ title: 'Acme', body: `<h1>Acme</h1><p>${text}</p>` }));

describe('signs of a difference', () => {
  it.each([
    'It runs on hundreds of millions of devices.',
    'Three patents protect the hinge.',
    'A bank with hundreds of branches.',
    'The first piano school in the country.',
    'The #1 tuner of the town.',
    'This is the official version; others are fakes.',
    'Primé en 2024 par la ville.',
    'Millionen Menschen hören zu.',
    'Des milliers de pianos accordés.',
    'La única escuela de la ciudad.',
    'L’unico laboratorio della valle.',
    'Milhares de alunos.',
    '日本初のピアノ教室',
  ])('are in “%s”', (text) => expect(isHintedBy(text)).toBe(true));

  it.each(['We tune pianos in the evening.', 'Unsere Werkstatt stimmt Klaviere.', 'Nous accordons les pianos.'])(
    'are not in “%s”',
    (text) => expect(isHintedBy(text)).toBe(false),
  );
});
