import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';

const firstKind = (lang: string, title: string, text: string): string =>
  contextOfPage({ lang, title, body: `<h1>${title}</h1><p>${text}</p>` }).judgment.kind.id;

describe('kinds named by a compound or a trade', () => {
  it.each<[string, string, string, string]>([
    ['de', 'Tennisclub Grün-Weiß', 'Unsere Plätze liegen am See.', 'association'],
    ['de', 'Fußballclub Ostheim', 'Unsere Sparten treffen sich am Freitag.', 'association'],
    ['de', 'Hospiz am Ufer', 'Wir begleiten Sterbende und Angehörige.', 'nonprofit'],
    ['pt', 'Embalagens Norte', 'Caixas em papel para cada sector.', 'manufacturer'],
    ['es', 'Embalajes del Sur', 'Cajas de papel para cada sector.', 'manufacturer'],
    ['it', 'Imballaggi Ferri', 'Scatole di carta per ogni settore.', 'manufacturer'],
    ['fr', 'Emballages Morel', 'Des boîtes en carton pour chaque secteur.', 'manufacturer'],
    ['fr', 'Grenoble Game Show', 'Programme et exposants du salon.', 'event'],
    ['de', 'Ambulanter Hospizdienst', 'Wir begleiten Sterbende und Angehörige.', 'nonprofit'],
    ['es', 'Fibra óptica para tu empresa', 'Internet dedicado y seguro.', 'telecom'],
    ['en', 'Harrow recruitment consultants', 'Search for the latest jobs in town.', 'recruitment'],
    ['ja', 'クルマ屋さんの出張洗車・整備', 'ご自宅へ伺います。', 'trade'],
    ['de', 'Verpackungen Kern', 'Schachteln aus Karton für jede Branche.', 'manufacturer'],
  ])('in %s reads “%s”', (lang, title, text, kind) => expect(firstKind(lang, title, text)).toBe(kind));

  it.each<[string, string, string, string]>([
    ['de', 'Werkzeug für Tischler', 'Schule für Schule ein Gewinn für alle.', 'course'],
    ['en', 'Puzzle Show', 'A game show.', 'game'],
    ['de', 'Nachtclub Orbit', 'Am Freitag spielt eine Band.', 'association'],
    ['pt', 'Loja Norte', 'Oferecemos embalagem para presente.', 'manufacturer'],
  ])('in %s does not match “%s”: %s', (lang, title, text, kind) => {
    const { judgment, isSure } = contextOfPage({ lang, title, body: `<h1>${title}</h1><p>${text}</p>` });
    expect([isSure, judgment.kind.id]).not.toEqual([true, kind]);
  });
});
