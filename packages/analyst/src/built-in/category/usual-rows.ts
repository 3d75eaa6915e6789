import type { KindId } from '../kind/kind.ts';
import type { Category } from './category.ts';

/** kind ; what it is, plural ; usual buyers */
const table = `
saas ; online software ; teams that do the job by hand today
developer-tool ; services for developers ; developers
app ; apps ; people who use it on their own phone or computer
open-source ; open-source projects ; developers
documentation ; documentation ; developers
game ; games ; casual players
store-listing ; store listings ; people who look for an app
directory ; listing services ; people who search and compare
recruitment ; recruitment services ; job seekers and employers
telecom ; telecom providers ; companies and households in the network's area
shop ; online shops ; people who buy online
marketplace ; marketplaces ; buyers who compare many sellers
ticketing ; ticketing platforms ; event organizers and the people who attend
restaurant ; restaurants ; guests nearby
lodging ; places to stay ; travelers
travel ; travel companies ; travelers who plan a trip
trade ; local services ; households and businesses nearby
builder ; builders ; owners who plan to build or renovate
real-estate ; real-estate businesses ; buyers, sellers and tenants
manufacturer ; suppliers ; purchasing managers and engineers
producer ; producers ; customers who buy from the maker
practice ; professional practices ; clients with a matter to settle
health ; health practices ; patients nearby
wellness ; studios and salons ; clients nearby
agency ; agencies and consultancies ; companies with a project to give out
insurance ; insurance providers ; households and businesses
finance ; financial services ; households and companies
transport ; transport services ; passengers
course ; courses and classes ; learners
nonprofit ; nonprofits ; donors and volunteers
association ; associations and clubs ; members and people who want to join
education ; schools and universities ; applicants and parents
government ; public bodies ; residents and businesses in the area
attraction ; places to visit ; visitors and families
news ; news sites ; readers in its area or field
blog ; blogs ; readers
portfolio ; personal sites ; employers and clients who judge the work
event ; events ; attendees
forum ; forums ; people who share the topic
reference ; reference works ; people who look something up
religious ; religious communities ; members and people who look for a community
media ; media sites ; listeners and viewers
research ; research groups ; partners, students and funders`;

const rows = new Map(
  table
    .split('\n')
    .map((line) => line.split(';').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 3)
    .map(([kind = '', noun = '', buyers = '']) => [
      kind,
      { noun, kind: kind as KindId, signs: '', buyers, alternatives: [], pressure: '' },
    ]),
);

/** @throws Error for a kind without a line: the table is incomplete. */
export const usualRow = (kind: KindId): Category => {
  const row = rows.get(kind);
  if (row === undefined) throw new Error(`The table has no usual buyers for ${kind}`);
  return row;
};
