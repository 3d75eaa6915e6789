import type { KindId } from '../kind/kind.ts';
import { rowsOf } from '../read/wording.ts';

/** kind ; what it is, plural ; what presses on everybody of the kind, where no category of the table says more */
const table = `
shop ; online shops ; Marketplaces such as Amazon sell much the same goods and deliver the next day
marketplace ; marketplaces ; Buyers and sellers who have met there deal directly the next time
directory ; directories ; Search engines answer directly what people used to look up
forum ; forums ; Questions move to Reddit, Discord and AI assistants
blog ; blogs ; AI answers and video apps take visits from search away
news ; news sites ; Advertising moves to platforms, and readers expect news for free
media ; shows and channels ; Platforms decide who is heard and keep the audience
reference ; reference works ; AI answers quote reference works without sending a visit
travel ; travel sites ; Booking portals and search engines stand between travelers and those who advise them
lodging ; places to stay ; Booking portals take 15 to 20 % of each stay
restaurant ; restaurants ; Food, rent and wages rise faster than menus can
education ; schools and universities ; Fewer young people in many countries
course ; courses ; Free lessons on YouTube and AI tutors
nonprofit ; nonprofits ; Giving falls when the cost of living rises
association ; associations ; Members grow older, and younger people join for projects rather than for life
saas ; software services ; Large suites add the same functions at no extra price
app ; apps ; App stores and systems add the same functions themselves
developer-tool ; services for developers ; Large cloud providers add the same functions to what customers already pay for
open-source ; open-source projects ; Few people maintain what many use
agency ; agencies ; AI tools and site builders do simple jobs for a monthly fee
practice ; practices ; Legal and tax software takes over standard work
trade ; local services ; Skilled workers are hard to find
health ; health practices ; Staff is short, and fees are set by others
real-estate ; real-estate businesses ; Interest rates decide how many people buy
recruitment ; recruitment services ; LinkedIn and Indeed reach the same candidates
transport ; transport services ; Energy and staff cost more each year
telecom ; telecom providers ; Prices fall while networks have to be extended
insurance ; insurers ; Comparison portals make the price decide
finance ; financial services ; Online banks offer the same at lower fees
manufacturer ; manufacturers ; Low-cost suppliers abroad
producer ; producers ; Supermarkets sell cheaper goods of the same name
event ; events ; Costs of venues and staff rise, and guests book later
game ; games ; Thousands of new games a year compete for the same hours`;

const rows = new Map(rowsOf(table).map(([kind = '', noun = '', pressure = '']) => [kind, { noun, pressure }]));

/** What presses on everybody of a kind. */
export const pressureOn = (kind: KindId): { readonly noun: string; readonly pressure: string } | undefined =>
  rows.get(kind);
