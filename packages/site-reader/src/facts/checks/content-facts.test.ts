import { describe, expect, it } from 'vitest';
import { itShows, measure, shown } from '../testing/measure.ts';

describe('placeholder text', () => {
  itShows('placeholder-text', [
    ['<p>Lorem ipsum dolor sit amet, consectetur.</p>', 'fail: 1 place'],
    ['<h2>Title 1</h2><h2>Your text here</h2>', 'fail: 2 places'],
    ['<h2>Feature 1</h2><h2>Feature 2</h2>', 'warning: 2 places'],
    ['<p>The best plumber in [City].</p>', 'fail: 1 place'],
    ['<p>Der beste Maler in [Stadt].</p>', 'fail: 1 place'],
    ['<title>React App</title><p>Bread</p>', 'fail: 1 place'],
    ['<p>ここにテキストが入ります</p>', 'fail: 1 place'],
    ['<p>Write to info@example.com</p>', 'warning: 1 place'],
    ['<h2>Title 1</h2><p>Our Title 1 school</p>', 'warning: 1 place'],
    ['<button>Add your text</button><h2>Your content</h2><h2>Your company</h2>', 'pass: None'],
    ['<p>We never use lorem ipsum in our designs.</p>', 'pass: None'],
    ['<h2>Step 1</h2><h2>Title insurance</h2><p>Songs [Live], a claim [citation needed]</p>', 'pass: None'],
    ['<pre>echo [city] Lorem ipsum dolor</pre>', 'pass: None'],
    ['<title>Lorem Ipsum generator</title><p>Lorem ipsum dolor sit amet</p>', 'not-measured: Not measured'],
  ]);

  it('is searched on all pages', () => {
    expect(shown('placeholder-text', '<p>Bread</p>', { others: ['<p>Add your text</p>'] })).toBe('fail: 1 place');
  });
});

describe('the copyright year', () => {
  itShows('copyright-year', [
    ['<footer>© 2030 Ada Bakery</footer>', 'pass: 2030'],
    ['<footer>Copyright 2015–2029 Ada</footer>', 'pass: 2029'],
    ['<footer>© Ada Bakery, 2019</footer>', 'warning: 2019'],
    ['<footer>2018 © Ada Bakery</footer>', 'warning: 2018'],
    ['<footer>© 2012 - present Ada</footer>', 'pass: 2030'],
    ['<footer>© 2045 Ada</footer>', 'info: 2045'],
    ['<footer>© <script>document.write(new Date().getFullYear())</script> Ada</footer>', 'not-measured: Not measured'],
    ['<footer>© Ada, Order 2019001</footer>', 'not-measured: Not measured'],
  ]);

  it('is that of the footer, not that of a picture', () => {
    const page = `<p>Photo © 2011 Grace</p>${'<p>Bread</p>'.repeat(20)}<footer>© 2030 Ada</footer>`;
    expect(shown('copyright-year', page)).toBe('pass: 2030');
  });
});

describe('legal links and contacts', () => {
  const link = (text: string, href = '/x') => `<a href="${href}">${text}</a>`;
  const LINKED = 'pass: Linked';
  const found = (texts: string) => texts.split('; ').map((text) => [link(text), LINKED] as const);
  itShows('privacy-policy', [
    ...found(
      'Privacy Policy; Privacy; Privacy Agreement; Datenschutzerklärung; Politique de confidentialité; Política de privacidad; Informativa sulla privacy; Política de Privacidade; プライバシーポリシー',
    ),
    [link('Legal', '/privacy-policy.html'), LINKED],
    [link('', '/de/datenschutz/'), LINKED],
    [link('Privacy-first analytics for everybody', '/features'), 'warning: Not found'],
    [link('Privacy screens', '/products/privacy-screens'), 'warning: Not found'],
  ]);
  itShows('imprint', [
    ...found('Impressum; Imprint; Mentions légales; Aviso legal; Note legali; 特定商取引法に基づく表記'),
    [link('Bread'), 'info: Not found'],
    [`<html lang=de>${link('Brot')}`, 'warning: Not found'],
  ]);
  itShows('terms', [
    ...found(
      'Terms; Terms of Service; AGB; Conditions générales de vente; Términos y condiciones; Termini e condizioni; Termos de uso; 利用規約',
    ),
    [link('Long-term storage'), 'info: Not found'],
  ]);
  itShows('contact', [
    ...found('Contact us; Kontakt; Contactez-nous; Contacto; Contattaci; Fale conosco; お問い合わせ'),
    [link('Ada', 'mailto:ada@shop.example'), LINKED],
    [link('Call', 'tel:+441'), LINKED],
    ['<p>Write to ada@shop.example</p>', 'pass: Written'],
    ['<p>Tel. 0221 / 123 45 67</p>', 'pass: Written'],
    ['<p>Call us between 8 and 10, or order 1234567 loaves.</p>', 'warning: Not found'],
    [link('Contact lenses', '/contact-lenses'), 'warning: Not found'],
  ]);
  itShows('cookie-notice', [
    ['<div id="cookie-banner">We bake cookies.</div>', 'pass: Seen'],
    ['<button>Accept all cookies</button>', 'pass: Seen'],
    ['<script src="https://consent.cookiebot.com/uc.js"></script>', 'pass: Cookiebot'],
    [link('Cookies', '/shop/cookies'), 'not-measured: Not measured'],
  ]);

  it('are found on any page, even in closed menus', () => {
    const others = [`<nav style="display:none">${link('Impressum', '/impressum')}</nav>`];
    expect(shown('imprint', '<p>Bread</p>', { others })).toBe(LINKED);
  });

  it('do not show secrets in addresses', () => {
    expect(measure('privacy-policy', link('Privacy', '/privacy?token=abc')).evidence).toBe('“Privacy” /privacy');
    expect(measure('contact', link('Ada', 'mailto:ada@shop.example')).evidence).toBe('A mailto link');
  });
});

describe('what a page loads', () => {
  it('counts what comes over http on an https page', () => {
    expect(shown('mixed-content', '<img src="http://a.example/a.png">')).toBe('warning: 1');
    expect(shown('mixed-content', '<script src="http://a.example/a.js"></script>')).toBe('fail: 1');
    expect(shown('mixed-content', '<form action="http://a.example/"></form>')).toBe('fail: 1');
    expect(shown('mixed-content', '<a href="http://a.example/">A</a><img src=//a.example/a.png>')).toBe('pass: 0');
    const headers = { 'content-security-policy': 'upgrade-insecure-requests' };
    expect(shown('mixed-content', '<img src="http://a.example/a.png">', { response: { headers } })).toBe('pass: 1');
  });

  it('counts the hosts of others, not its own', () => {
    const page = '<script src="https://cdn.shop.example/a.js"></script><img src="https://a.other.example/b.png">';
    expect(measure('third-parties', page)).toMatchObject({ value: 1, evidence: 'a.other.example' });
    expect(shown('third-parties', '<img src=/a.png>')).toBe('pass: 0');
    const british = '<img src="https://cdn.shop.co.uk/a.png"><img src="https://other.co.uk/a.png">';
    expect(shown('third-parties', british, { url: 'https://www.shop.co.uk/' })).toBe('info: 1 host');
  });

  it('counts scripts', () => {
    expect(shown('scripts', '<script src=/a.js></script><script>1</script>')).toBe('info: 1 file');
    expect(shown('scripts', '<script src=/a.js></script>'.repeat(50))).toBe('warning: 50 files');
  });

  it('weighs its HTML', () => {
    expect(shown('html-weight', '', { response: { bytes: 20_000 } })).toBe('pass: 20 kB');
    expect(shown('html-weight', '', { response: { bytes: 600_000 } })).toBe('warning: 600 kB');
  });

  it('finds its icon', () => {
    expect(shown('favicon', '<link rel="shortcut icon" href="/favicon.ico">')).toBe('pass: Present');
    expect(shown('favicon', '<link rel="icon" href="">')).toBe('not-measured: Not measured');
  });
});
