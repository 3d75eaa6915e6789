import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { longOnline, phoneAtTop, runBy, statistics } from './small-print.ts';

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

describe('the age in the copyright line', () => {
  it.each(['© 1996 - 2015 Acme', 'Copyright © Acme 2001–2014', '(c) 1999-2015'])('is read from “%s”', (line) =>
    expect(longOnline(page(`<p>${line}</p>`))?.text).toMatch(/^There since (?:1996|2001|1999), going by/u),
  );
  it.each(['© 2012 - 2015 Acme', '© 2015 Acme', 'Powered by phpBB © 2000 - 2012 phpBB Group', 'Open 1996 - 2015'])(
    'is not read from “%s”',
    (line) => expect(longOnline(page(`<p>${line}</p>`))).toBeUndefined(),
  );
  it('is not told where the page names an earlier year', () => {
    expect(
      longOnline(page('<p>Your source for roses, seeds and tools since 1973!</p><p>© 1996 - 2015</p>')),
    ).toBeUndefined();
  });
  it('is told beside a later year', () =>
    expect(
      longOnline(
        page(
          '<p>Ann Lee, who lives in the green house beside the river and the old mill of Harrow, has been a customer since 2003.</p><p>© 1996 - 2015</p>',
        ),
      ),
    ).toBeDefined());
  it('is not told where the page says when it began', () =>
    expect(longOnline(page('<p>We have grown roses since 1985.</p><p>© 1996 - 2015</p>'))).toBeUndefined());
});

describe('a number to call at the top', () => {
  it.each(['Call us: 01642 805 050', 'Telefon 0209 - 70 97 33', 'Atención al cliente 912 345 678'])('is “%s”', (line) =>
    expect(phoneAtTop(page(`<p>${line}</p>`))?.text).toContain(line),
  );
  it.each(['Call of the wild, 1903 edition', 'Order number 4', 'Since 01642 805 050'])('is not “%s”', (line) =>
    expect(phoneAtTop(page(`<p>${line}</p>`))).toBeUndefined(),
  );
});

describe('the owner that a copyright line names', () => {
  it.each([
    ['© 2014 Fenwick Networks, LLC.', 'Fenwick Networks, LLC'],
    ['Copyright © 2015 Osprey & Dunmore. All claims valid in Tarn.', 'Osprey & Dunmore'],
    [
      '© 2024 Institute for Moors at the University of Tarn • Main Street',
      'Institute for Moors at the University of Tarn',
    ],
  ])('is read from “%s”', (line, owner) =>
    expect(runBy(page(`<footer>${line}</footer>`))?.text).toBe(`Owned by ${owner}, going by its copyright line`),
  );

  it.each([
    '© 2014 Acme Holdings, LLC',
    '© 2014 Edda Lund',
    '© 2014 FNW, Inc. All rights reserved',
    '© 2014 Fenwick GmbH',
    'Powered by software © 2014 Fenwick Group',
    'Fenwick is a trademark of © 2014 Fenwick Motors Group',
  ])('is no one else in “%s”', (line) => expect(runBy(page(`<footer>${line}</footer>`))).toBeUndefined());
});
