import { describe, expect, it } from 'vitest';
import { classified, RICH } from '../testing/classified.ts';

const press = (...texts: string[]) => texts.map((text) => `<button>${text}</button>`).join('');

describe('an age gate', () => {
  it.each([
    ['English', `<title>Oak Brewery</title><h1>Are you over 18?</h1>${press('Yes', 'No')}`],
    [
      'of law',
      `<h1>Oak Brewery</h1><p>Please confirm that you are above the legal drinking age in your country.</p>${press('YES', 'NO')}`,
    ],
    [
      'with a date',
      '<h1>Oak Whiskey</h1><form><label>Enter your date of birth <input name=year></label><input type=submit value=Enter></form><p>You must be 21 years or older to enter.</p>',
    ],
    [
      'with a form and a button of any name',
      '<h1>Oak Whiskey</h1><p>Are you over 18?</p><form><label>Year of birth <input name=year></label><button>Go</button></form>',
    ],
    ['German', `<h1>Eichenbräu</h1><p>Sind Sie mindestens 18 Jahre alt?</p>${press('Ja', 'Nein')}`],
    ['French', `<h1>Avez-vous plus de 18 ans ?</h1>${press('Oui', 'Non')}`],
    ['Spanish', `<h1>¿Eres mayor de edad?</h1>${press('Sí', 'No')}`],
    ['Italian', `<h1>Hai più di 18 anni?</h1>${press('Sì', 'No')}`],
    ['Portuguese', `<h1>Você tem mais de 18 anos?</h1>${press('Sim', 'Não')}`],
    ['Japanese', `<h1>あなたは20歳以上ですか</h1>${press('はい', 'いいえ')}`],
  ])('%s', (_which, html) => {
    expect(classified(html).kind).toBe('age-gate');
  });

  it.each([
    [
      'a page with a question in front of it',
      `<div class=modal><p>Are you over 18?</p>${press('Yes', 'No')}</div>${RICH}`,
    ],
    [
      'a service that checks ages',
      '<title>Agely</title><h1>Age verification for shops</h1><p>Agely checks the age of a buyer in four seconds, without keeping a document. Shops that sell wine, knives or games add one line of code, and their customers confirm once for all of them. Prices begin at two cents a check, and the first thousand are free. Talk to us when you sell in several countries: we know the law of thirty, and keep it up to date for you.</p><a href="/start">Start</a>',
    ],
    [
      'a course',
      '<title>Swimming</title><h1>Swimming for everybody over 18</h1><p>Tuesdays at seven, in the pool at Mill Lane.</p>',
    ],
  ])('is not %s', (_what, html) => {
    expect(classified(html).kind).toBe('page');
  });
});

describe('a consent wall', () => {
  it.each([
    [
      'English',
      `<title>Before you continue to Ada News</title><h1>Before you continue to Ada News</h1><p>Cookies and data let us deliver and maintain our services and measure advertisements.</p><form>${press('Reject all', 'Accept all')}</form>`,
    ],
    [
      'of a publisher',
      `<h1>Ada News values your privacy</h1><p>Our 812 partners and we store personal data on your device, with your consent.</p>${press('Accept all', 'Manage options')}`,
    ],
    [
      'German',
      `<h1>Bevor Sie fortfahren</h1><p>Mit Ihrer Zustimmung verwenden unsere Partner Cookies für Werbung.</p>${press('Alle akzeptieren', 'Ablehnen')}`,
    ],
    [
      'French',
      `<h1>Avant d'accéder à Ada</h1><p>Avec votre consentement, nos partenaires utilisent des cookies.</p>${press('Tout accepter', 'Tout refuser')}`,
    ],
    [
      'Spanish',
      `<h1>Antes de ir a Ada</h1><p>Con su consentimiento, nuestros socios tratan datos.</p>${press('Aceptar todo', 'Rechazar todo')}`,
    ],
    [
      'Italian',
      `<h1>Prima di continuare su Ada</h1><p>Con il tuo consenso usiamo dati per la pubblicità.</p>${press('Accetta tutto', 'Rifiuta tutto')}`,
    ],
    [
      'Portuguese',
      `<h1>Antes de continuar para Ada</h1><p>Com o seu consentimento, usamos dados para publicidade.</p>${press('Aceitar tudo', 'Rejeitar tudo')}`,
    ],
    [
      'Japanese',
      `<h1>Ada に進む前に</h1><p>広告のために Cookie を使います。</p>${press('すべて同意する', 'すべて拒否')}`,
    ],
  ])('%s', (_which, html) => {
    expect(classified(html).kind).toBe('consent-wall');
  });

  it.each([
    [
      'a page with a notice',
      `<div class="cookie-banner"><h2>We use cookies</h2><p>For statistics.</p>${press('Accept all')}</div>${RICH}`,
    ],
    [
      'a privacy policy',
      `<title>Privacy policy</title><h1>Privacy</h1>${'<p>We keep your order for ten years, since tax law wants it. We keep your telephone number until the bread is there.</p>'.repeat(5)}`,
    ],
    [
      'a tool for consent',
      '<title>Consently</title><h1>Consent that visitors understand</h1><p>Consently shows one question instead of forty, works without scripts of others, and loads in eight milliseconds. Shops see more answers and fewer complaints; lawyers read the log. From 9 euros a month.</p><a href="/start">Start</a>',
    ],
  ])('is not %s', (_what, html) => {
    expect(classified(html).kind).toBe('page');
  });
});
