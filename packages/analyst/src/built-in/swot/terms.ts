import { inferred, said } from '../basis.ts';
import type { Facts } from '../facts.ts';
import { type Finding, strength, weakness } from '../statement.ts';
import { excerpt, quoted } from '../wording.ts';
import { namesCountry } from '../words/countries.ts';

const isFree = ({ kind, offers, matter }: Facts): boolean =>
  offers.freePlan !== undefined || kind === 'open-source' || matter.install !== undefined;

export const price = (facts: Facts): readonly Finding[] => {
  const { name, prices, offers } = facts;
  const cheapest = prices[0];
  if (cheapest !== undefined) {
    const isOne = prices.length === 1;
    return [
      strength(
        'price',
        isOne ? `Price in the open: ${cheapest.said}` : `Prices in the open, from ${cheapest.said}`,
        said(cheapest.quote),
      ),
    ];
  }
  if (offers.asksForPrice !== undefined) {
    const ask = quoted(excerpt(offers.asksForPrice.quote, 60));
    return [
      weakness(
        'price',
        `What ${name.inText} costs has to be asked for`,
        said(offers.asksForPrice),
        `Publish at least a price to start from, beside ${ask}`,
      ),
    ];
  }
  if (isFree(facts)) return [];
  return [
    weakness(
      'price',
      `Says nothing about what ${name.inText} costs`,
      inferred('No price appears on the page.'),
      `Name a price for ${name.inText}, or at least an example of one`,
    ),
  ];
};

/** For pages that need not name one. */
export const priceIfGiven = (facts: Facts): readonly Finding[] =>
  price(facts).filter(({ side }) => side === 'strength');

export const trial = ({ name, offers }: Facts): readonly Finding[] => {
  const found = offers.trial;
  if (found === undefined) return [];
  const length = found.length === undefined ? '' : ` for ${found.length}`;
  const text = found.asksNoCard
    ? `Trying ${name.inText}${length} asks for no card`
    : `Trying ${name.inText}${length} costs nothing`;
  return [strength('trial', text, said(found.quote))];
};

export const freePlan = ({ name, offers }: Facts): readonly Finding[] =>
  offers.freePlan === undefined
    ? []
    : [strength('free-plan', `Starting with ${name.inText} costs nothing`, said(offers.freePlan))];

/** Rests on the price and on the absence of every way to try. */
export const paysFirst = ({ name, prices, offers, page }: Facts): readonly Finding[] => {
  const cheapest = prices[0];
  const hasDemo =
    page.sentences.some(({ normal }) => normal.includes(' demo ')) ||
    page.snapshot.links.some(({ text }) => /\bdemo\b/iu.test(text));
  if (cheapest === undefined || offers.trial !== undefined || offers.freePlan !== undefined || hasDemo) return [];
  return [
    weakness(
      'pays-first',
      `Asks for ${cheapest.said} before anybody could try ${name.inText}`,
      inferred(`The page names a price, ${cheapest.said}, but no trial, no demo and no free plan.`),
      `Let people see ${name.inText} at work before they pay ${cheapest.said}`,
    ),
  ];
};

const leaving =
  /\b(?:cancel|pause|stop|kündbar|kündigen|sans engagement|résili|sin permanencia|sem fidelização|senza vincoli|opzegbaar)/iu;
const moneyBack = /\b(?:money[\s-]back|refund|geld[\s-]zurück|remboursé|reembolso|devol|rimbors|geld[\s-]terug)/iu;

export const guarantee = ({ name, offers }: Facts): readonly Finding[] => {
  if (offers.guarantee === undefined) return [];
  const { quote } = offers.guarantee;
  if (leaving.test(quote))
    return [strength('guarantee', `Leaving ${name.inText} is as easy as joining`, said(offers.guarantee))];
  if (moneyBack.test(quote))
    return [
      strength('guarantee', `${name.subject} gives the money back to whoever is disappointed`, said(offers.guarantee)),
    ];
  return [strength('guarantee', `${name.subject} stands by what it sells`, said(offers.guarantee))];
};

export const returns = ({ name, access, sellsGoods }: Facts): readonly Finding[] => {
  if (access.returns !== undefined) {
    const words = quoted(excerpt(access.returns.quote, 90));
    return [strength('returns', `Says what happens when something goes wrong: ${words}`, said(access.returns))];
  }
  if (!sellsGoods) return [];
  return [
    weakness(
      'returns',
      `What happens if a purchase from ${name.inText} disappoints is left unsaid`,
      inferred('No sentence on the page mentions returns, refunds or replacements.'),
      `Say before the checkout of ${name.inText} how something can be sent back`,
    ),
  ];
};

export const delivery = ({ name, access, sellsGoods }: Facts): readonly Finding[] => {
  if (access.shipping !== undefined) {
    return [strength('delivery', `Delivery by ${name.inText} is explained before the checkout`, said(access.shipping))];
  }
  if (!sellsGoods) return [];
  return [
    weakness(
      'delivery',
      `Where and when ${name.inText} delivers stays open`,
      inferred('No sentence on the page mentions delivery or its cost.'),
      `State where ${name.inText} delivers, how fast, and at what cost`,
    ),
  ];
};

/** Rests on the absence of any country, and of words such as “worldwide”. */
export const deliveryArea = ({ name, access, sellsGoods, page }: Facts): readonly Finding[] =>
  !sellsGoods || access.shipping === undefined || namesCountry(page.snapshot.text)
    ? []
    : [
        weakness(
          'delivery-area',
          `Leaves open to which countries ${name.inText} delivers`,
          inferred(`No sentence on the page of ${name.inText} names a country.`),
          `Name the countries ${name.inText} delivers to, beside the price`,
        ),
      ];

export const migration = ({ name, offers, page }: Facts): readonly Finding[] => {
  const { migration } = offers;
  if (migration === undefined) return [];
  const block = page.snapshot.blocks.find(({ text }) => text.includes(migration.quote))?.text.trim() ?? '';
  const isDeferred =
    /\b(?:contact us|write to us|get in touch|ask us|email us|talk to us|talk to sales|schreib(?:en)? (?:sie )?uns|kontaktieren|contactez|contáctanos|contattaci|fale con)/iu.test(
      block,
    );
  const whole = block.length <= 280 && block !== '' ? { quote: block, section: migration.section } : migration;
  return isDeferred
    ? [
        weakness(
          'migration',
          `Moving over to ${name.inText} is left to a message`,
          said(whole),
          `Answer on the page how to move to ${name.inText} from what people use today`,
        ),
      ]
    : [strength('migration', `Helps people move over to ${name.inText} from what they use today`, said(migration))];
};
