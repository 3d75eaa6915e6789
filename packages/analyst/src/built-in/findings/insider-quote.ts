import { letters } from '../read/name-signs.ts';
import type { Site } from '../read/site.ts';

const HOUSE =
  /(?<!\p{L})(?:(?:co-?)?founders?|ceo|owners?|team|gründer\p{L}*|inhaber\p{L}*|geschäftsführer\p{L}*|fondat\p{L}+|gérante?|fundador\p{L}*|propriet\p{L}+|titolare)(?!\p{L})/iu;

/** Whether the speaker belongs to the organization itself, such as “Founder, Acme” on the site of Acme. */
export const isInsiderQuote = (
  { name }: Site,
  { by = '', as = '' }: { readonly by?: string | undefined; readonly as?: string | undefined },
): boolean => {
  const own = letters(name.title);
  return HOUSE.test(`${by} ${as}`) && own !== '' && letters(`${by} ${as}`).includes(own);
};
