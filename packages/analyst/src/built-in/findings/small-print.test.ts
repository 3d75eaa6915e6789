import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { phoneAtTop, statistics } from './small-print.ts';

const page = (body: string) => contextOfPage({ title: 'Acme gardeners', body: `<h1>Acme gardeners</h1>${body}` });

describe('figures of a community', () => {
  it.each([
    ['Total posts 5,051 • Total topics 753 • Total members 350', '“Total members 350”'],
    ['Stats 18820 members 311273 forum posts', '“18820 members”'],
    ['Mitglieder: 4.312, Beiträge: 90.112', '“Mitglieder: 4.312”'],
    ['Join 641 other followers', '“641 other followers”'],
    ['We have 28,565 fans', '“28,565 fans”'],
  ])('are read from “%s”', (text, words) => expect(statistics(page(`<p>${text}</p>`))?.text).toContain(words));

  it.each([
    '12 members and 30 posts',
    'Posts: 4312',
    '255 users online, 3 members',
    'A book about followers and 20 fans',
    'Ceiling fans from 1,200 makers',
  ])('are not in “%s”', (text) => expect(statistics(page(`<p>${text}</p>`))).toBeUndefined());

  it('are counters beside the name of a network', () => {
    const counters = '<button>Facebook</button><button>177.244</button>';
    expect(statistics(page(counters))?.text).toBe('Followers in figures: “177.244” on Facebook');
    expect(statistics(page('<button>Lamps</button><button>177.244</button>'))).toBeUndefined();
  });
});

describe('a number to call at the top', () => {
  it.each(['Call us: 01642 805 050', 'Telefon 0209 - 70 97 33', 'Atención al cliente 912 345 678'])('is “%s”', (line) =>
    expect(phoneAtTop(page(`<p>${line}</p>`))?.text).toContain(line),
  );
  it.each(['Call of the wild, 1903 edition', 'Order number 4', 'Since 01642 805 050'])('is not “%s”', (line) =>
    expect(phoneAtTop(page(`<p>${line}</p>`))).toBeUndefined(),
  );
});
