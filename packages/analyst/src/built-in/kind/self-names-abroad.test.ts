import { describe, expect, it } from 'vitest';
import { called } from '../testing/kind-of.ts';

describe('a rare name that a site calls itself', () => {
  it.each<[string, string, string, string, string]>([
    ['lt', 'Megakino', 'Visi filmai', 'Filmai. Kainos. Premjeros.', 'a cinema'],
    ['de', 'Farn Solar', 'Strom vom Dach', 'Speicher. Montage. Wallboxen.', 'a solar installer'],
    [
      'en',
      'FernNet - Knowledge Portal for Gardens',
      'All on gardens',
      'Topics. Resources. Documents. Publications.',
      'a knowledge portal',
    ],
    ['es', 'Lund y Ferrer', 'Asesoría legal para empresas', 'Contratos. Abogados. Datos.', 'a law firm'],
    ['ja', 'はるひ鍼灸院', 'はるひ鍼灸院は予約制の鍼灸院です。', '肩こりと腰痛の施術。鍼。', 'an acupuncture practice'],
    [
      'en',
      'Heron Acupuncture',
      'Acupuncture clinic in Orme',
      'Needles. Pain. Appointments.',
      'an acupuncture practice',
    ],
    [
      'de',
      'Akupunkturpraxis Holm',
      'Akupunkturpraxis in Lindau',
      'Nadeln. Schmerzen. Termine.',
      'an acupuncture practice',
    ],
    ['ja', 'みなと整体院', 'みなと整体院は港町の整体院です。', '肩こりと骨盤の施術。', 'a bodywork practice'],
    ['fr', 'Cabinet de massage Lune', 'Cabinet de massage à Lune', 'Détente. Dos.', 'a bodywork practice'],
    ['es', 'Lund y Ferrer', 'Asesoría fiscal en Lugo', 'Impuestos. Nóminas. Renta.', 'an accounting firm'],
    [
      'en',
      'Free car quotes - Fernauto',
      'Dealers compete for your business',
      'We search our network of dealers.',
      'a service for quotes from many providers',
    ],
    [
      'en',
      'English practice for Italians',
      'English practice for Italians',
      'Grammar. Vocabulary. Exercises. Pronunciation.',
      'a site to learn a language',
    ],
  ])('in %s: “%s”, “%s” with “%s” is %s', (lang, title, description, text, expected) =>
    expect(called(lang, title, description, text)).toBe(expected),
  );

  it.each<[string, string, string, string, string]>([
    [
      'en',
      'Get a quote - Fern Movers',
      'We move pianos',
      'Call us. Vans. Boxes.',
      'a service for quotes from many providers',
    ],
    ['es', 'Lund y Ferrer', 'Asesoría legal para empresas', 'Contratos. Abogados. Datos.', 'an accounting firm'],
    ['en', 'Our restaurant guide', 'A restaurant guide to Lindau', 'Menus. Chefs. Tables.', 'a restaurant'],
    ['en', 'Fern Solar System', 'The planets', 'Mars. Venus. Moons.', 'a solar installer'],
    ['en', 'Needle Shop', 'Acupuncture needles and charts', 'Needles. Points. Cart.', 'an acupuncture practice'],
    ['de', 'Kino-Technik Farn', 'Lampen', 'Lampen. Kabel.', 'a cinema'],
  ])('in %s: “%s”, “%s” with “%s” is not %s', (lang, title, description, text, other) =>
    expect(called(lang, title, description, text)).not.toBe(other),
  );
});

describe('a name in a list', () => {
  const nounOf = (title: string, description: string): string | undefined =>
    called('en', title, description, 'See you soon. Come along. Bring friends.');

  it('does not decide the kind', () =>
    expect(nounOf('Vido', 'Concerts, quiz nights, cinema, museums and fun')).toBeUndefined());

  it('decides it if the title has the name, too', () =>
    expect(nounOf('Vido Museum', 'Museum, café, concerts and talks in our museum')).toBe('a museum'));
});
