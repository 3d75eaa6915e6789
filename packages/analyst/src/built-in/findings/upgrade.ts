import type { Context } from './context.ts';
import { memoize } from './memoize.ts';

const TIER = String.raw`(?:gold|premium|platinum|pro|vip)`;
const BEHIND = String.raw`(?:\s(?:accounts?|memberships?|plans?|now|today|for free))?`;
/** “Try Acme Gold”, “Upgrade now”, “Premium membership”: the paid tier beside a free one. */
const UPGRADE = new RegExp(
  String.raw`^\W*(?:(?:try|get|go|buy|join|discover|unlock|upgrade to)\s(?:[\p{L}\d.]+\s){0,2}${TIER}${BEHIND}|upgrade(?:\s(?:now|today|your (?:plan|account)))?|(?:gold|premium|vip)(?:\s(?:accounts?|memberships?|plans?))?|(?:premium|gold|pro) (?:kaufen|holen|testen)|(?:passer|essayer) (?:à |en )?${TIER}|(?:hazte|prueba) ${TIER}|(?:passa a|prova) ${TIER}|(?:seja|assine) ${TIER})\W*$`,
  'iu',
);

/** Whether a link or button leads to a higher tier than the one the page starts with. */
export const isUpgrade = (text: string): boolean => UPGRADE.test(text.trim());

/** Whether the site sells a plan or an upgrade beside what it calls free. */
export const sellsPlan = memoize(({ site }: Context): boolean => {
  const ways = [...site.snapshot.links, ...site.snapshot.callsToAction].map(({ text }) => text.trim());
  const isPriced = site.pages.some(({ prices }) => prices.some(({ period }) => period !== 'once'));
  const names = new Set(ways);
  return (
    isPriced || ways.some(isUpgrade) || site.topic('pricing').some(({ passage: { text } }) => names.has(text.trim()))
  );
});
