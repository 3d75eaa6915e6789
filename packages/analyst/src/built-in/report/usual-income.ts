import type { Kind } from '../kind/kind.ts';
import { rowsOf } from '../read/wording.ts';

/** kind, or what a site calls itself ; what its kind is called, plural ; what they usually live on */
const table = `
forum ; forums ; advertising and contributions of members
news ; news sites ; advertising and subscriptions
blog ; blogs ; advertising and affiliate links
media ; shows and podcasts ; sponsors and contributions of listeners
directory ; directories ; paid entries and advertising
education ; schools and universities ; tuition and public money
research ; research institutes ; grants and public money
government ; public bodies ; taxes and public money
nonprofit ; nonprofits ; donations and grants
association ; associations ; dues of their members
religious ; religious communities ; donations of their members
app ; apps ; subscriptions, purchases inside the app or advertising
event ; events ; tickets and sponsors
transport ; transport services ; fares and public money
recruitment ; recruitment services ; fees that employers pay
real-estate ; estate agents ; commissions on sales and lettings
travel ; travel companies ; margins and commissions on bookings
marketplace ; marketplaces ; commissions and fees of sellers
an insurance broker ; insurance brokers ; commissions of the insurers whose policies they sell
a cinema ; cinemas ; tickets, and what guests eat and drink
a podcast ; podcasts ; sponsors and contributions of listeners
a magazine ; magazines ; advertising and subscriptions
a university or college ; universities ; tuition, public money and gifts
an online tool ; online tools ; advertising, or a larger version that costs
a help center ; help centers ; the product that they explain
a crowdfunding platform ; crowdfunding platforms ; a share of what is raised, and fees of organizations with their own pages
a deals site ; deals sites ; a share of each deal that is sold
a coupon site ; coupon sites ; commissions of the shops they lead to
a price comparison site ; price comparisons ; fees for each click to a shop
an online casino or betting site ; online casinos ; what players lose in play
a comparison site for money matters ; such comparisons ; what banks and insurers pay for each customer that it sends them
a classifieds site ; classifieds ; paid placements and advertising
a review site ; review sites ; advertising and affiliate links
a city or island guide ; city guides ; paid entries and commissions on bookings
a travel guide ; travel guides ; advertising and commissions on bookings`;

type UsualIncome = { readonly called: string; readonly income: string };

const usual: ReadonlyMap<string, UsualIncome> = new Map(
  rowsOf(table).map(([kind = '', called = '', income = '']) => [kind, { called, income }]),
);

/** What sites usually live on that call themselves so, or else those of the kind; undefined where ways differ too much. */
export const usualIncome = ({ id, noun }: Pick<Kind, 'id' | 'noun'>): UsualIncome | undefined =>
  usual.get(noun) ?? usual.get(id);
