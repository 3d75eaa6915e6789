import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { isOfBranch, leadCall } from './lead-call.ts';
import { withoutArrow } from './link-texts.ts';
import { mainCall } from './main-call.ts';

const bistro = (first: string, below: string) =>
  contextOfPage({
    lang: 'fr',
    title: 'Chez Ada – restaurant',
    description: 'Restaurant de quartier avec terrasse. La carte, le menu et nos plats.',
    body: `<h1>Chez Ada, restaurant</h1>${first}<p>Notre carte et nos plats.</p>${below}`,
  });
const ORDER = '<a class="btn" href="https://order.example/ada">Commander</a>';
const CATERING =
  '<h2>Traiteur pour vos fêtes</h2><p>Nous venons.</p><a class="btn" href="/fetes">Demander un devis →</a>';

describe('the lead button of a site', () => {
  it.each<[string, string, string, string | undefined]>([
    ['that of the first screen', ORDER, CATERING, 'Commander'],
    [
      'that which stands twice',
      '',
      `${CATERING}<h2>Fin</h2><a class="btn" href="/p">Demander un devis</a>`,
      'Demander un devis',
    ],
    ['none that stands once below', '', CATERING, undefined],
    ['none about an order', '<a class="btn" href="/s">Order status</a>', '', undefined],
  ])('is %s', (_, first, below, call) => expect(leadCall(bistro(first, below))).toBe(call));

  it('is read in Japanese', () => {
    const on = (call: string) =>
      leadCall(
        contextOfPage({ lang: 'ja', title: 'ハルム整体院', body: `<h1>ハルム整体院</h1><button>${call}</button>` }),
      );
    expect(on('LINEで予約する')).toBe('LINEで予約する');
    expect(on('予約について')).toBeUndefined();
  });

  it('is the main step of a restaurant, and a button of one branch is not', () => {
    const context = bistro(ORDER, CATERING);
    expect([mainCall(context), isOfBranch(context, 'Demander un devis →'), isOfBranch(context, 'Commander')]).toEqual([
      'Commander',
      true,
      false,
    ]);
  });

  it('may be the only button, below the first screen', () =>
    expect(isOfBranch(bistro('', CATERING), 'Demander un devis →')).toBe(false));

  it('has the same text with and without an arrow', () => {
    expect(withoutArrow('Demander un devis →')).toBe('Demander un devis');
  });
});

it('is not a button for job applicants', () => {
  const taxi = (line: string) =>
    mainCall(
      contextOfPage({
        title: 'Acme taxis in Rye',
        description: 'Taxi company in Rye: airport transfers and local trips.',
        body: `<h1>Taxis in Rye</h1><p>Our taxis drive passengers to the airport.</p><h2>Connect</h2><p>${line}</p><a class="button" href="/j">Join us</a>`,
      }),
    );
  expect(taxi('Drivers needed, we are hiring')).toBeUndefined();
});
