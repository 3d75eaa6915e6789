import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { isDemoBehindForm, safeTopic } from './safe-step.ts';

const software = (body: string) =>
  contextOfPage({
    title: 'Acme ledger',
    description: 'Accounting software for bakeries. Create an account.',
    body: `<h1>Acme ledger</h1>${body}`,
  });

describe('a first step without risk', () => {
  it.each([
    ['<p>Get your free ledger assessment in a day.</p>', '“Get your free ledger assessment in a day”'],
    ['<a href="/d">Free Product Demo</a>', '“Free Product Demo”'],
    ['<p>Kostenlose Erstberatung für Bäckereien</p>', '“Kostenlose Erstberatung für Bäckereien”'],
    ['<p>Free delivery of samples</p>', undefined],
    ['<p>Royalty free samples</p>', undefined],
    ['<p>Feel free to review our accounts.</p>', undefined],
  ])('in %s is %s', (body, words) => expect(safeTopic(software(body))).toBe(words));

  it.each([
    ['<h2>Harrow lamps</h2><a href="/r">3 Month Return Policy</a>', '“3 Month Return Policy”'],
    ['<p>Not happy? We’ll take it back.</p>', '“Not happy? We’ll take it back”'],
    ['<p>3 month payment plan</p>', undefined],
  ])('in a shop in %s is %s', (body, words) => {
    const shop = contextOfPage({
      title: 'Lamp shop',
      description: 'Online shop for lamps. Add to cart.',
      body: `<h1>Lamp online shop</h1><p>Buy lamps in our store.</p><button>Add to cart</button>${body}`,
    });
    expect(safeTopic(shop)).toBe(words);
  });

  it.each([
    [6, true],
    [2, false],
  ])('is not a demo behind a form with %d required fields: %s', (count, isLong) => {
    const fields = Array.from({ length: count }, (_, at) => `<label>Field ${at}*<input name="f${at}"></label>`).join(
      '',
    );
    const context = software(`<form>${fields}<button>Send</button></form>`);
    expect(isDemoBehindForm(context, 'Request Live Demo')).toBe(isLong);
    expect(isDemoBehindForm(context, 'Free plan')).toBe(false);
  });
});
