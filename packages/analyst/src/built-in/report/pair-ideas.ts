import { AMOUNT, showsAmount } from '../findings/amounts.ts';
import { sectionsOf } from '../findings/breadth.ts';
import { amountOf } from '../findings/own-price.ts';
import { sells } from '../findings/sells.ts';
import { kindsOf } from '../kind/kind.ts';
import { digitsOf, excerpt, quoted } from '../read/wording.ts';
import type { Rule } from './idea.ts';

/** “Used cars in Delhi (9527)”: a shelf with the number of things on it. */
const COUNTED = /^(?<shelf>.{3,40}?)\s?\((?<count>\d{1,3}(?:[.,]\d{3})+|\d{3,7})\)$/u;
const FEWEST_COUNTED = 4;
/** “Browse hundreds of thousands of items” tells how much there is as well. */
const IN_WORDS =
  /(?<!\p{L})(?:thousands|millions|tausende|millionen|milliers|millions|miles|millones|migliaia|milioni|milhares|milhões)(?!\p{L})/iu;

/** The size of the range, which only the lists below the first words tell. */
export const largestCount: Rule = ({ site }) => {
  const { headings, links } = site.snapshot;
  const texts = new Set([...headings, ...links].map(({ text }) => text.trim()));
  const counted = [...texts].flatMap((text) => {
    const { count = '' } = COUNTED.exec(text)?.groups ?? {};
    return count === '' ? [] : [{ text, count: digitsOf(count) }];
  });
  const [most, next] = counted.toSorted((a, b) => b.count - a.count);
  const lead = site.said.filter(({ isLead, text }) => isLead && !COUNTED.test(text.trim()));
  if (most === undefined || next === undefined || counted.length < FEWEST_COUNTED) return undefined;
  if (lead.some(({ text }) => text.match(/\d[\d.,]*\d/gu)?.some((figure) => digitsOf(figure) >= next.count) === true))
    return undefined;
  if (headings.some(({ text }) => IN_WORDS.test(text))) return undefined;
  const [first, second] = [quoted(most.text), quoted(next.text)];
  return {
    text: `Write ${first} and ${second} into the first lines: they show how much is there`,
    from: [
      `${counted.length} links or headings have a number, ${first} the largest`,
      'title, description and first texts have none like it',
    ],
  };
};

const GIVEN = kindsOf('nonprofit association religious open-source blog media education attraction health');
const GIVE =
  /^(?:give|giving|donate|donations?|give now|donate now|make a (?:gift|donation)|give to .{2,25}|spenden?|jetzt spenden|faire un don|donner|dona(?:r|tivos)?|donazioni|doe|doar|doações)\W*$/iu;
const USED = /(?<!\p{L})(?:donat|gifts?|giving|contribut|support|spende|dons?|donac|donaz|doaç|doaz)\p{L}*/iu;
const SHORTEST_REASON = 45;

/** Who is asked to give, and reads nothing of what a gift does. */
export const giftUse: Rule = (context) => {
  const { site, judgment } = context;
  const link = site.snapshot.links.find(({ text }) => GIVE.test(text.trim()));
  if (link === undefined || !GIVEN.has(judgment.kind.id) || showsAmount(context)) return undefined;
  if (site.said.some(({ text, place }) => place !== 'link' && text.length >= SHORTEST_REASON && USED.test(text)))
    return undefined;
  const [words, [part]] = [quoted(link.text), sectionsOf(context)];
  return {
    text: `Say beside ${words} what one gift pays for${part === undefined ? '' : `, for instance in ${quoted(part)}`}`,
    from: [`a link is called ${words}`, 'no longer text of the page speaks of gifts or support'],
  };
};

const EVENT =
  /(?<!\p{L})(?:conference|workshop|seminar|webinar|festival|symposium|summit|open (?:day|house)|tagung|konferenz|tag der offenen tür|congrès|colloque|journées? portes ouvertes|congreso|jornada|convegno|congresso|simpósio)$/iu;
const DATE =
  /\d{1,2}[./]\d{1,2}|(?<!\p{L})(?:jan|feb|fév|mar|mär|apr|avr|abr|may|mai|jun|jui|jul|lug|aug|aoû|ago|sep|set|oct|okt|ott|out|nov|dec|dez|déc|dic)\p{L}*\.?\s\d|\d\s?(?:de )?(?:jan|feb|fév|mar|mär|apr|avr|abr|may|mai|jun|jui|jul|lug|aug|aoû|ago|sep|set|oct|okt|ott|out|nov|dec|dez|déc|dic)/iu;
const HAS_DATES = kindsOf('event news blog ticketing directory documentation reference');
const LONGEST = 50;

/** An event by name, without a day. */
export const eventDay: Rule = (context) => {
  const { site, isSure, judgment } = context;
  // Where goods are sold, “Alder Summit” may be a brand.
  if ((isSure && HAS_DATES.has(judgment.kind.id)) || sells(context)) return undefined;
  const named = site.snapshot.links
    .map(({ text }) => text.trim())
    .find((text) => text.length <= LONGEST && text.includes(' ') && !/\d/u.test(text) && EVENT.test(text));
  if (named === undefined) return undefined;
  const about = site.said.filter(({ text, section }) => section === named || text.includes(named));
  if (about.some(({ text }) => DATE.test(text))) return undefined;
  const words = quoted(named);
  return {
    text: `Write day and place beside ${words} on the first page`,
    from: [`a link is called ${words}`, 'no text that names it has a date'],
  };
};

const OLD =
  /(?<!\p{L})(?:market price|list price|regular(?: price)?|retail(?: price)?|msrp|s?rrp|was|statt|uvp|vorher|prix conseillé|au lieu de|antes|pvpr?|invece di|prima|de)\W{0,4}(?:\p{Sc}|EUR|USD|GBP)?\s?(\d[\d.,]*\d)/iu;
const FIGURE = /\d[\d.,]*\d/u;
/** Whether a text says what is saved. */
const SAVED =
  /[-–]\s?\d{1,2}\s?%|\d\s?%\s?(?:off|less|discount|rabatt|günstiger|reduziert|de (?:réduction|remise|descuento|desconto)|di sconto|menos)|(?:save|spare|sparen|économisez|ahorr\p{L}+|risparmi\p{L}*)\W{0,4}\d/iu;
const PERCENT = 100;
const [LEAST, MOST] = [15, 80];
const NEAR = 3;

/** Two prices whose difference no one has worked out. */
export const savingInWords: Rule = ({ site }) => {
  const { blocks } = site.snapshot;
  if (site.said.some(({ text }) => SAVED.test(text))) return undefined;
  const cuts = blocks.flatMap(({ text }, at) => {
    const old = text.length <= LONGEST && AMOUNT.test(text) ? OLD.exec(text) : null;
    if (old === null) return [];
    const after = `${text.slice(old.index + old[0].length)} ${blocks[at + 1]?.text ?? ''}`;
    const [was, now] = [amountOf(old[1] ?? ''), amountOf(FIGURE.exec(after)?.[0] ?? '')];
    const item = blocks
      .slice(Math.max(0, at - NEAR), at)
      .findLast((near) => near.text.length > LONGEST_TAG && !AMOUNT.test(near.text) && !STATE.test(near.text));
    const share = Math.round((1 - now / was) * PERCENT);
    return share >= LEAST && share <= MOST && item !== undefined ? [{ share, item: item.text, old: text }] : [];
  });
  const [most] = cuts.toSorted((a, b) => b.share - a.share);
  if (most === undefined || cuts.length < 2) return undefined;
  const [item, share] = [quoted(excerpt(most.item, 60)), `${most.share} %`];
  return {
    text: `Write “${share} less” beside ${item}, and the saving beside the other ${cuts.length - 1} reduced prices`,
    from: [`near ${item} the page reads ${quoted(most.old)}`, 'no text of the page has a percentage'],
  };
};
const LONGEST_TAG = 12;
/** Whether a thing can be had, and when. */
const STATE = /stock|ship|deliver|liefer|lager|vorrätig|disponib|livr|entrega|spediz/iu;
