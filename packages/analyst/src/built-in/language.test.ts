import { describe, expect, it } from 'vitest';
import { languageOf } from './language.ts';
import { snapshotOf } from './testing/sample-sites.ts';
import { smallPages } from './testing/small-pages.ts';

const read = (html: string) => languageOf(snapshotOf(html));

const nameOf = (language: string, text: string): string =>
  read(`<html lang="${language}"><body><p>${text}</p></body></html>`).language.name;

describe('telling the language of a page', () => {
  it.each([
    ['German', smallPages.townHall],
    ['French', smallPages.bistro],
    ['Spanish', smallPages.oliveShop],
    ['Italian', smallPages.guesthouse],
    ['Dutch', smallPages.dentist],
    ['Portuguese', smallPages.invoicing],
    ['Japanese', smallPages.teaHouse],
    ['English', smallPages.agency],
  ] as const)('knows %s by its words, whatever the tag says', (name, { html }) => {
    expect(read(html).language.name).toBe(name);
    expect(read(html.replace(/lang="\w+"/u, 'lang="en"')).language.name).toBe(name);
    expect(read(html.replace(/lang="\w+"/u, '')).language.name).toBe(name);
  });

  it('believes the tag of a language it cannot read', () => {
    expect(
      nameOf('sv', 'Vi lagar cyklar i en liten verkstad i Malmö. Det tar en dag, och vi ringer när cykeln är klar.'),
    ).toBe('Swedish');
    expect(
      nameOf('pl', 'Naprawiamy rowery w małym warsztacie w Krakowie. Zadzwonimy, kiedy rower będzie gotowy.'),
    ).toBe('Polish');
  });

  it('knows scripts', () => {
    expect(nameOf('', 'Мы чиним велосипеды в маленькой мастерской и звоним, когда всё готово.')).toBe('Russian');
    expect(nameOf('zh-Hant', '我們在台北的小工作室修理腳踏車，修好了就打電話給您。')).toBe('Chinese');
  });

  it('is not thrown by a tag that is none', () =>
    expect(nameOf('###', 'We mend bicycles and call you when they are ready.')).toBe('English'));
});
