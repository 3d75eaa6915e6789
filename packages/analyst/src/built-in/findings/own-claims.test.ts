import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { ownClaims } from './own-claims.ts';

const claimsOf = (text: string): readonly string[] =>
  ownClaims(
    contextOfPage({
      title: 'Harrow plumbers',
      description: 'Plumbing and heating by plumbers in Harrow. Get a quote.',
      body: `<h1>Plumbers in Harrow</h1><p>Plumbing, heating and boiler repair.</p><p>${text}</p>`,
    }),
  ).map(({ kind }) => kind);

describe('claims that a buyer can check', () => {
  it.each<[string, string]>([
    ['All proceeds go to the county hospital.', 'cause'],
    ['Trusted by Harrow Hall and the county hospital.', 'trusted-by'],
    ['Call us for a free estimate of the work.', 'free-first'],
    ['The first 30 minutes of each visit are free.', 'included'],
    ['The first visit is free.', 'free-first'],
    ['Fair trade since the first bean.', 'fair-trade'],
    ['We answer every request within 24 hours.', 'speed'],
    ['Our plumbers answer the phone 24/7 for you.', 'always'],
    ['You can cancel anytime by writing one line.', 'leave'],
    ['We are a family-owned firm in its second decade.', 'origin'],
    ['Our boilers are made in Scotland by hand.', 'origin'],
    ['New boilers need up to 30 % less gas than old ones.', 'share'],
    ['Easy payment plans for every new boiler.', 'financing'],
    ['Most repairs are done in 2 days.', 'speed'],
    ['Our plumbers are certified by the Guild of Pipes.', 'certified'],
    ['Our workshop is certified to ISO 9001.', 'certified'],
    ['As seen in The Harrow Observer and Pipe Monthly.', 'press'],
    ['No hidden costs: no fees for the first look.', 'without'],
    ['You will never pay a booking fee to Harrow plumbers.', 'without'],
    ['Harrow plumbers is 100% free! Put away your card.', 'without'],
    ['We do not accept advertising of boilers.', 'without'],
    ['No per-visit fees for owners of our boilers.', 'without'],
    ['Klare Preise ohne versteckte Kosten.', 'without'],
    ['Sin suscripciones, sin comisiones, sin sorpresas.', 'without'],
    ['Ein kostenloser Heizungscheck für Ihr Haus.', 'free-first'],
    ['We put special emphasis on old boilers.', 'specialist'],
    ['Harrow plumbers is an independent, honest guide to boilers.', 'impartial'],
    ["We make valves that you won't find in any store.", 'exclusive'],
  ])('include “%s”: %s', (text, kind) => expect(claimsOf(text)).toEqual([kind]));

  it.each([
    'Our plumbers are fully insured and certified.',
    '土日祝も営業・年中無休で承ります。',
    'We work with strict rules and certified tools.',
    'Refunds are paid within 14 days of the return.',
    'Plumbers pay a booking fee to the portal.',
    'Our guide is 100% free of jargon and long words.',
    'Boilers are built by an independent artist.',
    'You will find our valves in any store.',
    'We wrote about the financing of hospitals last year.',
    'We moved to Harrow in 2 days.',
    'Wir kommen nie ohne Abonnenten der Zeitung.',
    'Kostenlose Rohre gibt es an keinem Tag im Jahr.',
    'Harrow plumbers is a proud member of the Guild of Pipes.',
    'The bridge was featured in a film about rivers.',
    'Harrow is one of the largest towns on the line.',
    'We work with specialists for gas and electricity.',
    'Vision: to be the leading plumbers of the county.',
    'We want to become the largest plumbers of the county.',
    'The prize for nominations went to Harrow.',
    'We are committed to securing the largest recovery possible for your boiler.',
    'Our advisors are available Monday to Friday, self-service 24 hours a day.',
    'Harrow is based on PageDown, the library used by Stack Overflow.',
    'Spring sale: up to 30 % off all boilers this week.',
    'The first 30 minutes of each visit are the longest.',
    'Our plumbers play royalty-free samples while they work.',
    'Is your boiler more than ten years old?',
    'We are proud to help you with boilers of any size.',
    'Our workshop is open for boilers of any size.',
    'Pipes are laid under the floor of the house.',
    'Video: twenty days of plumbing in under 5 minutes.',
    'We work by hand, so the only noise you hear is the water.',
    'Harrow plumbers in the News Customers Careers Contact Us',
  ])('exclude “%s”', (text) => expect(claimsOf(text)).toEqual([]));

  it('exclude speed if the kind is not sure', () =>
    expect(
      ownClaims(
        contextOfPage({ title: 'Acme', body: '<p>Acme.</p><p>The river rose within 24 hours of the rain.</p>' }),
      ),
    ).toEqual([]));
});

describe('a claim that its sentence contradicts', () => {
  const claimsInSpanish = (description: string): readonly string[] =>
    ownClaims(
      contextOfPage({
        lang: 'es',
        title: 'Fontaneros Harrow',
        description,
        body: '<h1>Fontaneros Harrow</h1><p>Fontanería, calefacción y reparación de calderas en Harrow.</p>',
      }),
    ).map(({ kind }) => kind);

  it('is not made: a specialty that is not named', () => {
    expect(claimsInSpanish('Somos fontaneros especializados en')).not.toContain('specialist');
    expect(claimsInSpanish('Somos fontaneros especializados en calderas de gas')).toContain('specialist');
  });

  it('is not made: free beside a monthly price', () =>
    expect(claimsInSpanish('Fontaneros desde 20 euros/mes. GRATIS alta en el gremio')).not.toContain('free-offer'));
});

it('does not read a call to join as a claim', () => {
  expect(claimsOf('Join the happy owners who rely on us, trusted by Many.')).not.toContain('trusted-by');
  expect(claimsOf('Trusted by people who like warm rooms.')).not.toContain('trusted-by');
});

describe('a site that compares', () => {
  const kindsOn = (text: string): readonly string[] =>
    ownClaims(
      contextOfPage({
        title: 'Fernlist: price comparison site',
        description: 'Compare prices of ferries. A price comparison site for ferries.',
        body: `<h1>Compare ferry prices</h1><p>${text}</p>`,
      }),
    ).map(({ kind }) => kind);
  it.each<[string, boolean]>([
    ['Fernlist is an impartial price comparison site for ferries.', true],
    ['Fernlist lists the boats of every independent harbor.', false],
  ])('claims to be impartial in “%s”: %s', (text, isImpartial) =>
    expect(kindsOn(text).includes('impartial')).toBe(isImpartial),
  );
});
