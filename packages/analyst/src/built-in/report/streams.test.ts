import { describe, expect, it } from 'vitest';
import { modelTexts } from '../testing/section-texts.ts';

const directory = (link: string): string =>
  modelTexts({
    title: 'Fern inns – a directory of inns for dogs',
    description: 'Directory of inns for dogs. Search the listings.',
    body: `<h1>A directory of inns</h1><p>Browse all listings of our directory by region.</p><a href="/x">${link}</a>`,
  });

describe('entries of a directory', () => {
  it.each<[string, boolean]>([
    ['Featured listings', true],
    ['List your property', false],
    ['Add your business', false],
  ])('are an income only if they are paid: “%s”, %s', (link, isPaid) =>
    expect(directory(link).includes(`through “${link}”`)).toBe(isPaid),
  );
});
