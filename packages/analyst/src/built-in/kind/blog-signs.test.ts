import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';

const LAW =
  '<p>The attorney filed a motion, and the lawyers of the plaintiff answered. The law firm asked for a divorce of the cases.</p>';
const BLOG =
  '<p>Blog at WordPress.com.</p><ul><li>January 2016</li><li>February 2016</li><li>March 2016</li></ul><p>12 Comments</p><p>Leave a comment</p>';
const judged = (body: string) => {
  const { judgment, isSure } = contextOfPage({
    title: 'Fight the Patent Pond',
    description: 'Attorneys, lawyers and law firms in the news',
    body,
  });
  return isSure ? judgment.kind.id : undefined;
};

describe('a blog on a trade', () => {
  it('does not belong to the trade', () => expect(judged(`${LAW}${BLOG}`)).toBe('blog'));

  it('is not a shop for its goods', () => {
    const page = (body: string) =>
      contextOfPage({ title: 'Master of Watches', description: 'Watches, boutiques and jewelers', body });
    const posts =
      '<p>Posted by Ada Pole at 6:22 AM</p><a href="/o">Older Posts</a><p>May 4, 2015</p><p>12 Comments</p>';
    expect(page(`${posts}<p>3 Comments</p>`).judgment.kind.id).toBe('blog');
    expect(page(`${posts}<p>Add to cart</p><p>Free shipping</p>`).judgment.kind.id).toBe('shop');
  });

  it('belongs to the trade if it offers services', () => {
    expect(judged(`${LAW}${BLOG}<h2>Practice areas</h2><a href="/c">Free consultation</a>`)).toBe('practice');
    expect(judged(`${LAW}<p>12 Comments</p>`)).not.toBe('blog');
  });
});
