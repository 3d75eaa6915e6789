import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { factFindings } from './facts.ts';

const factsOf = (text: string, title: string, description: string, lang = 'en'): readonly string[] =>
  factFindings(
    contextOfPage({ title, description, lang, body: `<h1>${title}</h1><p>${description}</p><p>${text}</p>` }),
  ).map((fact) => fact.text);
const roofer = (text: string, lang = 'en') =>
  factsOf(text, 'Fenwick roofers', 'Roofing contractor in Harrow. Get a quote.', lang);
const diner = (text: string, lang = 'en') =>
  factsOf(text, 'Osprey restaurant', 'Restaurant in Harrow. Menu and table reservations.', lang);
const practice = (text: string) =>
  factsOf(text, 'Dunmore Osteopathy', 'Osteopathy practice in Harrow. Book an appointment with the osteopath.');
const broker = (text: string) =>
  factsOf(text, 'Dunmore insurance broker', 'Insurance broker in Harrow: home and car insurance quotes.');
const softwareOf = (text: string) =>
  factsOf(text, 'Tarn Plan', 'Online software for rosters. Sign up, pricing, log in.');

describe('facts about a restaurant or hotel', () => {
  it.each([
    ['In a building from 1825', 'Nous vous accueillons dans notre maison de maître de 1825.', 'fr'],
    ['In a building from 1690', 'We cook in a farmhouse from 1690.', 'en'],
    ['Takes dogs', 'Les chiens sont également les bienvenus.', 'fr'],
    ['Takes dogs', 'Dogs are welcome on the terrace.', 'en'],
  ])('include “%s”, read from “%s”', (label, text, lang) =>
    expect(diner(text, lang).some((fact) => fact.startsWith(label))).toBe(true),
  );

  it.each([
    'Dogs are not allowed, even if other pets are welcome.',
    'We have served in this house for 1825 days.',
    'The mill closed in 1825.',
  ])('exclude “%s”', (text) =>
    expect(diner(text).filter((fact) => /^(?:In a house|Takes dogs)/u.test(fact))).toEqual([]),
  );
});

describe('facts in other wordings', () => {
  it.each<[string, string, string]>([
    ['A result', 'At the mill of Tarn, the new roof led to a saving of 30% in heating.', 'en'],
    ['A result', 'Das neue Dach der Mühle führte zu einer Einsparung von 30 % Heizöl.', 'de'],
    ['Certified by', 'We are a certified partner of Velin and Rotan.', 'en'],
    ['Certified by', 'Wir sind zertifizierter Fachpartner von Velin und Rotan.', 'de'],
    ['Certified by', 'Installateur agréé Velin', 'fr'],
    ['Carries several makers', 'We install windows of many brands, including Velin, Rotan, Kreo and Ostra.', 'en'],
    ['Carries several makers', 'Wir führen Dächer der Hersteller Velin, Rotan, Kreo und Ostra.', 'de'],
    ['30 years of combined experience', 'Our roofers have a combined experience of over 30 years.', 'en'],
    ['Independent of makers', 'Wir beraten herstellerunabhängig und ehrlich.', 'de'],
    ['Independent of makers', 'Nous sommes indépendants des fabricants.', 'fr'],
    ['The owner does', 'Inhaberin Ada Fenwick begleitet jeden Auftrag persönlich.', 'de'],
    ['The owner does', 'The owner supervises every roof personally.', 'en'],
    ['All in one place', 'Planung, Dach und Fassade aus einer Hand', 'de'],
    ['All in one place', 'Roofs, gutters and windows in one place', 'en'],
    ['Made by the people', 'Built by roofers, for roofers', 'en'],
    ['Made by the people', 'Hecho por techistas, para techistas', 'es'],
  ])('include “%s”, read from “%s”', (label, text, lang) =>
    expect(roofer(text, lang).some((fact) => fact.startsWith(label))).toBe(true),
  );

  it('are read if the kind of site fits', () => {
    expect(diner('All our dishes are home-made.')).toHaveLength(1);
    expect(diner('Tous nos plats sont faits maison !', 'fr')).toHaveLength(1);
    expect(practice('Osteopathy is covered by most health funds.')).toHaveLength(1);
    expect(broker('We compare many insurers for you.')).toHaveLength(1);
    expect(softwareOf('Pay once, use it for good.')).toHaveLength(1);
    expect(factsOf('Accredited by the Guild of Tarn', 'Tarn club', 'Association of weavers. Become a member.')).toEqual(
      ['Accredited by Guild of Tarn'],
    );
  });

  it.each([
    'A new roof could have led to a saving of 30% in heating.',
    'The market saw growth of 5% in a year, a study says.',
    'Become a certified partner of Velin.',
    'Velin, Rotan, Kreo and Ostra are trademarks of their brands.',
    'Hersteller: KREO Art-Nr.: KR510 Lieferzeit 3 Tage',
    'The owner of the house personally knows the mayor.',
    'By day, for night',
    'In one place it leaked.',
  ])('are not read from “%s”', (text) => expect(roofer(text)).toEqual([]));

  it('exclude makers whose coupons are listed', () =>
    expect(roofer('Find coupons from top brands such as Velin, Rotan, Kreo and Ostra.')).not.toContainEqual(
      expect.stringMatching(/^Carries/u),
    ));

  it('distinguish combined experience from the age of a company', () =>
    expect(roofer('Our roofers have more than 40 years of combined experience.')).toEqual([
      '40 years of combined experience: Our roofers have more than 40 years of combined experience',
    ]));

  it('are not read if they mean something else', () => {
    expect(diner('All our guests like home-made jam.')).toEqual([]);
    expect(practice('Massage is not covered by most health funds.')).toEqual([]);
    expect(softwareOf('One-time setup fee of 20 euros.')).toEqual([]);
    expect(broker('Would you compare many insurers?')).toEqual([]);
  });
});
