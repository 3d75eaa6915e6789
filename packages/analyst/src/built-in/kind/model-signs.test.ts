import { describe, expect, it } from 'vitest';
import { contextOfPage, type Page } from '../testing/site-of.ts';

const modelOf = (page: Page): readonly [kind: string, model: string | undefined] => {
  const { judgment, model } = contextOfPage(page);
  return [judgment.kind.id, model.confidence >= 0.5 ? model.id : undefined];
};

describe('who pays, as far as the pages show', () => {
  it.each<[string, Page, readonly [string, string | undefined]]>([
    [
      'a bank that opens accounts earns interest',
      {
        title: 'Fern Savings Bank',
        description: 'A community bank with bank accounts and mortgages. Member FDIC.',
        body: '<h1>Savings bank</h1><p>Open an account. Payment plans and financing.</p><a href="/l">Log in</a>',
      },
      ['finance', 'interest'],
    ],
    [
      'a page on loans without an account does not',
      {
        title: 'Loans and credit cards',
        description: 'Personal loans, mortgages and credit cards: premium cards yield high returns and interest.',
        body: '<h1>Personal loans</h1><p>Financing is a long road.</p><a href="/l">Log in</a>',
      },
      ['finance', undefined],
    ],
    [
      'a practice whom insurers pay lives on more than fees',
      {
        title: 'Hausarztpraxis Kern',
        description: 'Hausarzt in Jena, alle Kassen',
        lang: 'de',
        body: '<h1>Hausarztpraxis</h1><p>Unsere Praxis. Termin vereinbaren. Sprechzeiten. Alle Kassen und privat.</p>',
      },
      ['health', undefined],
    ],
    [
      'a forum that takes no advertising does not live on it',
      {
        title: 'Kiln forum',
        description: 'Discussion forum on kilns',
        body: '<h1>Kiln forum</h1><p>We do not accept advertising. Advertise elsewhere.</p><p>Last post</p>',
      },
      ['forum', undefined],
    ],
    [
      'a shop that sends a box every month sells subscriptions',
      {
        title: 'Fern Tea: tea shop with a monthly box',
        description: 'Online tea shop. Cancel anytime.',
        body: '<h1>Tea shop</h1><p>Monthly box: $14 a month. Cancel before the 15th.</p><p>Shipping.</p><button>Add to cart</button>',
      },
      ['shop', 'subscription'],
    ],
    [
      'a magazine that sells its issues lives on its readers',
      {
        title: 'Loom Magazine',
        description: 'The magazine for weavers, with articles and interviews in each issue.',
        body: '<h1>Loom Magazine</h1><p>One year (6 issues) for only $21.97</p><a href="/s">Subscription Center</a><a href="/b">Buy back issues</a><a href="/a">Advertising</a>',
      },
      ['news', 'subscription'],
    ],
    [
      'a magazine that only mentions a subscription does not',
      {
        title: 'Loom Magazine',
        description: 'The magazine for weavers, with articles and interviews in each issue.',
        body: '<h1>Loom Magazine</h1><a href="/s">Subscription Center</a><a href="/a">Advertising</a>',
      },
      ['news', 'advertising'],
    ],
    [
      'software with serial numbers sells licenses',
      {
        title: 'Loomcut: software for patterns',
        description: 'Loomcut makes design software for weavers.',
        body: '<h1>Design software</h1><a href="/s">Activate a serial number</a><a href="/l">Licensing help</a><p>Your basket is empty</p>',
      },
      ['saas', 'purchase'],
    ],
    [
      'a broker earns no premiums',
      {
        title: 'Halm, insurance broker',
        description: 'Insurance broker for car and home insurance.',
        body: '<h1>Insurance broker</h1><p>Get an insurance quote. What is covered.</p>',
      },
      ['insurance', undefined],
    ],
    [
      'a school that names no fees takes none',
      {
        title: 'Oakfield Primary School',
        body: '<h1>Oakfield Primary School</h1><p>How to apply. Term dates.</p><a href="/p">Parents</a>',
      },
      ['education', undefined],
    ],
    [
      'a school that names them does',
      {
        title: 'Oakfield Primary School',
        body: '<h1>Oakfield Primary School</h1><p>How to apply. Tuition is due in May.</p><a href="/p">Parents</a>',
      },
      ['education', 'tuition'],
    ],
    [
      'free small ads bring no commission',
      {
        lang: 'de',
        title: 'Kleinanzeigen bei Acme',
        description: 'Kostenlose Kleinanzeigen für Auto, Möbel und Musik.',
        body: '<h1>Kleinanzeigen</h1><a href="/a">Anzeige aufgeben</a><p>Gebraucht kaufen.</p>',
      },
      ['marketplace', undefined],
    ],
  ])('%s', (_, page, expected) => expect(modelOf(page)).toEqual(expected));
});
