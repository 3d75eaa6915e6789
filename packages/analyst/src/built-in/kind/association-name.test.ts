import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';

const kindOf = (rights: string, heading = 'Tutto sui bus di Alder', title = 'ATA'): string | undefined => {
  const { isSure, judgment } = contextOfPage({
    lang: 'it',
    title,
    body: `<p>Ultime notizie</p><h4>La tua app per i bus</h4><h4>Notizie sui bus: ${heading}</h4><p>Notizie in arrivo.</p><footer><p>${rights}</p></footer>`,
  });
  return isSure ? judgment.kind.id : undefined;
};

describe('an association by its full name', () => {
  it.each([['© ATA | Associazione Trasporti Alder'], ['© 2020 Freunde der Mühle e. V.']])(
    'is recognized by “%s”, despite its news',
    (rights) => expect(kindOf(rights)).toBe('association'),
  );

  it('is recognized by its title', () =>
    expect(kindOf('© 2020', undefined, 'Associazione Trasporti Alder')).toBe('association'));

  it.each([['© ATA S.r.l.'], ['© ATA, partner of the transport association']])('is not recognized by “%s”', (rights) =>
    expect(kindOf(rights)).not.toBe('association'),
  );
});

describe('a word above one section of a site', () => {
  it('names no kind', () => expect(kindOf('© ATA S.r.l.')).toBeUndefined());
  it('names a kind in the title', () =>
    expect(kindOf('© ATA', undefined, 'ATA notizie, il quotidiano di Alder')).toBe('news'));
});
