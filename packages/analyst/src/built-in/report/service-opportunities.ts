import type { Context } from '../findings/context.ts';
import { type FoundService, servicesIn } from '../findings/services.ts';
import { reachOf } from '../findings/stated-counts.ts';
import { kindsOf } from '../kind/kind.ts';
import { editorialIn } from '../read/editorial.ts';
import { quoted } from '../read/wording.ts';
import type { Rule } from './opportunity.ts';

const serviceOf = (context: Context, ...ids: readonly string[]): FoundService | undefined =>
  ids.flatMap((id) => servicesIn(context).filter((service) => service.id === id))[0];

/** Any number of people. Without the flag `u`, which makes it ten times slower together with `i`. */
const REACH =
  /\b\d[\d.,]*\s?(?:\+|k|m|mio\.?|millions?|millionen|millones|milioni|milhoes|mil|thousand|tausend|mille)?\s?(?:d['’e]s?|of|di|von)?\s?(?:\w+\s){0,1}(?:visit\w*|views?|readers?|users?|members?|subscribers|followers|listeners|viewers|people|besuche\w*|leser\w*|nutzer\w*|mitglieder\w*|abonnent\w*|visites|visiteurs|lecteurs|membres|comptes|abonnes|personnes|utilisateurs|inscrits|visitas|lectores|usuarios|miembros|suscriptores|seguidores|cuentas|visitatori|visite|lettori|utenti|iscritti|leitores|usuarios|membros|assinantes|accounts)\b|\d[\d,]*万?人/i;
const MAX_LENGTH = 900;
const plain = (text: string): string => text.slice(0, MAX_LENGTH).normalize('NFD').replaceAll(/\p{M}/gu, '');

const RATES =
  /^(?:(?:ad(?:vertising)? )?rates?|rate card|media (?:kit|data|pack)|mediadaten|preisliste|tarif(?:s|as|fe)?(?: publicit\p{L}+)?|kit m[eé]dias?|tabela de preços)$/iu;

/** Advertisers decide by the number of people they reach. */
export const toAdvertisers: Rule = (context) => {
  const ads = serviceOf(context, 'ads');
  // “Tarifas” next to “Publicidad” already informs them.
  if (ads === undefined || context.site.snapshot.links.some(({ text }) => RATES.test(text.trim()))) return undefined;
  const [link, reach] = [quoted(ads.words), reachOf(context)];
  if (reach !== undefined)
    return {
      text: `Advertisers pay for reach: show ${quoted(reach)} beside ${link}`,
      from: [`a link of the page is called ${link}`, `the page says ${quoted(reach)}`],
    };
  if (context.site.said.some(({ text }) => REACH.test(plain(text)))) return undefined;
  return {
    text: `Advertisers who see ${link} do not learn how many people they would reach: no number of readers or users was found`,
    from: [`a link of the page is called ${link}`, 'no number of readers, members or users was found on the page'],
  };
};

const MIN_ARTICLES = 6;
const EDITORIAL = kindsOf('news blog media reference');
/** Links for existing subscribers. */
const OF_SUBSCRIBERS = /(?<!\p{L})(?:manage|my|log ?in|renew|account|mein|mon|mi|il mio)(?!\p{L})/iu;

/** Readers of articles who are not subscribers yet. */
export const toSubscribers: Rule = (context) => {
  const { site } = context;
  const offer = serviceOf(context, 'subscriptions', 'print');
  const pieces = [...editorialIn(site)].filter(({ level, page }) => level > 1 && page === 0);
  const [piece] = pieces.filter(({ text }) => text.length > 20 && text.length < 90);
  if (context.isSure && !EDITORIAL.has(context.judgment.kind.id)) return undefined;
  if (offer === undefined || OF_SUBSCRIBERS.test(offer.words)) return undefined;
  if (piece === undefined || pieces.length < MIN_ARTICLES) return undefined;
  const link = quoted(offer.words);
  return {
    text: `Readers of single articles could be won for ${link}: ${quoted(piece.text)} is one of ${pieces.length} on the first page`,
    from: [`the page has ${link}`, `it carries ${pieces.length} headings of articles`],
  };
};
