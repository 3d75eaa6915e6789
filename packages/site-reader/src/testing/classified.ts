import type { Classified } from '../classify/page-kind.ts';
import { parsePage } from '../html/parse-page.ts';

type Addresses = { readonly at?: string; readonly from?: string };

/** Classifies a page at an address, optionally after a redirect from another one. */
export const classified = (html: string, { at = 'https://shop.example/', from = at }: Addresses = {}): Classified =>
  parsePage(html, { requestedUrl: from, finalUrl: at }).classified;

/** The text of an ordinary page: 72 words in three paragraphs. */
export const RICH = `<main><h1>Fresh bread every morning</h1>${[
  'We bake sourdough and rye in a stone oven and bring it to your door before breakfast, six days a week.',
  'Tell us in the evening how many loaves you need, and change or cancel an order until ten.',
  'A loaf keeps for five days. Families in town share a weekly box, and cafés order by the crate at a lower price.',
]
  .map((text) => `<p>${text}</p>`)
  .join('')}</main>`;
