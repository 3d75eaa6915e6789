import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { hintsGroup } from './hinted-group.ts';

const hints = (description: string, lang = 'en'): boolean =>
  hintsGroup(contextOfPage({ title: 'Acme', description, lang, body: '<h1>Acme</h1>' }));

describe('a group that our rules do not know', () => {
  it.each([
    ['Built for EMS. Ready for the whole care chain, from dispatch to handoff.', 'en'],
    ['A journal for fly fishers, with news from every river.', 'en'],
    ['Kostenloses Werkzeug für 3D-Druck-Hobbyisten: Foto hochladen und das passende Filament finden.', 'de'],
    ['Des conseils pour les apiculteurs et la vie des ruches, dans la région.', 'fr'],
    ['Un taller de cerámica para los ceramistas de la provincia de Málaga.', 'es'],
    ['Uno studio che segue gli scavi, pensato per gli archeologi e per restauratori.', 'it'],
    ['Instituto de Previdência dos servidores municipais de Salgadinho, com informações.', 'pt'],
  ])('is hinted at by “%s”', (text, lang) => expect(hints(text, lang)).toBe(true));

  it.each([
    ['A small brewery that makes crisp lager for good company and long evenings.', 'en'],
    ['Built for speed: a static site generator without any plugins.', 'en'],
    ['Handgemachte Möbel für Sommer und Winter, aus Eiche und Buche von hier.', 'de'],
    ['Du pain pour les fêtes et pour tous les jours, cuit au feu de bois.', 'fr'],
    ['Zapatos de piel para el invierno y para la montaña, hechos a mano.', 'es'],
  ])('is not hinted at by “%s”', (text, lang) => expect(hints(text, lang)).toBe(false));
});
