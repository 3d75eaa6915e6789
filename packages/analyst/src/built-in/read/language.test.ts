import { describe, expect, it } from 'vitest';
import { isEnglish, languageOf } from './language.ts';

const tagOf = (text: string, language?: string) =>
  languageOf({ title: '', description: '', text, ...(language !== undefined && { language }) }).tag;

const BULGARIAN =
  'Клуб за пазаруване с отстъпки: всеки ден нови дрехи, обувки и стоки за дома на цени, които ще ви зарадват. Събота е ден за гости.';
const RUSSIAN =
  'Магазин одежды и обуви: мы каждый день привозим новые вещи для дома, и цены вас обрадуют. Это удобно и быстро.';
const UKRAINIAN = 'Магазин одягу та взуття: щодня нові речі для дому, і ціни вас потішать. Її легко знайти.';
const SPANISH =
  'La casa de los pianos: en el taller se afinan los pianos que la gente trae de todo el país, y por eso es un lugar de música.';

describe('the language of a page', () => {
  it.each<[string, string | undefined, string]>([
    [
      'Naprawiamy pianina i nie tylko: do nas przyjedziesz z każdej części kraju, a instrument jest gotowy po trzech dniach i na zawsze.',
      'en',
      'pl',
    ],
    [
      'Vi stemmer klaverer i hele landet og har gjort det siden vores far begyndte, så du kan være sikker på at det er godt.',
      undefined,
      'da',
    ],
    [
      'Vaša kuća uz more je mjesto za odmor, a do plaže i na kavu ide se pješice, što je za goste koji dolaze iz grada sve.',
      'en',
      'hr',
    ],
    [BULGARIAN, 'bg', 'bg'],
    [BULGARIAN, undefined, 'bg'],
    [BULGARIAN, 'en', 'bg'],
    [RUSSIAN, undefined, 'ru'],
    [RUSSIAN, 'en', 'ru'],
    [UKRAINIAN, undefined, 'uk'],
    [SPANISH, 'en', 'es'],
    [
      `${SPANISH} No es una tienda: con ellos se tocan como más nos gusta, y al final lo celebramos en nuestro patio.`,
      'ca',
      'es',
    ],
    [
      'Vi stemmer pianoer i hele landet og har gjort det siden vår far begynte, så du kan være sikker på at det er godt.',
      'no',
      'no',
    ],
    [
      'Uglašujemo klavirje po vsej državi in to delamo že od leta 1950, tako da ste lahko mirni, ker je delo dobro opravljeno.',
      'sl',
      'sl',
    ],
    [
      'Afinamos pianos en todo o país e facémolo dende que comezou o noso pai, así que non hai que ter medo: o traballo é bo.',
      'gl',
      'gl',
    ],
    ['فروشگاه پیانو و ساز در تهران با بهترین قیمت', 'fa', 'fa'],
    [
      'Acordăm piane în toată țara, de la munte la mare, și reparăm orgi vechi. Un meșter e la noi de zece ani, iar atelierul este deschis de luni până vineri.',
      'ro',
      'ro',
    ],
  ])('of “%s”, marked %s, is %s', (text, marked, tag) => expect(tagOf(text, marked)).toBe(tag));
});

describe('words in English', () => {
  const french = { tag: 'fr', name: 'French' };
  it.each<[string, boolean]>([
    ['Ultimate source for lutherie', true],
    ['Livres et papiers pour le pliage', false],
    ['Lutherie Dupont', false],
    ['Le best of de la guitare', false],
    ['Practice for beginners (par Ada)', true],
  ])('on a French page: “%s”: %s', (words, is) => expect(isEnglish(words, french)).toBe(is));
});
