import type { KindId } from '../kind/kind.ts';
import { type Category, rowsOf } from './category.ts';

/** kind ; what it is, plural ; usual buyers */
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
news ; news sites ; readers in its area or field
portfolio ; personal sites ; employers and clients who judge the work
event ; events ; attendees
finance ; banks and financial services ; private and business customers
telecom ; telecom providers ; households and companies
marketplace ; marketplaces ; buyers and sellers
manufacturer ; manufacturers ; purchasing and engineering departments
game ; games ; players
research ; research institutes ; scientists and those who fund them
media ; shows and music ; listeners and viewers
religious ; religious communities ; members and people who look for a community`;

const rows = new Map(
  rowsOf(table.replaceAll(/^([a-z-]+) ; (.+) ; (.+)$/gmu, '$2 ; $1 ;; $3 ;;')).map((row) => [row.kind, row]),
);

/** The line of the table for a kind that has its own visitors; a shop or a software is for those who want what it sells. */
export const usualRow = (kind: KindId): Category | undefined => rows.get(kind);
