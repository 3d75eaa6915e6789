import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';

const audiencesOf = (title: string): readonly string[] =>
  contextOfPage({ title, body: '<h1>Quill</h1><p>1987.</p>' }).audiences.map(({ label }) => label);

describe('a group before the product', () => {
  it.each([
    ['Quill - The Engineers Drawing Tool', 'Engineers'],
    ['Quill | the teacher’s planner', 'Teachers'],
    ['Quill: The Indie Game Developer’s Toolkit', 'Indie Game Developers'],
  ])('is its audience: “%s”', (title, label) => expect(audiencesOf(title)).toEqual([label]));

  it.each(['Quill - The Sales Tool', 'Quill - The Members Area', 'Quill: the fastest tool', 'The Teachers'])(
    'is not recognized in “%s”',
    (title) => expect(audiencesOf(title)).toEqual([]),
  );
});
