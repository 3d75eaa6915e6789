import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';

const labelsOn = (lang: string, text: string): readonly string[] =>
  contextOfPage({ lang, title: 'Acme', body: `<p>${text}</p><h1>Acme</h1>` }).audiences.map(({ label }) => label);

describe('“by … for …” with the same group', () => {
  it.each<[string, string, string]>([
    ['en', 'A diary made by bellringers, for bellringers.', 'Bellringers'],
    ['de', 'Eine Karte von Läufern für Läufer.', 'Runners'],
    ['fr', 'Un carnet fait par des musiciens, pour des musiciens.', 'Musicians'],
    ['es', 'Hecho por remeros, para remeros.', '“remeros”'],
    ['it', 'Fatto da musicisti, per musicisti.', 'Musicians'],
  ])('names the group (%s): %s', (lang, text, label) => expect(labelsOn(lang, text)).toContain(label));

  it.each<[string, string]>([
    ['en', 'Made by people, for people.'],
    ['en', 'Made by bellringers for sailors of the lake.'],
    ['es', 'Pan hecho por Ana, para todos.'],
  ])('names no group (%s): %s', (lang, text) =>
    expect(labelsOn(lang, text).join()).not.toMatch(/people|bellringers|Ana/iu),
  );
});
