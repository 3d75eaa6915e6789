import type { Context } from '../findings/context.ts';

const ADD_TO_CART =
  /^(?:add to (?:basket|cart|bag)|in den (?:einkaufs)?w(?:arenkorb|agen)|ajouter au panier|añadir a(?: la| mi)? (?:cesta|carrito)|aggiungi al carrello|adicionar ao carrinho)$|カートに入れる/iu;

/** A marketplace whose first page puts one thing into the cart is a page about that thing. */
export const isProductPage = (context: Pick<Context, 'judgment' | 'site'>): boolean =>
  context.judgment.kind.id === 'marketplace' &&
  context.site.topic('cart').some(({ passage }) => passage.page === 0 && ADD_TO_CART.test(passage.text.trim()));
