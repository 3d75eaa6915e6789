import type { Passage } from '../read/passage.ts';
import { digitsOf, listed, quoted } from '../read/wording.ts';
import { isProductPage } from '../report/product-page.ts';
import { type Finding, inferred, strength } from '../report/statement.ts';
import type { Context } from './context.ts';
import { COUNTED } from './figures.ts';

const NUMBER = /^[1-9]\d{0,2}(?:[.,\u00a0 ]?\d{3})*\+?$/u;
const YEAR = /^(?:19|20)\d\d$/u;
/** “Happy clients”, “Events right now”: the label of a count. */
const LABEL = new RegExp(String.raw`^(?:\p{L}+ ){0,2}${COUNTED}(?: \p{L}+){0,2}$`, 'iu');
/** Labels of a forum's counts. */
export const OF_FORUMS =
  'threads|topics|posts|messages|members|discussions|themen|beiträge|mitglieder|sujets|membres|temas|mensajes|miembros|discussioni|messaggi';
/** In a forum, the number follows its label. */
const OF_FORUM = new RegExp(
  String.raw`^(?:${OF_FORUMS}|benutzer|users|utenti|iscritti|tópicos|mensagens|membros):?$`,
  'iu',
);
/** Counts of a single item, of this moment, or of a cart. */
const NO_SIZE =
  /\b(?:active|online|average|daily|items?|fans|followers|cart|page|reviews?|ratings?|comments?|photos?)\b/iu;
const [SMALLEST, SMALLEST_FORUM, MAX_LENGTH, SHOWN] = [100, 1_000, 30, 3];

type Tile = { readonly number: string; readonly label: string };

const tileAt = (said: readonly Passage[], at: number, isForum: boolean): Tile | undefined => {
  const [passage, near] = [said[at], said[isForum ? at - 1 : at + 1]];
  if (passage === undefined || near === undefined || near.page > 0 || passage.page > 0) return undefined;
  const [number, label] = [passage.text.trim(), near.text.trim()];
  const isSize = passage.isQuotable && NUMBER.test(number) && !YEAR.test(number) && digitsOf(number) >= SMALLEST;
  const isLabel = label.length <= MAX_LENGTH && near.isQuotable && (isForum ? OF_FORUM : LABEL).test(label);
  return isSize && isLabel && !NO_SIZE.test(label) ? { number, label: label.replace(/:$/u, '') } : undefined;
};

/** Statistics tiles, a number beside its label: “14,500”, “Projects delivered”. */
export const tileFindings = (context: Context): readonly Finding[] => {
  const { site, judgment } = context;
  if (isProductPage(context)) return [];
  const isForum = judgment.kind.id === 'forum';
  const all = site.said.flatMap((_, at) => tileAt(site.said, at, isForum) ?? []);
  const tiles = [...new Map(all.map((tile) => [tile.label, tile])).values()].slice(0, SHOWN);
  if (isForum && !tiles.some(({ number }) => digitsOf(number) >= SMALLEST_FORUM)) return [];
  if (tiles.length === 0) return [];
  const words = listed(tiles.map(({ number, label }) => `${number} (${quoted(label)})`));
  const basis = inferred(`Numbers are beside the lines that name what they count: ${words}.`);
  return [strength('counts', 0.9, `Counted on the page: ${words}`, basis)];
};
