import type { PhrasesByLanguage } from './phrases.ts';

const NONE = { de: [], fr: [], es: [], it: [], pt: [], ja: [] } as const;

/** The titles of directory listings, by server: Apache, nginx and Caddy; Python; Tomcat and Jetty; IIS; serve. */
export const LISTING_HEADLINES: PhrasesByLanguage = {
  en: [
    'index of (?:[\\w.-]+)?/.{0,200}',
    'directory listing (?:for|of|--|-) ?\\[?/.{0,200}',
    'directory: ?/.{0,200}',
    '[\\w.-]+ - /.{0,200}',
    'listing directory /?.{0,200}',
    'files within .{0,100}',
  ],
  de: ['index von /.{0,200}', 'verzeichnis(?:inhalt)? (?:von )?/.{0,200}'],
  fr: ['index de /.{0,200}', '(?:contenu du )?r(?:é|e)pertoire /.{0,200}'],
  es: ['(?:í|i)ndice de /.{0,200}'],
  it: ['indice di /.{0,200}'],
  pt: ['(?:í|i)ndice de /.{0,200}'],
  ja: ['/.{0,200} のインデックス'],
};

/** The other texts of a listing: the parent link, and the column headers. */
export const LISTING_PARTS: PhrasesByLanguage = {
  en: [
    '(?:to )?parent directory',
    'last modified',
    'up to .{1,60}',
    'name size|name last modified',
    'server at \\S+ port \\d+',
    '\\.\\./?',
    'directories|files',
  ],
  de: ['(?:ü|ue)bergeordnetes verzeichnis', 'zuletzt ge(?:ä|ae)ndert'],
  fr: ['r(?:é|e)pertoire parent', 'derni(?:è|e)re modification'],
  es: ['directorio (?:padre|superior|principal)', '(?:ú|u)ltima modificaci(?:ó|o)n'],
  it: ['directory superiore', 'ultima modifica'],
  pt: ['diret(?:ó|o)rio (?:pai|superior|anterior)', '(?:ú|u)ltima modifica(?:ç|c)(?:ã|a)o'],
  ja: ['親ディレクトリ', '最終更新'],
};

/** The titles of default pages of servers, panels and frameworks. */
export const DEFAULT_HEADLINES: PhrasesByLanguage = {
  en: [
    'welcome to (?:nginx|openresty|centos|xampp(?: for .{1,30})?|wampserver|lighttpd|tengine|rocky linux|almalinux)(?: on .{1,30})?!?',
    '(?:the )?(?:apache2?|nginx|centos|debian|ubuntu|amazon linux(?: ami)?|fedora|red hat enterprise linux|rocky linux|almalinux|apache http server|http server|web server)(?: .{1,40})? (?:default|test) page(?:: it works)?(?: (?:powered by|for|on) .{1,60})?',
    '(?:default|test) page for (?:the )?(?:apache|nginx|http|web).{0,60}',
    'iis ?(?:windows(?: server)?|\\d+(?:\\.\\d+)?)|internet information services|iis windows server',
    "(?:web server's )?default (?:page|web ?site page|web page|parallels plesk(?: panel)? page)|domain default page|default plesk page|your plesk .{1,30}",
    'apache tomcat(?:/[\\d.]+)?(?: - .{1,30})?',
    'your caddy works!?|caddy works!?',
    'litespeed web server.{0,40}',
    'welcome to your (?:vue\\.js|react|next\\.js|strapi|new) (?:app|site|\\+ typescript app)|welcome to (?:next\\.js|nuxt|sveltekit|symfony(?: [\\d.]+)?|codeigniter(?: ?\\d.{0,6})?)!?',
    'the install worked successfully! congratulations!',
    "yay! you(?:'re| are) on rails!?",
    '(?:vite|create react|create next|react|nuxt) \\+ (?:react|vue|svelte|ts|preact|lit)(?: \\+ ts)?',
    'your (?:new )?(?:web ?site|web server|web space|app|project) (?:is (?:ready|running|up and running|now (?:live|active))|has been (?:created|set up))!?',
    '(?:congratulations!? )?your app is (?:up and )?running.{0,40}|app is running!',
    'web station has been enabled.{0,60}',
    'welcome!? this is the default (?:page|index|web ?site).{0,60}',
    'future home of your (?:web)?site',
  ],
  ...NONE,
  de: ['(?:standardseite|willkommensseite)(?: .{1,60})?'],
  fr: ['page par d(?:é|e)faut(?: .{1,60})?'],
  es: ['p(?:á|a)gina (?:web )?(?:por defecto|predeterminada)(?: .{1,60})?'],
  it: ['pagina predefinita(?: .{1,60})?'],
  pt: ['p(?:á|a)gina padr(?:ã|a)o(?: .{1,60})?'],
};

/** Sentences of default pages. */
export const DEFAULT_SENTENCES: PhrasesByLanguage = {
  en: [
    'if you see this page,? (?:the )?nginx(?: web server)? is (?:successfully )?installed',
    'peace of mind from prototype to production',
    'if you can read this page,? it means that the (?:apache|web server|http server)',
    'this page is used to test the proper operation of the',
    'this is the default (?:welcome|web) page (?:used to test|for)',
    'this is the default (?:index|web|start) ?page (?:of|for) (?:your|this|the)',
    'the web server software is running but no content has been added',
    'if you are the owner of this website, please contact your hosting provider',
    'you see this page because there is no web ?site at this address',
    'edit src/\\S+ and save to (?:reload|test hmr)',
    'get started by editing',
    'click on the .{1,40} logos? to learn more',
    'no front page content has been created yet',
    'you are seeing this page because debug=true',
    'this is (?:the )?placeholder (?:page|for) (?:for )?(?:the )?(?:domain|your|this)',
  ],
  ...NONE,
  de: [
    'dies ist die (?:standard|default)-?(?:webs(?:ei|i)te|seite|startseite)',
    'diese seite wurde automatisch (?:erstellt|generiert)',
  ],
  fr: ["ceci est la page (?:par d(?:é|e)faut|d'accueil par d(?:é|e)faut)"],
  es: ['esta es la p(?:á|a)gina (?:por defecto|predeterminada)'],
  it: ["questa (?:è|e') la pagina (?:predefinita|di default)"],
  pt: ['esta (?:é|e) a p(?:á|a)gina padr(?:ã|a)o'],
};

/** The whole text of the shortest default pages. */
export const TERSE_DEFAULTS: PhrasesByLanguage = {
  en: ['it works!?', 'welcome to express'],
  de: ['es funktioniert!?'],
  fr: ['(?:ça|ca) marche ?!?'],
  es: ['¡?funciona!'],
  it: ['funziona!'],
  pt: ['funciona!'],
  ja: ['動作しています!?'],
};
