import { describe, expect, it } from 'vitest';
import { isEnglish, languageOf } from './language.ts';

const of = (text: string, language?: string): string =>
  languageOf({ title: '', description: '', text, ...(language !== undefined && { language }) }).tag;

describe('the language of a page in Cyrillic', () => {
  it.each([
    ['Частен клуб за пазаруване с отстъпки, изтича в сряда вечерта, първи път, бързо, същата', 'bg', 'bg'],
    ['Частен клуб с отстъпки: първи път, бързо, същата', undefined, 'bg'],
    ['Новый объём: всё это быстро, рынок и цены', 'bg', 'ru'],
    ['Інтернет-крамниця з їжею: ціни, її знижки', undefined, 'uk'],
    ['Привет', undefined, 'ru'],
  ])('of “%s”, tagged %s, is %s', (text, tag, expected) => expect(of(text, tag)).toBe(expected));
});

describe('a quote in English', () => {
  it.each([
    ['Ultimate source for lutherie', true],
    ['Vente de bois', false],
    ['Outils & accessoires', false],
    ['Der Laden für Geigen', false],
  ])('“%s”: %s', (text, expected) => expect(isEnglish(text)).toBe(expected));
});
