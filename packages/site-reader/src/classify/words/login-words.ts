import type { PhrasesByLanguage } from './phrases.ts';

/** Words about logging in, in titles, headings, labels and the text around a form. */
export const LOGIN: PhrasesByLanguage = {
  en: [
    'log(?:ged|ging)?[ -]?(?:in|on)(?:to)?',
    'sign(?:ed|ing)?[ -]?(?:in|on|up)(?:to)?',
    'pass ?(?:words?|codes?|phrase)',
    'user ?names?',
    'remember me',
    '(?:create|register|have|need|new)(?: for)?(?: an?| your)?(?: new| free)? account',
    'authenticat(?:e|ion)',
    'two-factor',
    'single sign',
    'forgot(?:ten)?',
    '(?:your|enter|e-?mail) (?:e-?mail )?address',
    'keep me',
    'registration|register',
    'e-?mail',
    'welcome back',
    'captcha',
    'terms of (?:service|use)|privacy policy',
  ],
  de: [
    'anmelde[nr]?|anmeldung|einloggen',
    'log-?in',
    'passwort|kennwort',
    'benutzername',
    'angemeldet bleiben',
    'registrier(?:en|ung)',
    'konto',
  ],
  fr: [
    '(?:se |me |vous )?connect(?:er|ez)(?:-vous)?',
    'connexion',
    'mot de passe',
    'identifi(?:ant|ez|er)(?:s|-vous)?',
    "s'inscrire|inscription",
    'compte',
  ],
  es: [
    '(?:iniciar?|inicie|inicio de) sesi(?:ó|o)n',
    'contrase(?:ñ|n)a',
    'usuario',
    'acceder|acceso|ingresar',
    'reg(?:í|i)str(?:ate|arse|o)',
    'cuenta',
    'recordarme',
  ],
  it: ['acced(?:i|ere)|accesso', 'password', 'nome utente', 'ricordami', 'registra(?:ti|zione)', 'account'],
  pt: [
    'entrar|acessar|acesso',
    'iniciar sess(?:ã|a)o|login',
    'senha|palavra-passe',
    'usu(?:á|a)rio|utilizador',
    'cadastr(?:e|o|ar)(?:-se)?',
    'conta',
    'lembrar',
  ],
  ja: ['ログイン|サインイン', 'パスワード', 'ユーザー(?:名|id)', '(?:新規)?(?:会員)?登録', 'アカウント'],
};

/** The titles and headings of login pages. */
export const LOGIN_HEADLINES: PhrasesByLanguage = {
  en: [
    '(?:please )?(?:log|sign)[ -]?(?:in|on|up)(?: (?:to|with|page|form|here|required|or (?:register|sign ?up|create (?:an )?account)|& register|/ ?register).{0,60})?',
    "(?:member|user|client|customer|account|admin|staff|partner|student|employee|agent)s?(?:'s?)? (?:log|sign)[ -]?(?:in|on)",
    '.{0,40} (?:log|sign)[ -]?(?:in|on)(?: page| form)?',
    'welcome(?: back)?[,!.]? (?:please )?(?:log|sign)[ -]?in.{0,40}',
    '(?:register|registration|create (?:an?|your|my)?(?: new| free)? ?account|join(?: us| now| free)?|sign[ -]?up(?: .{0,40})?)',
    '(?:forgot(?:ten)?|reset|recover|lost)(?: your| my)? password\\??',
    '(?:two-factor |user )?authentication(?: required)?',
  ],
  de: [
    '(?:bitte )?(?:anmelden|einloggen|anmeldung)(?: .{0,40})?',
    '.{0,40}(?:log-?in|anmeldung)',
    'konto erstellen|registrier(?:en|ung)',
    'passwort vergessen\\??',
  ],
  fr: [
    '(?:connexion|connectez-vous|se connecter|identifiez-vous|identification)(?: .{0,40})?',
    '(?:créer|creer) (?:un|mon|votre) compte|inscription|inscrivez-vous',
    'mot de passe oublié ?\\??',
  ],
  es: [
    '(?:iniciar?|inicie|inicia|inicio de) sesi(?:ó|o)n(?: .{0,40})?',
    '(?:acceder|acceso|ingresar)(?: .{0,30})?',
    'crear? (?:una )?cuenta|reg(?:í|i)stra?(?:te|rse|o)',
  ],
  it: ["(?:acced(?:i|ere)|accesso|effettua l'accesso)(?: .{0,40})?", 'registra(?:ti|zione)|crea (?:un )?account'],
  pt: [
    '(?:entrar|acessar|acesse|iniciar sess(?:ã|a)o|fazer login|faça login|entre (?:na|com) (?:a )?(?:sua|tua) .{0,30})(?: .{0,40})?',
    'cadastr(?:e|o|ar)(?:-se)?|criar (?:uma )?conta',
  ],
  ja: ['.{0,20}(?:ログイン|サインイン)(?:ページ|画面)?', '(?:新規)?会員登録'],
};

/** The buttons of a login form, including one that asks only for a name. */
export const LOGIN_BUTTONS: PhrasesByLanguage = {
  en: [
    '(?:log|sign)[ -]?(?:in|on|up)(?: .{0,40})?',
    'next|continue(?: .{0,30})?|enter',
    '(?:send|e-?mail) (?:me )?(?:an? |the )?(?:(?:magic|login|sign[ -]?in) )?(?:link|code)',
  ],
  de: ['anmelden|einloggen|log-?in|weiter'],
  fr: ['(?:se |me )?connect(?:er|ez-vous)|connexion|suivant|continuer'],
  es: ['(?:iniciar|inicia) sesi(?:ó|o)n|entrar|acceder|ingresar|siguiente|continuar'],
  it: ['acced[ie]|entra|avanti|continua'],
  pt: ['entrar|acessar|iniciar sess(?:ã|a)o|pr(?:ó|o)xim[oa]|avan(?:ç|c)ar|continuar'],
  ja: ['ログイン|サインイン|次へ'],
};
