import type { Country } from '../read/country.ts';

const NORTH_AMERICA = 'us ca';
const GERMAN = 'de at ch';
const EUROPE = 'de at ch fr be nl it es pt uk';

/** Alternatives that do business in some countries only; all others of the table are known everywhere. */
const REGIONAL: readonly (readonly [countries: string, names: string])[] = [
  [
    'us',
    `Murray's Cheese | Igourmet | Harry & David | Wine.com | Barnes & Noble | Bookshop.org | Walmart Marketplace | Ulta Beauty | Party City | Zappos | Blue Nile |
    Wayfair | REI | Michaels | Chewy | Petco | AutoZone | RockAuto | Home Depot | Lowe's | D.R. Horton | Lennar | Angi | Thumbtack | HomeAdvisor | Jiffy Lube |
    Midas | U-Haul | PODS | WeddingWire | The Knot | Thomasnet | LegalZoom | Rocket Lawyer | H&R Block | TurboTax | Aspen Dental | Planet Fitness | Trupanion |
    Healthy Paws | Embrace | Nationwide | GEICO | Progressive | Cigna | Chase | LendingTree | Rocket Mortgage | Vanguard | Fidelity | Zillow | Glassdoor |
    PriceGrabber | Turo | Lyft | Wyzant | Chegg | Allrecipes | NYT Cooking | Gusto | Sweetwater | Guitar Center | Blue Bottle Coffee | TaskRabbit | Offbeat Wed |
    The Nature Conservancy | Walmart | Best Buy | Toast | Vrbo`,
  ],
  [NORTH_AMERICA, `Square for Restaurants | BetterHelp | Shopmonkey | RepairShopr`],
  [
    'uk',
    `Waterstones | Bloom & Wild | Patch Plants | Hobbycraft | Rightmove | Naked Wines | Twinings | Treatwell | ASOS | Interflora`,
  ],
  [
    GERMAN,
    `ImmoScout24 | anwalt.de listings | DATEV-based firms | MyHammer | Bauhaus | MediaMarkt | Scalable Capital | Westwing | Idealo | Douglas`,
  ],
  [
    EUROPE,
    `Thomann | Zalando | Zooplus | Autodoc | Beerwulf | Flaviar | N26 | Revolut | Bolt | Ryanair | Trainline | Omio | Sixt | Decathlon | Canyon | Lightspeed | Allianz | AXA | Funidelia`,
  ],
  ['es pt it', `Idealista`],
  ['fr es it pt', `Leroy Merlin`],
  ['us uk', `Eataly | ClassPass | Interactive Brokers`],
];

const countriesOf = new Map(
  REGIONAL.flatMap(([countries, names]) =>
    names.split('|').map((name) => [name.trim(), new Set(countries.split(' '))] as const),
  ),
);

/** Whether visitors from a country can choose an alternative; of a site whose country is not known, only one that is known everywhere. */
export const isKnownIn = (name: string, country: Country | undefined): boolean => {
  const countries = countriesOf.get(name);
  return countries === undefined || (country !== undefined && countries.has(country));
};
