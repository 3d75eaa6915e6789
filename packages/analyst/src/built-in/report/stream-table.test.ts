import { describe, expect, it } from 'vitest';
import { modelTexts } from '../testing/section-texts.ts';
import { SAID, STREAMS } from './stream-table.ts';

const labelsOf = (text: string): readonly string[] =>
  [...STREAMS, ...SAID].filter(({ form }) => form.test(text)).map(({ label }) => label);

describe('the words for an income', () => {
  it.each([
    ['Our maintenance contracts cover every pump.', 'contracts for service'],
    ['Wir schließen Wartungsverträge für jede Pumpe.', 'contracts for service'],
    ['Kaufen Sie bei uns günstige Pumpen.', 'sales'],
    ['Compre sus bombas con nosotros', 'sales'],
    ['Pièces de rechange pour pompes', 'consumables and spare parts'],
    ['Our repair center in Harrow', 'repairs'],
    ['We provide both software and consultancy services.', 'consulting beside the product'],
    ['Team license: ten seats', 'licenses for teams'],
    ['We are paid commissions by the insurers.', 'commissions'],
  ])('match “%s”: %s', (text, label) => expect(labelsOf(text)).toContain(label));

  it.each([
    ['Sin comisiones, sin sorpresas'],
    ['No yearly subscriptions'],
    ['Ohne Wartungsvertrag'],
    ['We consult the weather before we sail'],
    ['A driving license for the team bus'],
    ['Come and see us'],
  ])('do not match “%s”', (text) => expect(labelsOf(text)).toEqual([]));
});

describe('an income in a sentence of the site', () => {
  const pumps = (text: string): string =>
    modelTexts({
      title: 'Halm pumps, manufacturer',
      description: 'Manufacturer of pumps for breweries.',
      body: `<h1>Pump manufacturer</h1><p>We manufacture pumps. Our products leave our factory in Rye.</p><p>${text}</p>`,
    });

  it('is quoted once for two words in one sentence', () => {
    const models = pumps('We hold spare parts for years and sign a service contract for each pump.');
    expect(models.match(/which the page names/gu)).toHaveLength(1);
    expect(models).toContain('“We hold spare parts for years');
  });
  it('is not read from visitors’ questions', () =>
    expect(pumps('Do you offer a service contract for the pumps that I bought?')).not.toContain(
      'which the page names',
    ));

  it('is listed after the prices of a course', () => {
    const models = modelTexts({
      title: 'Harrow sailing school',
      description: 'Online courses and lessons on knots. Learn with our teachers.',
      body: '<h1>Harrow sailing school</h1><p>Our classes. Enroll in a course.</p><p>Get the course $40</p><p>Get the large course $80</p><h2>Team license</h2>',
    });
    expect(models).toMatch(/^Today: .*\$40.*\$80/u);
    expect(models).toContain('Licenses for teams, which the page names: “Team license”');
  });
});
