import { describe, expect, it } from 'vitest';
import { classified, RICH } from '../testing/classified.ts';

const form = (name: string, password: string, button: string) =>
  `<form><label>${name} <input name=user></label><label>${password} <input type=password></label><button>${button}</button></form>`;
const FORM = form('E-mail', 'Password', 'Log in');

const MAILER = `<title>Postly</title><header>${FORM}</header><h1>E-mail that people read</h1><p>Postly sends e-mail to your customers when they sign up, forget a basket, or have a birthday.</p><p>Write an e-mail once, in your own words, and see on one page who has read it.</p>`;

describe('a login page', () => {
  it.each([
    ['English', `<title>Sign in | Ada</title><h1>Sign in</h1>${FORM}<a href="/reset">Forgot your password?</a>`],
    ['named by its app only', `<title>Ada Portal</title><h1>Ada Portal</h1>${FORM}`],
    [
      'with a claim',
      `<title>Log in to Ada</title><h1>Log in to Ada</h1><p>Orders and invoices for bakeries, in one place.</p>${FORM}`,
    ],
    [
      'that asks for a name first',
      '<title>Log in to continue</title><form><input name=email placeholder="E-mail"><button>Next</button></form>',
    ],
    [
      'for new members',
      `<title>Create your account - Ada</title><h1>Create your account</h1>${form('E-mail', 'Password', 'Sign up')}`,
    ],
    ['German', `<title>Anmelden - Ada</title><h1>Anmelden</h1>${form('Benutzername', 'Passwort', 'Anmelden')}`],
    [
      'French',
      `<title>Connexion</title><h1>Connectez-vous à Ada</h1>${form('Identifiant', 'Mot de passe', 'Se connecter')}`,
    ],
    ['Spanish', `<title>Iniciar sesión</title><h1>Inicia sesión</h1>${form('Usuario', 'Contraseña', 'Entrar')}`],
    ['Italian', `<title>Accedi</title><h1>Accedi al tuo account</h1>${form('Nome utente', 'Password', 'Accedi')}`],
    ['Portuguese', `<title>Entrar na sua conta</title>${form('Usuário', 'Senha', 'Entrar')}`],
    ['Japanese', `<title>ログイン</title><h1>ログイン</h1>${form('ユーザー名', 'パスワード', 'ログイン')}`],
  ])('%s', (_which, html) => {
    const { kind, evidence } = classified(html);
    expect(kind).toBe('login-page');
    expect(html).toContain(evidence);
  });

  it('may have long texts after a redirect', () => {
    const html = `<title>Ada</title><h1>Ada for bakers</h1>${RICH}${FORM}`;
    expect(classified(html, { from: 'https://ada.example/orders', at: 'https://ada.example/login' }).kind).toBe(
      'login-page',
    );
    expect(classified(html, { at: 'https://ada.example/login' }).kind).toBe('page');
  });
});

const MENU = `<nav><ul>${Array.from({ length: 45 }, (_each, at) => `<li><a href="/c/${at}">Lamp ${at}</a></li>`).join('')}</ul></nav>`;

describe('a login box beside the menu of a whole site', () => {
  it('does not make a shop a login page', () => {
    const html = `<title>Ada Lamps</title>${MENU}<div><h2>Sign in with your account</h2>${FORM}</div>`;
    expect(classified(html).kind).toBe('page');
    expect(classified(html.replace(MENU, '')).kind).toBe('login-page');
  });

  it('does not make a portal with a descriptive title one, even at the address of a login', () => {
    const html = `<title>Fern - Portal for Gardens and Parks</title>${MENU}${FORM}`;
    expect(classified(html, { at: 'https://fern.example/login_html' }).kind).toBe('page');
  });

  it('is a login page if its title or address is that of a login', () => {
    expect(classified(`<title>Sign in | Ada</title>${MENU}<h1>Sign in</h1>${FORM}`).kind).toBe('login-page');
    const html = `<title>Ada</title>${MENU}<h1>Sign in</h1>${FORM}`;
    expect(classified(html, { at: 'https://ada.example/login' }).kind).toBe('login-page');
  });
});

describe('pages that are no login page', () => {
  it.each([
    ['a page with a login in its header', `<title>Ada</title><header>${FORM}</header>${RICH}`],
    ['a page with a login beside its content', `<title>Ada</title>${RICH}<section><h2>Log in</h2>${FORM}</section>`],
    [
      'a short page with a login',
      `<title>Ada</title>${FORM}<h1>Orders for bakeries</h1><p>Ada takes orders by text message, counts loaves, and prints one list for the oven each morning.</p>`,
    ],
    [
      'a page with a sign-up for news',
      '<title>Passwordless login</title><h1>Passwordless login for your app</h1><p>Add it in ten minutes.</p><form><input type=email placeholder="Your e-mail"><button>Get news</button></form>',
    ],
    ['a product for e-mail', MAILER],
    [
      'a contact page',
      '<title>Contato</title><h1>Entre em contato</h1><form><input name=nome placeholder="Nome"><input name=email placeholder="E-mail"><button>Enviar</button></form>',
    ],
    [
      'a page about passwords',
      '<title>Password manager</title><h1>One password for all</h1><p>Vault keeps the passwords of a team, and fills them in on any device.</p>',
    ],
  ])('%s', (_what, html) => {
    expect(classified(html).kind).toBe('page');
  });
});
