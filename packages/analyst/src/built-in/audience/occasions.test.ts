import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';

const audiencesOf = (text: string, lang = 'en'): readonly string[] =>
  contextOfPage({ title: 'Acme', lang, body: `<h1>Acme</h1><p>${text}</p>` }).audiences.map(({ label }) => label);

describe('occasions for an offer', () => {
  it.each<[string, string, readonly string[]]>([
    ['A barn that is perfect for weddings.', 'en', ['Couples who marry']],
    [
      'Our van comes for birthday parties, weddings and corporate events.',
      'en',
      ['Couples who marry', 'People who celebrate a birthday', 'Companies that hold events'],
    ],
    [
      'Der Saal ist ideal für Hochzeiten und Firmenfeiern, und die Küche ist für Sie da.',
      'de',
      ['Couples who marry', 'Companies that hold events'],
    ],
    ['Une grange idéale pour les mariages, et la cour est pour vous.', 'fr', ['Couples who marry']],
    ['La sala è adatta a compleanni e cene, con il giardino per tutti.', 'it', ['People who celebrate a birthday']],
  ])('name the people who have them: “%s”', (text, lang, labels) => expect(audiencesOf(text, lang)).toEqual(labels));

  it.each([
    ['We wrote this song for a wedding.', 'en'],
    ['The best week for customer engagement and company events.', 'en'],
    ['Ideal for engagement and retention.', 'en'],
    ['Un vin parfait pour un mariage de saveurs, et la cave est pour vous.', 'fr'],
  ])('are not recognized in “%s”', (text, lang) => expect(audiencesOf(text, lang)).toEqual([]));

  it('are not read from the heading of a single slide', () =>
    expect(
      contextOfPage({
        title: 'Acme Grill',
        body: '<h1>Acme Grill</h1><h3>Great for reunions and corporate events</h3><p>Grilled fish, rice and salad.</p>',
      }).audiences.map(({ label }) => label),
    ).not.toContain('Companies that hold events'));

  it('belong to others in a magazine', () =>
    expect(
      contextOfPage({
        title: 'The Gull: local news',
        description: 'Local newspaper: news, sports, weather and obituaries.',
        body: '<h1>The Gull</h1><p>A new hall, perfect for weddings.</p>',
      }).audiences,
    ).toEqual([]));
});
