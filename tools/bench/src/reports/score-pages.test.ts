import { describe, expect, it } from 'vitest';
import { pagesVerdict } from './score-pages.ts';

describe('the pages that were read', () => {
  it('are held against those that are worth it', () => {
    expect(pagesVerdict(['/prices', '/about'], ['/about', '/news'])).toStrictEqual({
      read: ['/about'],
      missed: ['/prices'],
      others: ['/news'],
    });
  });

  it('are the same with and without endings', () => {
    const expected = ['/prices', '/about/', '/Über-uns.html', '/team/index.html'];
    expect(pagesVerdict(expected, ['/prices.html', '/about', '/%C3%BCber-uns', '/team/']).missed).toStrictEqual([]);
  });
});
