import { once } from '../findings/once.ts';
import { kindsOf } from '../kind/kind.ts';
import { kindCalled } from '../kind/kinds.ts';
import type { Context } from '../findings/context.ts';
import { editorialIn, isKeywords, isTeaser } from '../read/editorial.ts';
import { GREETINGS } from '../read/greeting.ts';
import { SPEAKS } from '../read/speaks.ts';
import type { Passage } from '../read/passage.ts';
import { productOf } from './product-page.ts';

const GREETING = new RegExp(
  String.raw`\b(?:click|enable javascript|javascript (?:is|must|to)|trademarks?|all rights reserved|copyright|powered by|propulsée? par|prestashop|desarrollado (?:por|con)|realizzato con|disclaimer|as per|not permitted|terms (?:of|and)|mailing list|register now|activate this form)\b|https?:|^\d+\.\s|^(?:free shipping|we believe|we care|wir glauben|nous croyons|creemos|crediamo|acreditamos|success|error|warning|oops|sorry|log in|sign in|contact us|${GREETINGS}|welcome|herzlich willkommen|willkommen|bienvenue|bienvenid|benvenut|bem[- ]vind|ようこそ|home\b|startseite|hello)`,
  'iu',
);
const LONGEST_SUBJECT = 90;
const FIRST_LINES = 12;
const LONGEST_NAMING = 400;
/** The first sentence of a forum or a newspaper is that of a post or an article. */
const OF_OTHERS = kindsOf('forum news blog reference marketplace');
const ERROR =
  /(?<!\p{L})(?:error|błąd|fehler|erreur|errore|erro|404|not found|nicht gefunden|nie znaleziono)(?!\p{L})/iu;
/** “Tessera is a library”, “We are a choir”, “Seit 1968 bietet …”: a sentence that says what something is or does. */
const DEFINES =
  /(?<!\p{L})(?:is|are|ist|sind|est|sommes|es|somos|è|siamo|é)\s(?:\p{L}+ly\s)?(?:an?|the|your|ein\p{L}{0,2}|der|die|das|ihr\p{L}?|une?|le|la|l['’]|votre|un[ao]?|el|la|il|lo|um|uma|o|a)\s|(?<!\p{L})(?:gives?|offers?|provides?|makes?|sells?|builds?|teaches|publishes|runs|helps?|lets|combines?|bietet|bieten|verkauft|baut|fertigt|fertigen|verbindet|propose\p{L}*|offr\p{L}+|fabrique\p{L}*|vend(?:e|ons)?|ofrece\p{L}*|vendemos|fabricamos|produc\p{L}+|oferece\p{L}*|vendiamo)(?!\p{L})|(?:です|ます|サイト|サービス|専門店)[。！]?$/iu;
/** “Welcome to GreenPots, a community for gardeners”, “Bienvenue sur la plateforme de mobilité de …”: a greeting that says what it greets to. */
const WELCOMED =
  /^(?:welcome to|willkommen (?:bei|auf|beim|im|in)|bienvenue (?:sur|à|au|chez)|bienvenid[oa]s? (?:a|al|en)|benvenut[io] (?:in|su|sul|nel|a|al)|bem[- ]vind[oa]s? (?:a|à|ao))\s(?:[^,.!–—]{2,50}(?:,|\s[–—-])\s(?:an?|the|your|ein\p{L}{0,2}|der|die|das|une?|le|la|site|el|un[ao]?|il|lo|um|uma|o|a)\s|(?:the|der|dem|la|le|el|il|lo|o|a|l['’])\s?(?!home|web|site|official)\p{L}{4,}\s(?:of|for|von|für|de|du|des|di|del|della|do|da)\s)(?=.{12})/iu;
const PLACE =
  /^(?:(?:the|your|an?|leading|independent|specialist|official)\s)*(?:[\p{L}&-]+\s){0,3}(?:suppliers?|makers?|manufacturers?|specialists?|providers?|retailers?|experts?|importers?|builders?|home|hersteller|anbieter|spezialist(?:en)?|fachhandel|spécialistes?|fabricants?|fournisseurs?|especialistas|fabricantes?|proveedores|specialisti|produttori|fornitori|fornecedores)\s(?:of|for|in|für|von|de|du|des|en|di|per|em)\s/iu;
/** “NAME – Association”, “Carnegie Endowment for International Peace”: a name says nothing of what somebody does. */
const isName = (text: string, tag: string): boolean => {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  // Every German noun is capitalized.
  return (
    words.length <= (tag === 'de' ? 2 : 4) && words.every((word) => /^\p{Lu}/u.test(word)) && !/[,;!?。]/u.test(text)
  );
};
/** Left by the software that a site is made with. */
const TEMPLATE =
  /^\W*(?:just another wordpress|ein(?:e)? weiter\p{L}+ wordpress|(?:un nouveau|encore un) site (?:sous )?wordpress|(?:otro|un) sitio (?:más )?(?:realizado con )?wordpress|un(?:'altra?|altro) sito wordpress|(?:mais um|só mais um) site wordpress|(?:default|your|my) (?:site )?(?:description|tag ?line)|tag ?line|joomla!? -|magento commerce|drupal|untitled|new (?:site|page))/iu;
/** “Any questions? Contact us”: what a visitor is asked. A question that opens a description is answered by the rest of it. */
const ASKS = /\?\W*$|\?\s.{0,40}$/u;
/** The title of one of many. */
const EPISODE = /(?:^|[\s|(–-])(?:#\d{1,4}|(?:episode|folge|épisode|episodio|puntata|episódio) \d+)(?!\p{L})|第\d+回/iu;
const isUnfit = (text: string): boolean =>
  (GREETING.test(text) && !WELCOMED.test(text)) ||
  TEMPLATE.test(text) ||
  ASKS.test(text) ||
  EPISODE.test(text) ||
  ERROR.test(text) ||
  isTeaser(text) ||
  isKeywords(text);

/** “Association of relatives of …”: the name that a title or a greeting abbreviates. */
const SPELLED_OUT =
  /^(?:association|institute|foundation|society|asociación|instituto|fundación|associazione|istituto|fondazione|associação|fundação|verein|verband|stiftung|fondation|institut)\s(?:of|for|de|des|du|di|dei|degli|delle|der|dos|das|für|pour|per)\s/iu;
const FEWEST_WORDS = 4;

/** Whether a self-description says more than a name or a motto: it defines, or it is a description that is no name. */
export const describes = ({ site }: Context, { text, level }: Passage): boolean =>
  DEFINES.test(text) ||
  (!isName(text.replace(site.name.title, ''), site.language.tag) &&
    (level !== 1 || text.split(/\s+/u).length >= FEWEST_WORDS));

const FEWEST_TITLE_WORDS = 4;
/** A title that is the whole name and still says what the site is: “Harbor Air Customer Support”. */
const isCalledBy = ({ isSure, judgment: { kind } }: Context, { text }: Passage): boolean =>
  isSure && kind.noun !== kindCalled(kind.id).noun && text.split(/\s+/u).length >= FEWEST_TITLE_WORDS;

/** The passage in which the site says best what it is: its description, its title, its main heading, its first sentence. */
export const selfDescription = once((context: Context): Passage | undefined => {
  const { site, isSure, judgment } = context;
  const editorial = editorialIn(site);
  const product = productOf(context);
  if (product !== undefined)
    return site.said.find(({ page, text, level }) => page === 0 && level === 1 && text === product);
  const first = site.said.filter((passage) => passage.page === 0 && passage.isQuotable && !editorial.has(passage));
  const headings = first.filter(({ level }) => level === 1);
  const own = site.name.title.toLowerCase();
  const isOfOthers = isSure && OF_OTHERS.has(judgment.kind.id);
  const saysMore = ({ text }: Passage): boolean =>
    (text
      .toLowerCase()
      .replace(own, '')
      .replace(
        /\b(?:home|inicio|início|accueil|start|startseite|welcome to|official site|products|index page|board index|forum index|all questions|main page|page d'accueil|página (?:principal|inicial|de inicio))\b/giu,
        '',
      )
      .match(/\p{L}{3,}|[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]{2,}/gu)?.length ?? 0) >= 2;
  const longEnough = (passage: Passage | undefined): Passage | undefined =>
    passage && saysMore(passage) && passage.text.length >= 25 && !isUnfit(passage.text) ? passage : undefined;
  const stem = own.replace(/\.\p{L}{2,4}$/u, '');
  const isOpening = ({ place, text, isLead, section }: Passage): boolean =>
    place === 'text' &&
    isLead &&
    text.length >= 60 &&
    (text.toLowerCase().includes(stem) ||
      SPEAKS.test(text) ||
      (headings.length === 1 && section === headings[0]?.text));
  const isDefinition = ({ place, text }: Passage, index: number): boolean =>
    !isOfOthers &&
    index < FIRST_LINES &&
    (place === 'text' || place === 'heading') &&
    text.length >= 40 &&
    DEFINES.test(text.slice(0, LONGEST_SUBJECT)) &&
    (text.toLowerCase().slice(0, LONGEST_SUBJECT).includes(stem) ||
      /^(?:we|wir|nous|somos|siamo|nosotros|noi|nós)\s/iu.test(text));
  const isNaming = ({ place, isLead, text }: Passage): boolean =>
    isLead &&
    place !== 'button' &&
    text.length <= LONGEST_NAMING &&
    (WELCOMED.test(text) ||
      (PLACE.test(text) && !isOfOthers) ||
      (text.toLowerCase().startsWith(stem) && /(?:です|サイト)[。！]?$/u.test(text)) ||
      (text
        .toLowerCase()
        .slice(0, stem.length + 12)
        .includes(stem) &&
        DEFINES.test(text.slice(0, stem.length + 24))));
  const description = longEnough(first.find(({ place }) => place === 'description'));
  if (description !== undefined && describes(context, description)) return description;
  const named =
    longEnough(headings.length === 1 ? headings[0] : headings.find(({ text }) => text.toLowerCase().includes(own))) ??
    longEnough(first.find(({ place, text }) => place === 'title' && text.toLowerCase() !== own));
  if (named !== undefined && describes(context, named)) return named;
  return (
    longEnough(first.find(isDefinition)) ??
    longEnough(first.find(isNaming)) ??
    longEnough(first.slice(0, FIRST_LINES).find(({ text }) => SPELLED_OUT.test(text))) ??
    description ??
    named ??
    longEnough(first.find((passage) => !isOfOthers && isOpening(passage))) ??
    first.find(
      (passage) =>
        passage.place === 'title' && !isUnfit(passage.text) && (saysMore(passage) || isCalledBy(context, passage)),
    )
  );
});
