import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { admitted } from './admitted.ts';

const kindsOn = (body: string): readonly string[] =>
  admitted(contextOfPage({ title: 'Fern pianos', body: `<h1>Fern pianos</h1>${body}` })).map(({ kind }) => kind);

describe('an admission of a page', () => {
  it.each([
    'The course is new, so I don’t have any reviews yet.',
    'Wir haben leider noch keine Bewertungen unserer Kunden.',
    'Nous n’avons pas encore d’avis de nos clients.',
    'Todavía no tenemos opiniones de nuestros clientes.',
    'Non abbiamo ancora recensioni dei nostri clienti.',
    'Ainda não temos avaliações dos nossos clientes.',
  ])('can be missing reviews: “%s”', (words) => expect(kindsOn(`<p>${words}</p>`)).toEqual(['no-voices-yet']));

  it.each([
    'Looking for our open workshop? We’ve moved to fernhall.org!',
    'Unser Shop ist nach fernhall.de umgezogen.',
    'Nous avons déménagé : retrouvez-nous sur fernhall.fr',
  ])('can be a new address: “%s”', (words) => expect(kindsOn(`<p>${words}</p>`)).toEqual(['moved']));

  it.each([
    'Covid-19: our safety measures in the workshop',
    'Trotz der aktuellen Situation sind wir für Sie da.',
    'Debido a la situación actual atendemos con cita previa.',
    'Aktuelle Corona-Regeln für den Besuch der Werkstatt',
  ])('can be an outdated notice: “%s”', (words) => expect(kindsOn(`<p>${words}</p>`)).toEqual(['of-its-day']));

  it.each([
    'We are not accepting new patients at the moment.',
    'Derzeit nehmen wir leider keine neuen Kunden auf.',
    'Nous n’acceptons plus de nouveaux clients.',
    'Por ahora no aceptamos nuevos clientes en el taller.',
  ])('can be that no new customers are accepted: “%s”', (words) =>
    expect(kindsOn(`<p>${words}</p>`)).toEqual(['full']),
  );

  it.each([
    'We only accept cash.',
    'Bitte beachten Sie: nur Barzahlung möglich',
    'Nous n’acceptons pas les cartes.',
    'Solo efectivo',
    'Solo contanti',
    '※ お支払いは現金のみとなります。',
  ])('can be that cards are not accepted: “%s”', (words) => expect(kindsOn(`<p>${words}</p>`)).toEqual(['cash-only']));

  it.each([
    'We are accepting new patients.',
    'Pay by card or in cash.',
    'Gift cards and cash are welcome.',
    'No reviews yet',
    'We don’t have any stairs in the workshop, so wheelchairs can enter.',
    'In 2012 we have moved to a larger workshop in the old mill.',
    'Corona beer is served in the garden.',
    'We tuned pianos all through the pandemic.',
    'The current situation of the market is calm.',
  ])('is not “%s”', (words) => expect(kindsOn(`<p>${words}</p>`)).toEqual([]));

  it("is not a customer's quote", () =>
    expect(kindsOn('<blockquote>We don’t have any reviews to compare with, yet we loved it.</blockquote>')).toEqual(
      [],
    ));

  it('is quoted with a suggestion', () => {
    const [found] = admitted(
      contextOfPage({ title: 'Fern', body: '<h1>Fern</h1><p>This is new, so we don’t have any reviews.</p>' }),
    );
    expect(found?.text).toBe(
      'The page says that it has no customer reviews yet: “This is new, so we don’t have any reviews”',
    );
    expect(found?.fix).toBe(
      'Ask the first buyers for two sentences each, and replace “This is new, so we don’t have any reviews” with them',
    );
  });
});
