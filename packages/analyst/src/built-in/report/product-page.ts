import type { Context } from '../findings/context.ts';
import { SURE } from '../kind/judge-kind.ts';
import { letters } from '../read/name-signs.ts';

const ADD_TO_CART =
  /^(?:add to (?:basket|cart|bag)|in den (?:einkaufs)?w(?:arenkorb|agen)|ajouter au panier|añadir a(?: la| mi)? (?:cesta|carrito)|aggiungi al carrello|adicionar ao carrinho)$|カートに入れる/iu;

const OTHER_OFFERS =
  /^(?:(?:see|view) all buying options|add to (?:wish ?list|list|watchlist)|alle kaufoptionen anzeigen|auf (?:die|den) (?:wunschliste|merkzettel)|(?:voir )?toutes les options d['’]achat|ajouter à (?:la|votre) liste.*|ver todas las opciones de compra|añadir a la lista de deseos|(?:vedi )?tutte le opzioni di acquisto|aggiungi alla lista.*|ver todas as opções de compra|adicionar à lista.*)$/iu;
const MIN_WORDS = 4;

/** The main heading if the title begins with it: the name of a product. */
const headOf = ({ snapshot }: Context['site']): string | undefined =>
  snapshot.headings.find(
    ({ level, text }) =>
      level === 1 &&
      text.split(/\s+/u).length >= MIN_WORDS &&
      letters(snapshot.title).startsWith(letters(text).slice(0, 40)),
  )?.text;

const putsIntoCart = (site: Context['site']): boolean =>
  site.topic('cart').some(({ passage }) => passage.page === 0 && ADD_TO_CART.test(passage.text.trim()));

/** Whether a page of a marketplace is about one product: it has a button for its cart or wish list. */
export const isProductPage = (context: Pick<Context, 'judgment' | 'site'>): boolean => {
  const { judgment, site } = context;
  if (judgment.kind.id !== 'marketplace') return false;
  if (putsIntoCart(site)) return true;
  return headOf(site) !== undefined && site.said.some(({ page, text }) => page === 0 && OTHER_OFFERS.test(text.trim()));
};

/** The product that a marketplace page, or an inner page of a shop, is about. */
export const productOf = (context: Pick<Context, 'judgment' | 'site'>): string | undefined => {
  const { judgment, site } = context;
  const isOfShop =
    judgment.kind.id === 'shop' &&
    judgment.confidence >= SURE &&
    (URL.parse(site.snapshot.finalUrl)?.pathname ?? '/').length > 1 &&
    putsIntoCart(site);
  return isOfShop || isProductPage(context) ? headOf(site) : undefined;
};
