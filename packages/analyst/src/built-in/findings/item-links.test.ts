import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { itemLinks } from './item-links.ts';

const itemsOf = (body: string): readonly string[] => [...itemLinks(contextOfPage({ title: 'Fern', body }).site)];

describe('a link to an item', () => {
  it.each([
    ['an author', '<a href="/author/ada/">Ada</a>', 'Ada'],
    ['a dated text', '<a href="/2014/12/kiln">Kiln closes</a>', 'Kiln closes'],
    ['a numbered text', '<a href="/kiln-closes-080327/">Kiln closes</a>', 'Kiln closes'],
    ['the last post', '<a href="/t29-rules.html#post7">Last post</a>', 'Last post'],
    ['a film', '<a href="/films/fern-3">Fern 3</a>', 'Fern 3'],
    ['a headline', '<a href="/kiln-in-rye-is-closed">Kiln in Rye is closed</a>', 'Kiln in Rye is closed'],
  ])('includes the link of %s', (_, body, text) => expect(itemsOf(body)).toContain(text));

  it.each([
    ['a section', '<a href="/sport/">Sport</a>', 'Sport'],
    ['a section with a number in its address', '<a href="/c-12/lamps">Lamps</a>', 'Lamps'],
    ['the list of films', '<a href="/films">Films</a>', 'Films'],
    ['a trade with a long address', '<a href="/heating-and-air-in-rye">Heating</a>', 'Heating'],
  ])('does not include the link of %s', (_, body, text) => expect(itemsOf(body)).not.toContain(text));
});
