import type { KindId } from '../kind/kind.ts';
import type { Category } from './category.ts';

/** The line of the table for a kind as a whole, where no category is certain, and what its visitors come to do. */
export type UsualRow = Category & { readonly job: string };

/** kind ; what it is, plural ; usual buyers ; pressure ; what they come to do */
const table = `
saas ; online software ; teams that do the job by hand today ; New tools for the same job appear every month ; See what the software does for them and try it before paying
developer-tool ; services for developers ; developers ; Open-source alternatives and large clouds offer the same for less ; Judge it by documentation, limits and price
app ; apps ; people who use it on their own phone or computer ; Most apps are deleted within weeks ; See what it does before installing it
open-source ; open-source projects ; developers ; Projects depend on a few volunteers ; Judge whether the project solves the problem and is maintained
documentation ; documentation ; developers ; AI assistants answer from the documentation without a visit ; Find out how a single task is done
game ; games ; casual players ; Players try dozens of free games and stay with few ; Start a game without reading much
store-listing ; store listings ; people who look for an app ; Rankings in the store decide who is seen ; Judge from pictures and ratings whether to install
directory ; listing services ; people who search and compare ; Search engines show entries themselves ; Find and compare entries quickly
recruitment ; recruitment services ; job seekers and employers ; Employers search on LinkedIn themselves ; Find openings that fit, and apply
telecom ; telecom providers ; companies and households in the network's area ; Large networks undercut regional providers ; Check availability, speed and monthly price
shop ; online shops ; people who buy online ; Amazon sets the standard for price and delivery time ; Know price, delivery and returns before ordering
marketplace ; marketplaces ; buyers who compare many sellers ; Large marketplaces hold most buyers and sellers ; Compare offers, and judge whom to trust
ticketing ; ticketing platforms ; event organizers and the people who attend ; Large platforms tie up venues ; Compare fees per ticket
restaurant ; restaurants ; guests nearby ; Food and staff costs rise faster than menu prices ; Choose dishes, then order, reserve or come by
lodging ; places to stay ; travelers ; Booking portals take a share of each stay ; Compare rooms, dates and prices before booking
travel ; travel companies ; travelers who plan a trip ; Portals take a share of each booking ; Choose a trip by route, date and price
trade ; local services ; households and businesses nearby ; Portals sell the same inquiry to several firms ; Find somebody reliable nearby and learn what the job costs
builder ; builders ; owners who plan to build or renovate ; Interest rates and material prices decide how much is built ; Judge builders by finished projects, price and warranty
real-estate ; real-estate businesses ; buyers, sellers and tenants ; Portals own the search for property ; Compare properties by place, size and price
manufacturer ; suppliers ; purchasing managers and engineers ; Low-cost suppliers abroad undercut on price ; Check specification, quantity and delivery time
producer ; producers ; customers who buy from the maker ; Supermarkets sell similar goods for less ; Learn what is made, what it costs and where to get it
practice ; professional practices ; clients with a matter to settle ; Online services handle simple cases for less ; Learn whether the practice handles the matter, and what a first talk costs
health ; health practices ; patients nearby ; Chains open practices with longer hours ; Get an appointment for the right treatment
wellness ; studios and salons ; clients nearby ; Chains sell memberships at low prices ; Choose a treatment or class and a time
agency ; agencies and consultancies ; companies with a project to give out ; Freelancers and AI tools do simple projects for less ; Judge finished work, price and the people behind it
insurance ; insurance providers ; households and businesses ; Comparison portals reduce the choice to price ; Compare cover, exclusions and premiums
finance ; financial services ; households and companies ; App-only providers offer more for lower fees ; Compare rates, fees and safety
transport ; transport services ; passengers ; Fuel and staff costs rise, and public budgets are tight ; Find departure, route and fare
course ; courses and classes ; learners ; Videos and apps teach the basics for free ; Find the right level, dates and price
nonprofit ; nonprofits ; donors and volunteers ; Many causes compete for the same donors ; Judge whether help arrives, then give or take part
association ; associations and clubs ; members and people who want to join ; Fewer people commit to clubs, and volunteers are scarce ; Learn what members do, what it costs and how to join
education ; schools and universities ; applicants and parents ; Fewer births mean fewer applicants ; Compare programs, admission and costs
government ; public bodies ; residents and businesses in the area ; Budgets shrink while expectations of online services rise ; Find the right form, office and hours for an errand
attraction ; places to visit ; visitors and families ; Other sights and screens compete for the same free day ; Check hours, admission and the way there
news ; news sites ; readers in its area or field ; Advertising moves to platforms, and AI answers take visits ; Follow what happens in the area or field
blog ; blogs ; readers ; AI answers and video apps take visits away ; Find ideas and answers on the topic
portfolio ; personal sites ; employers and clients who judge the work ; Many people with the same skills apply for each project ; Judge work and skills before writing
event ; events ; attendees ; Travel and tickets are the first costs people cut ; Decide by program, date, place and price
forum ; forums ; people who share the topic ; Discussions move to Discord, Reddit and AI chats ; Find an answer, or ask
reference ; reference works ; people who look something up ; AI answers use reference works without a visit ; Find a reliable answer fast
religious ; religious communities ; members and people who look for a community ; Fewer people attend services ; Learn when and where to come
media ; media sites ; listeners and viewers ; Platforms decide who is heard ; Find the latest pieces and the next dates
research ; research groups ; partners, students and funders ; Funding runs out with each project ; Find the people and the results`;

const rows = new Map(
  table
    .split('\n')
    .map((line) => line.split(';').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 5)
    .map(([kind = '', noun = '', buyers = '', pressure = '', job = '']) => [
      kind,
      { noun, kind: kind as KindId, signs: '', buyers, alternatives: [], pressure, isConsumable: false, job },
    ]),
);

/** @throws Error for a kind without a line: the table is incomplete. */
export const usualRow = (kind: KindId): UsualRow => {
  const row = rows.get(kind);
  if (row === undefined) throw new Error(`The table has no usual buyers for ${kind}`);
  return row;
};
