import { kindNamedIn } from '../findings/named-kind.ts';
import { memoize } from '../findings/memoize.ts';
import { OFFICIALLY } from '../kind/self-names.ts';
import { kindCalled } from '../kind/kinds.ts';
import { saysSomething } from '../findings/content-words.ts';
import type { Context } from '../findings/context.ts';
import { editorialIn, isKeywords, isTeaser } from '../read/editorial.ts';
import { GREETINGS } from '../read/greeting.ts';
import { SPEAKS } from '../read/speaks.ts';
import { letters } from '../read/name-signs.ts';
import type { Passage } from '../read/passage.ts';
import type { Site } from '../read/site.ts';
import { itemOf, topicOf } from './item-page.ts';
import { DEFINES, WELCOMED } from './sentence-forms.ts';
import { OF_OTHERS, ownSentences } from './own-sentences.ts';
import { productOf } from './product-page.ts';

const GREETING = new RegExp(
  String.raw`\b(?:click|enable javascript|javascript (?:is|must|to)|trademarks?|all rights reserved|copyright|powered by|propulsée? par|prestashop|desarrollado (?:por|con)|realizzato con|disclaimer|please (?:be aware|note)|index page|as per|not permitted|client services team|(?:answer|help with) (?:any|all|your) questions|view(?:ing)? (?:forum|topic)|(?:forum|thema) anzeigen|voir le (?:forum|sujet)|terms (?:of|and)|mailing list|register now|activate this form|skip to (?:main |the )?(?:content|navigation)|access[- ]?keys?|screen ?readers?|navigation links|zum (?:haupt)?inhalt springen|aller au contenu|(?:ir|saltar) al contenido|vai al contenuto|ir para o conteúdo)\b|https?:|^\d+\.\s|^(?:free shipping|we believe|we care|wir glauben|nous croyons|creemos|crediamo|acreditamos|success|error|warning|oops|sorry|log in|sign in|contact us|subscribe to be|(?:below|here) (?:are|is|you (?:can|will) find)|we offer \p{L}+ ways to|${GREETINGS}|welcome|välkommen|vel(?:kommen|komin)|welkom|witamy|vít[eá]\p{L}+|tervetuloa|üdvözöl\p{L}+|hoş ?geldiniz|добро пожаловать|добре дошли|ласкаво просимо|καλώς|herzlich willkommen|willkommen|bienvenue|bienvenid|benvenut|bem[- ]vind|ようこそ|home\b|startseite|hello)`,
  'iu',
);
const FIRST_LINES = 12;
/** From this weight on, a sentence with the name or a greeting outranks a line without a verb. */
const SURE_FORM = 3.4;
/** On a page about one article or episode, “we” may be anyone, so a higher weight is needed. */
const NAMED = 2.6;
const MAX_NAMING_LENGTH = 400;
const MAX_OFFICIAL_LENGTH = 80;
/** “Das offizielle Tourismusportal”, on a page about something else. */
const OFFICIAL = new RegExp(
  String.raw`${OFFICIALLY}(?:\p{L}+[ -]){0,3}\p{L}*(?:portal|site|website|seite|page|store|shop)(?!\p{L})`,
  'iu',
);
const ERROR =
  /(?<!\p{L})(?:error|błąd|fehler|erreur|errore|erro|404|not found|nicht gefunden|nie znaleziono)(?!\p{L})/iu;
const PLACE =
  /^(?:(?:the|your|an?|leading|independent|specialist|official)\s)*(?:[\p{L}&-]+\s){0,3}(?:suppliers?|makers?|manufacturers?|specialists?|providers?|retailers?|experts?|importers?|builders?|home|hersteller|anbieter|spezialist(?:en)?|fachhandel|spécialistes?|fabricants?|fournisseurs?|especialistas|fabricantes?|proveedores|specialisti|produttori|fornitori|fornecedores)\s(?:of|for|in|für|von|de|du|des|en|di|per|em)\s/iu;
/** “NAME – Association”, “Carnegie Endowment for International Peace”: a name does not say what someone does. */
const isName = (text: string, tag: string): boolean => {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  // Every German noun is capitalized.
  return (
    words.length <= (tag === 'de' ? 2 : 4) && words.every((word) => /^\p{Lu}/u.test(word)) && !/[,;!?。]/u.test(text)
  );
};
/** Default texts of site software. */
const TEMPLATE =
  /^\W*(?:just another wordpress|ein(?:e)? weiter\p{L}+ wordpress|(?:un nouveau|encore un) site (?:sous )?wordpress|(?:otro|un) sitio (?:más )?(?:realizado con )?wordpress|un(?:'altra?|altro) sito wordpress|(?:mais um|só mais um) site wordpress|(?:default|your|my) (?:site )?(?:description|tag ?line)|tag ?line|joomla!? -|magento commerce|drupal|untitled|new (?:site|page))/iu;
/** “Any questions? Contact us”: a question to the visitor. A question at the beginning of a description does not count, because the rest answers it. */
const ASKS = /\?\W*$|\?\s.{0,40}$/u;
/** The title of a single episode. */
const EPISODE = /(?:^|[\s|(–-])(?:#\d{1,4}|(?:episode|folge|épisode|episodio|puntata|episódio) \d+)(?!\p{L})|第\d+回/iu;
/** “(5) pads (1) neck cork (4) springs”: the contents of a box. */
const ENUMERATED = /(?:\(\d+\)[^()]{3,80}){3}/u;
/** “3 y 4 de octubre, Durazno”: when and where, not what. */
const WHEN =
  /^\W*\d{1,2}\.?(?:\s?(?:[-–&/]|y|et|e|und|and|bis|to|au|al|a)\s?\d{1,2}\.?)?\s(?:de |di )?(?:jan|feb|fév|mar|mär|apr|avr|abr|ma[iy]|mag|jun|jui|giu|jul|lug|aug|aoû|ago|sep|set|okt|oct|ott|out|nov|dec|dez|déc|dic)\p{L}*.{0,40}$/iu;
/** “If you need a room, write to us”, “Haven't you heard?”, “Shop the spring sale”: addressed to some readers or only valid for a time. */
const TO_SOME =
  /^\W*(?:(?:if|when) you|falls|wenn (?:du|sie|ihr)|si (?:vous|tu|usted|necesitas|quieres|buscas)|se (?:hai|vuoi|cerchi|você)|(?:have|has|do|did|is|are|does)n['’]t|(?:do|have|are|did) you|please|bitte|shop .{0,60}(?:sale|savings|deals?|friday|off)|(?:save|grab) )(?!\p{L})/iu;
export const isUnfit = (text: string): boolean =>
  WHEN.test(text) ||
  TO_SOME.test(text) ||
  ENUMERATED.test(text) ||
  (GREETING.test(text) && !WELCOMED.test(text)) ||
  TEMPLATE.test(text) ||
  ASKS.test(text) ||
  EPISODE.test(text) ||
  ERROR.test(text) ||
  isTeaser(text) ||
  isKeywords(text);

/** “Association of relatives of …”: the full name that a title or a greeting abbreviates. */
const SPELLED_OUT =
  /^(?:association|institute|foundation|society|asociación|instituto|fundación|associazione|istituto|fondazione|associação|fundação|verein|verband|stiftung|fondation|institut)\s(?:of|for|de|des|du|di|dei|degli|delle|der|dos|das|für|pour|per)\s/iu;
const MIN_WORDS = 4;

/** Whether a self-description says more than a name or a motto. */
export const describes = ({ site }: Context, { text, level }: Passage): boolean =>
  DEFINES.test(text) ||
  (!isName(text.replace(site.name.title, ''), site.language.tag) &&
    (level !== 1 || text.split(/\s+/u).length >= MIN_WORDS));

const MIN_TITLE_WORDS = 4;
/** Whether a title is nothing but the name, but the name says what the site is: “Harbor Air Customer Support”. */
const isCalledBy = ({ isSure, judgment: { kind } }: Context, { text }: Passage): boolean =>
  isSure && kind.noun !== kindCalled(kind.id).noun && text.split(/\s+/u).length >= MIN_TITLE_WORDS;

/** Texts of a tag page begin with the tag. */
const TAG = /\/(?:tags?|categor(?:y|ies)|labels?|topics?|schlagwort)\/([^/]+)\/?$/iu;
const isOfTag = ({ snapshot: { finalUrl } }: Site, { text }: Passage): boolean => {
  const [, tag] = TAG.exec(URL.parse(finalUrl)?.pathname ?? '') ?? [];
  return tag !== undefined && letters(text).startsWith(letters(tag));
};

/** Whether a page is about one article, product or subject, and so says little about its site. */
const isOfSubject = (context: Context): boolean => topicOf(context) !== undefined || itemOf(context) !== undefined;
const besideSubject = (context: Context): Passage | undefined =>
  ownSentences(context).find(({ weight }) => weight >= NAMED)?.passage ??
  context.site.said.find(
    ({ page, text }) =>
      page === 0 && text.length <= MAX_OFFICIAL_LENGTH && OFFICIAL.test(text) && topicOf(context) !== undefined,
  );

/** The passage that best says what the site is: its description, title, main heading or first sentence. */
export const selfDescription = memoize((context: Context): Passage | undefined => {
  const { site, isSure, judgment } = context;
  const editorial = editorialIn(site);
  const product = productOf(context);
  if (product !== undefined)
    return site.said.find(({ page, text, level }) => page === 0 && level === 1 && text === product);
  if (isOfSubject(context)) return besideSubject(context);
  const first = site.said.filter((passage) => passage.page === 0 && passage.isQuotable && !editorial.has(passage));
  const headings = first.filter(({ level }) => level === 1);
  const own = site.name.title.toLowerCase();
  const isOfOthers = isSure && OF_OTHERS.has(judgment.kind.id);
  const saysMore = ({ text }: Passage): boolean =>
    (text
      .toLowerCase()
      .replaceAll(own, '')
      .replace(
        /\b(?:home|inicio|início|accueil|start|startseite|welcome to|official site|products|index page|board index|forum index|all questions|main page|page d'accueil|página (?:principal|inicial|de inicio))\b/giu,
        '',
      )
      .match(/\p{L}{3,}|[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]{2,}/gu)?.length ?? 0) >= 2;
  const longEnough = (passage: Passage | undefined): Passage | undefined =>
    passage && !isOfTag(site, passage) && saysMore(passage) && passage.text.length >= 25 && !isUnfit(passage.text)
      ? passage
      : undefined;
  const stem = own.replace(/\.\p{L}{2,4}$/u, '');
  const isOpening = ({ place, text, isLead, section }: Passage): boolean =>
    place === 'text' &&
    isLead &&
    text.length >= 60 &&
    (text.toLowerCase().includes(stem) ||
      SPEAKS.test(text) ||
      (headings.length === 1 && section === headings[0]?.text));
  const isNaming = ({ place, isLead, text }: Passage): boolean =>
    isLead &&
    place !== 'button' &&
    text.length <= MAX_NAMING_LENGTH &&
    ((PLACE.test(text) && !isOfOthers) ||
      (text.toLowerCase().startsWith(stem) && /(?:です|サイト)[。！]?$/u.test(text)));
  const [surest] = ownSentences(context);
  const kinds = new Set(kindNamedIn(context));
  const telling = (passage: Passage | undefined): Passage | undefined => {
    if (passage === undefined) return undefined;
    const isOwn = ownSentences(context).some(
      ({ passage: { place, text } }) => place === passage.place && passage.text.includes(text),
    );
    return isOwn || kinds.has(passage) || saysSomething(context, passage.text) ? longEnough(passage) : undefined;
  };
  const description = telling(first.find(({ place }) => place === 'description'));
  if (description !== undefined && describes(context, description)) return description;
  const named =
    telling(headings.length === 1 ? headings[0] : headings.find(({ text }) => text.toLowerCase().includes(own))) ??
    telling(first.find(({ place, text }) => place === 'title' && text.toLowerCase() !== own));
  if (named !== undefined && describes(context, named)) return named;
  return (
    (surest && surest.weight >= SURE_FORM ? surest.passage : undefined) ??
    longEnough(first.find(isNaming)) ??
    surest?.passage ??
    longEnough(first.slice(0, FIRST_LINES).find(({ text }) => SPELLED_OUT.test(text))) ??
    description ??
    named ??
    longEnough(first.find((passage) => !isOfOthers && isOpening(passage))) ??
    first.find(
      (passage) =>
        passage.place === 'title' &&
        !isOfTag(site, passage) &&
        !isUnfit(passage.text) &&
        ((saysMore(passage) && saysSomething(context, passage.text)) || isCalledBy(context, passage)),
    )
  );
});
