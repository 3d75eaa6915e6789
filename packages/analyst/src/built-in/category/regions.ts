import type { Country } from '../read/country.ts';
import { phrasesIn } from '../read/scanner.ts';
import { setOf, rowsOf } from '../read/wording.ts';

/** Alternatives that only operate in some countries; the others in the tables are known everywhere. */
const REGIONAL = `
us ; Burpee | Morgan & Morgan | Murray's Cheese | Igourmet | Harry & David | Wine.com | Barnes & Noble | Bookshop.org | Walmart Marketplace | Ulta Beauty
us ; Oriental Trading | Balsam Hill | Party City | Zappos | Blue Nile | Wayfair | REI | Michaels | Chewy | Petco | AutoZone | RockAuto | Home Depot | Lowe's | D.R. Horton
us ; Lennar | Angi | Thumbtack | HomeAdvisor | Jiffy Lube | Midas | U-Haul | PODS | WeddingWire | The Knot | Thomasnet | LegalZoom
us ; Rocket Lawyer | H&R Block | TurboTax | Aspen Dental | Planet Fitness | Trupanion | Healthy Paws | Embrace | Nationwide | GEICO
us ; Progressive | Cigna | Chase | LendingTree | Rocket Mortgage | Vanguard | Fidelity | Zillow | Glassdoor | PriceGrabber | Turo | Lyft
us ; Wyzant | Chegg | Allrecipes | NYT Cooking | Gusto | Sweetwater | Guitar Center | Blue Bottle Coffee | TaskRabbit | Offbeat Wed
us ; Tire Rack | FragranceX | FragranceNet | Lamps Plus | The Nature Conservancy | Walmart | Best Buy | Toast | Vrbo
us ca ; Square for Restaurants | BetterHelp | Shopmonkey | RepairShopr
uk ; Thompson & Morgan | Blackcircles | Waterstones | Bloom & Wild | Patch Plants | Hobbycraft | Rightmove | Naked Wines | Twinings | Treatwell | ASOS | Interflora
de at ch ; ImmoScout24 | anwalt.de listings | DATEV-based firms | MyHammer | Bauhaus | MediaMarkt | Scalable Capital | Westwing | Idealo
de at ch ; Douglas | Reifendirekt | Lampenwelt
de at ch fr be nl it es pt uk ; Thomann | Zalando | Zooplus | Autodoc | Beerwulf | Flaviar | Revolut | Bolt | Ryanair | Trainline
de at ch fr be nl it es pt uk ; Notino | Oponeo | Omio | Sixt | Decathlon | Canyon | Lightspeed | Allianz | AXA | Funidelia
de at ch fr be nl it es pt ; N26
es pt it ; Idealista
fr es it pt ; Leroy Merlin
us ; AAA | ADT | Audibel | American Addiction Centers | Andersen | Banfield | Bath Fitter | Boat Trader | Brookdale | CVS | CarMax | Carvana | CertaPro Painters
us ; Davey Tree | Dignity Memorial | Empire Today | European Wax Center | Extra Space Storage | Future | Geek Squad | GigSalad | Great Clips | Havenly
us ; Hazelden Betty Ford | Jabra Enhance | KeyMe | Labcorp | LasikPlus | LawnStarter | Leslie's | LoadUp | MarineMax | Massage Envy | Mister Car Wash
us ; Molly Maid | Mr. Appliance | Mr. Handyman | One Medical | Orkin | Overhead Door | Pella | PetSmart | Pop-A-Lock | Public Storage | Quest Diagnostics
us ; Re-Bath | Roto-Rooter | ServiceMaster | Servpro | Sport Clips | Sunbelt Rentals | Sunrise Senior Living | Sunrun | Supercuts | Talkspace | Teladoc
us ; Terminix | The Bash | The Joint Chiropractic | TruGreen | Two Men and a Truck | United Rentals | Visiting Angels | Wag | Walgreens | Warby Parker
us ; WW | Zenni | Zola | uBreakiFix | 1-800-GOT-JUNK?
us uk ; FastSigns | Home Instead | Noom | Rover | Acorn | Rinse | Signarama
uk ; AnyVan | Boots | Co-op Funeralcare | Dyno-Rod | Howdens | Optical Express | RAC | Toni & Guy | Urban | Vets4Pets | Laundryheap
de at ch ; ADAC | Ahorn | DocMorris | Enpal | Fielmann | Flyeralarm | GEERS
es pt ; EDP
de at ch fr be nl it es pt uk ; AniCura | AutoScout24 | Basic-Fit | Boels | Desjoyaux | Hörmann | IMO | Korian | Loxam | Rentokil | Shurgard | Specsavers
de at ch fr be nl it es pt uk ; Synlab | Velux | Verisure
us ca de at ch fr be nl it es pt uk ; Amplifon | Belfor | Indochino | Stannah | SuitSupply | TK Elevator
us ; Boundless | Capital One | FirstService Residential | Greystar | Land.com | LandWatch | LoopNet | Morgan & Morgan | National Debt Relief | Next Insurance
us ; OnDeck | RapidVisa | Robinhood | Ruby | Smith.ai | Trademarkia | Trust & Will
uk ; Barratt | Farewill | StepChange | Unite Students
fr ; Bouygues Immobilier | Foncia
uk de ; iwoca
de at ch fr be nl it es pt uk ; Green-Acres | Kyero | Mindspace
us ca uk de fr ; Hiscox
us ; AMN Healthcare | ATP Flight School | American Red Cross | Arthur Murray | Chipotle | Denny's | Goldfish Swim School | Greyhound | IHOP | KinderCare
us ; Kura Sushi | Legal Sea Foods | P.F. Chang's | Panda Express | ParkWhiz | Red Lobster | SpotHero | Sur La Table | Texas Roadhouse | Waffle House | YMCA
us ; ezCater | Panera Bread | British Swim School | Outback Steakhouse
uk ; BrewDog | Busy Bees | Greggs | Holiday Extras | JD Wetherspoon | St John Ambulance | YO! Sushi
us uk ; Bright Horizons | Pitchup.com | Costa Coffee
us ca ; Tim Hortons
us ca uk ; Hipcamp
fr ch ; ESF
fr ch at ; New Generation
fr es ; Sushi Shop
fr uk ; Paul
de at ch ; Block House | AIDA | Medwing
de at ch fr be nl it es pt uk ; Center Parcs | Click&Boat | Eurocamp | FlixBus | Generator | SamBoat | TUI
us uk ; Eataly | ClassPass | Interactive Brokers`;

const countriesOf = new Map(
  rowsOf(REGIONAL).flatMap(([countries = '', names = '']) =>
    phrasesIn(names).map((name) => [name, setOf(countries)] as const),
  ),
);

/** Whether visitors from a country can choose an alternative. For an unknown country, only worldwide alternatives count. */
export const isKnownIn = (name: string, country: Country | undefined): boolean => {
  const countries = countriesOf.get(name);
  return countries === undefined || (country !== undefined && countries.has(country));
};
