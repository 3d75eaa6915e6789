import { editorialIn } from '../read/editorial.ts';
import { digitsOf, quoted } from '../read/wording.ts';
import { type Finding, groundOf, strength } from '../report/statement.ts';
import type { Context } from './context.ts';
import { countsIn, isOfUsers } from './figures.ts';
import { servicesIn } from './services.ts';

const LABEL = String.raw`(?:total )?(?:registered )?(?:(?:forum )?(?:posts|topics|threads|messages)|discussions|members|users|blogs|blog entries|(?:registrierte )?(?:beiträge|themen|mitglieder|benutzer)|sujets|membres|mensajes|temas|miembros|usuarios|messaggi|discussioni|utenti|iscritti|mensagens|tópicos|membros)`;
const AMOUNT = String.raw`\d{1,3}(?:[.,\u00a0\u202f ]?\d{3})*(?!\d)`;
const PAIR = new RegExp(String.raw`(?<!\p{L})(?:${LABEL}\W{0,3}${AMOUNT}|${AMOUNT}\s${LABEL})(?!\p{L})`, 'giu');
const PEOPLE =
  /(?<!\p{L})(?:members|users|mitglieder|benutzer|membres|miembros|usuarios|utenti|iscritti|membros)(?!\p{L})/iu;
/** Who is there at the moment says nothing of the size. */
const NOW = /online|guests?|gäste|invités|invitados|ospiti|convidados|visitantes/iu;
const LONGEST = 240;
const FEWEST_PEOPLE = 100;

/** “Total posts 5,051 • Total members 350”: what a forum counts of itself below its boards. */
export const statistics = (context: Context): Finding | undefined => {
  const { site } = context;
  const editorial = editorialIn(site);
  for (const passage of site.said) {
    const { text, page, isQuotable, place } = passage;
    if (page > 0 || !isQuotable || place === 'quote' || text.length > LONGEST || editorial.has(passage)) continue;
    if (NOW.test(text)) continue;
    const pairs = text.match(PAIR) ?? [];
    const people = pairs.find((pair) => PEOPLE.test(pair));
    const isLarge = digitsOf(people ?? '') >= FEWEST_PEOPLE;
    if (pairs.length < 2 || !isLarge || people === undefined) continue;
    const named = [people, ...pairs.filter((pair) => pair !== people)].slice(0, 3).map((pair) => quoted(pair));
    return strength('users', 0.95, `An active community in figures: ${named.join(', ')}`, groundOf(passage, people));
  }
  return followers(context);
};

const FOLLOWED =
  /(?<![\p{L}\d.,])\d{1,3}(?:[.,\u00a0\u202f ]?\d{3})*\+?\s(?:(?:other|email|facebook|twitter|autres)\s)?(?:followers|fans|subscribers|abonnés|abonnenten|suscriptores|seguidores|iscritti|assinantes)(?!\p{L})/iu;
const LONGEST_FOLLOWED = 90;
const NETWORK = /^(?:facebook|twitter|youtube|instagram|pinterest|google\+|tiktok|linkedin)$/iu;
const COUNTER = /^\d{1,3}(?:[.,]\d{3})+$/u;

/** “Join 641 other followers”, or a counter beside the name of a network. */
const followers = ({ site }: Context): Finding | undefined => {
  const said = site.said.filter(({ page, place }) => page === 0 && place !== 'quote');
  for (const passage of said) {
    const words = passage.text.length <= LONGEST_FOLLOWED ? FOLLOWED.exec(passage.text)?.[0] : undefined;
    if (words === undefined || !passage.isQuotable) continue;
    if (digitsOf(words) < FEWEST_PEOPLE) continue;
    return strength('users', 0.8, `Followers in figures: ${quoted(words)}`, groundOf(passage, words));
  }
  const counted = said.flatMap((passage, at) => {
    const next = said[at + 1];
    return next !== undefined && NETWORK.test(passage.text.trim()) && COUNTER.test(next.text.trim())
      ? [{ network: passage.text.trim(), number: next }]
      : [];
  });
  const [most] = counted.toSorted((a, b) => digitsOf(b.number.text) - digitsOf(a.number.text));
  if (most === undefined) return undefined;
  const text = `Followers in figures: ${quoted(most.number.text)} on ${most.network}`;
  return strength('users', 0.8, text, groundOf(most.number));
};

/** How many read or use the site, as the page says it. */
export const reachOf = (context: Context): string | undefined => {
  const basis = statistics(context)?.basis;
  const counted = countsIn(context).find((count) => isOfUsers(count, context))?.words;
  return counted ?? (basis?.basis === 'quote' ? basis.quote : undefined);
};

const CALLED =
  /(?<!\p{L})(?:tel|phone|call|hotline|order (?:now|line)|customer (?:service|care)|telefon|kundenservice|beratung|téléphone|tél|appel\p{L}*|service client|teléfono|llámanos|atención al cliente|telefono|chiama\p{L}*|servizio clienti|telefone|serviço (?:de )?cliente|ligue|телефон|звоните|電話)(?!\p{L})/iu;
const NUMBER = /(?<![\d/.-])(?:\+\s?\d|\(?0\d|\(?[1-9]\d{2}[-. )])[\d ()./–-]{6,16}\d(?!\d)/u;
const LONGEST_CALL = 90;

/** A number to call among the first lines: someone answers. */
export const phoneAtTop = (context: Context): Finding | undefined => {
  const { site } = context;
  if (servicesIn(context).some(({ id }) => id === 'hotline')) return undefined;
  const passage = site.said.find(
    ({ text, isLead, isQuotable }) =>
      isLead && isQuotable && text.length <= LONGEST_CALL && CALLED.test(text) && NUMBER.test(text),
  );
  const number = passage && NUMBER.exec(passage.text)?.[0];
  if (passage === undefined || number === undefined) return undefined;
  const text = `Can be called from the first lines on: “${passage.text.trim()}”`;
  return strength('phone', 0.42, text, groundOf(passage));
};
