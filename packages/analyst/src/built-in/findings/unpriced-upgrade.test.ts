import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { unpricedUpgrade } from './unpriced-upgrade.ts';

const TEXT = `<p>${'Search old parish books of the whole valley by name, place and year. '.repeat(4)}</p>`;
const LINES = ['Names', 'Places', 'Years', 'Books', 'Maps', 'Graves', 'Letters', 'Ships', 'Schools', 'Guilds'];
const on = (more: string) =>
  unpricedUpgrade(
    contextOfPage({
      title: 'Fern family search',
      description: 'Search parish books free of charge',
      body: `<h1>Fern family search</h1>${TEXT}<ul>${LINES.map((line) => `<li>${line} of the valley</li>`).join('')}</ul>${more}`,
    }),
  );

describe('an upgrade without a price', () => {
  it('is named, with what belongs beside it', () => {
    const found = on('<a href="/g">Try Fern Gold</a>');
    expect(found?.text).toBe('No price of what “Try Fern Gold” leads to on the page we read');
    expect(found?.fix).toBe('Say beside “Try Fern Gold” what it adds and what it costs');
  });

  it.each(['<a href="/g">Try Fern Gold</a><p>Gold costs $9 a month.</p>', '<a href="/g">Gold rush of 1890</a>'])(
    'is none in %s',
    (more) => expect(on(more)).toBeUndefined(),
  );
});
