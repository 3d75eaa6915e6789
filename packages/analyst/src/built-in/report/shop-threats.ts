import { comparesPrices } from '../findings/compares.ts';
import type { Context } from '../findings/context.ts';
import { servicesIn } from '../findings/services.ts';
import { listed, quoted, rowsOf } from '../read/wording.ts';
import { groundOf, inferred, type Statement } from './statement.ts';

export type Threats = (context: Context) => readonly Statement[];
const MAX_LENGTH = 600;

const BRANDS =
  /(?<!\p{L})(?:Nike|[Aa]didas|Puma|Converse|Vans|New Balance|Timberland|Geox|Reebok|Levi['’]s|Skechers|Birkenstock|Samsung|Sony|LG|HP|Dell|Lenovo|Asus|ASUS|Acer|Canon|Nikon|Apple|Huawei|Bosch|Philips|Siemens|Miele|Dyson|LEGO|Playmobil|Barbie|Disney|Pampers|Yamaha|Fender|Gibson|Roland|Casio|Shimano|Garmin|Salomon|The North Face|Mammut|Patagonia|Scarpa|Osprey|Petzl|Black Diamond|Chanel|Dior|Michelin|Makita|DeWalt|Nintendo|Microsoft|Intel|AMD|Nvidia|NVIDIA|Corsair|Logitech|Ray-Ban|Fossil|Calvin Klein|Tommy Hilfiger|Ralph Lauren)(?!\p{L})/gu;
const MIN_BRANDS = 3;

/** Brands that buyers find under the same name elsewhere. */
const ofBrands: Threats = ({ site, judgment }) => {
  // A seller of cases and parts names the phones that they fit.
  if (judgment.field?.includes('accessories') === true) return [];
  const short = site.said.filter(({ text, page }) => page === 0 && text.length < MAX_LENGTH);
  const names = [...new Set(short.flatMap(({ text }) => text.match(BRANDS) ?? []))].slice(0, 4);
  if (names.length < MIN_BRANDS || site.host.includes(names[0]?.toLowerCase() ?? '')) return [];
  const words = listed(names.map(quoted));
  const text = `Sells brands that buyers can find elsewhere, ${words}: the lowest price decides, and the makers sell directly`;
  return [{ kind: 'brands', weight: 0.68, text, basis: inferred(`Texts and links of the page name ${words}.`) }];
};

/** service ; what it promises or does ; its risk */
const PROMISED = rowsOf(`
best-price ; Has to match the price cuts of rivals, according to {words} ; their prices decide its income
returns ; Pays for returns, according to {words} ; the more buyers order to try on, the more it costs
buyback ; Buys used goods, according to {words} ; their prices fall while they are in stock`);

const GOES_BACK = /return|days?|tage|rück|retour|devol|resi\b|reso\b/iu;

const ofPromises: Threats = (context) =>
  PROMISED.flatMap(([id = '', claim = '', why = '']) => {
    const found = servicesIn(context).find((service) => service.id === id);
    if (found === undefined || (id === 'returns' && !GOES_BACK.test(found.words))) return [];
    const text = `${claim.replace('{words}', quoted(found.words))}: ${why}`;
    return [{ kind: 'promise', weight: 0.7, text, basis: groundOf(found.passage, found.words) }];
  });

const SEASON =
  /(?<!\p{L})(?:christmas|halloween|easter|carnival|valentine['’]s|weihnacht\p{L}*|karneval|fasching|noël|navidad|carnaval|natale|carnevale|natal|páscoa)(?!\p{L})/iu;

const ofSeason: Threats = ({ site, judgment }) => {
  if (judgment.category?.noun.startsWith('costumes') === true) return [];
  const head = site.said.filter(({ page, place }) => page === 0 && place === 'title');
  // A year-round shop only names the next feast in its description.
  const passage = head.find(({ text }) => SEASON.test(text));
  const named = passage && SEASON.exec(passage.text)?.[0];
  if (passage === undefined || named === undefined) return [];
  const text = `Depends on a season: its title names ${quoted(named)}, and unsold stock ties up money afterwards`;
  return [{ kind: 'season', weight: 0.7, text, basis: groundOf(passage) }];
};

const CUT =
  /(?<!\p{L})(?:was|statt|au lieu de|antes|prima|rrp|uvp)\W{1,3}[$€£]?\s?\d[\d.,]*.{0,12}?(?:now|jetzt|nur|ahora|ora)\W{1,3}[$€£]?\s?\d/iu;
const MIN_CUTS = 4;

/** Buyers who always see discounts wait for the next one. */
const ofDiscounts: Threats = ({ site }) => {
  const cut = site.said.filter(({ text, page }) => page === 0 && text.length < 90 && CUT.test(text));
  const [first] = cut;
  if (first === undefined || cut.length < MIN_CUTS) return [];
  const text = `Relies on discounts: ${cut.length} items show a reduced price, such as ${quoted(first.text)}; buyers learn to wait, and margins shrink`;
  const basis = inferred(
    `Inferred from two things: ${cut.length} texts of the page name an old and a new price; the first reads ${quoted(first.text)}.`,
  );
  return [{ kind: 'discounts', weight: 0.72, text, basis }];
};

/** Risks of a shop from its goods, promises and discounts. */
export const shopThreats: Threats = (context) =>
  context.isSure && context.judgment.kind.id === 'shop' && comparesPrices(context) === undefined
    ? [ofDiscounts, ofPromises, ofBrands, ofSeason].flatMap((threats) => threats(context))
    : [];
