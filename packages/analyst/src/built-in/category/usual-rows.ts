import type { Kind } from '../kind/kind.ts';
import { type Category, rowsOf } from './category.ts';

/** kind, or what a site calls itself ; what it is, plural ; usual buyers */
const table = `
developer-tool ; services for developers ; developers
documentation ; documentation ; developers
recruitment ; recruitment services ; job seekers and employers
ticketing ; ticketing platforms ; event organizers and the people who attend
restaurant ; restaurants ; guests nearby
lodging ; places to stay ; travelers
travel ; travel companies ; travelers who plan a trip
trade ; local services ; households and businesses nearby
builder ; builders ; owners who plan to build or renovate
real-estate ; real-estate businesses ; buyers, sellers and tenants
health ; health practices ; patients nearby
wellness ; studios and salons ; clients nearby
transport ; transport services ; passengers
course ; courses and classes ; learners
nonprofit ; nonprofits ; donors and volunteers
association ; associations and clubs ; members and people who want to join
education ; schools and universities ; applicants and parents
government ; public bodies ; residents and businesses in the area
attraction ; places to visit ; visitors and families
news ; news sites ; people who follow the news
portfolio ; personal sites ; employers and clients who judge the work
event ; events ; attendees
private ; private pages ; family and friends
finance ; banks and financial services ; private customers and businesses
telecom ; telecom providers ; households and companies
marketplace ; marketplaces ; buyers and sellers
game ; games ; players
research ; research institutes ; scientists and those who fund them
media ; shows and music ; listeners and viewers
religious ; religious communities ; members and people who look for a community
a crowdfunding platform ; crowdfunding platforms ; people with a project and those who support it
a deals site ; deals sites ; shoppers and the businesses that make offers
a classifieds site ; classifieds ; people who buy or sell second-hand
a help center ; help centers ; customers with a question
a consumer brand ; consumer brands ; people who buy its goods in shops
a race ; races ; people who take part and spectators
a city or island guide ; city guides ; visitors and residents`;

const usualRows: ReadonlyMap<string, Category> = new Map(
  rowsOf(table.replaceAll(/^([a-z -]+) ; (.+) ; (.+)$/gmu, '$2 ; $1 ;; $3 ;')).map((row) => [row.kind, row]),
);

/** The line of the table for what a site calls itself, or for a kind that has its own visitors. A shop is for those who want what it sells. */
export const usualRow = ({ id, noun }: Pick<Kind, 'id' | 'noun'>): Category | undefined =>
  usualRows.get(noun) ?? usualRows.get(id);
