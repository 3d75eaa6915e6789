import type { Role } from './lexicon.ts';
import type { RoleProfile } from './role.ts';
import { havingItDone, orderingIt, type Dealing } from './roles-as-customers.ts';
import type { SiteKind } from './site-kinds.ts';
import { citizen, learner, patient, reader, supporter } from './roles-in-public.ts';
import { client, founder, manager, organizer, owner } from './roles-in-charge.ts';
import { creative, developer, educator, marketer, professional } from './roles-by-trade.ts';
import { guest, hobbyist, neighbour, parent, player, shopper, user } from './roles-at-home.ts';

/** What is typical of each role where it uses something by itself. */
export const roles: Readonly<Record<Role, RoleProfile>> = {
  owner,
  manager,
  developer,
  creative,
  marketer,
  professional,
  organizer,
  founder,
  client,
  educator,
  learner,
  parent,
  hobbyist,
  reader,
  player,
  supporter,
  citizen,
  patient,
  guest,
  shopper,
  user,
  neighbour,
};

const atWork: ReadonlySet<Role> = new Set([
  'owner',
  'manager',
  'founder',
  'organizer',
  'professional',
  'marketer',
  'creative',
  'developer',
  'educator',
]);

const asDealing = ({ decides, behaviors, goals, pains, quotes }: RoleProfile): Dealing => ({
  decides,
  behaviors,
  goals,
  pains,
  quotes,
});

/** Sites that sell something other than a tool to people at work. */
const dealings: Readonly<Partial<Record<SiteKind, Dealing>>> = {
  local: havingItDone,
  agency: asDealing(client),
  health: havingItDone,
  shop: orderingIt,
  restaurant: orderingIt,
  lodging: orderingIt,
};

/** Whether somebody in such a role decides for others rather than buying for themselves. */
export const buysForWork = (role: Role): boolean => atWork.has(role) && role !== 'creative' && role !== 'educator';

/** What is typical of a role on such a site. */
export const profileOf = (role: Role, kind: SiteKind): RoleProfile =>
  atWork.has(role) ? { ...roles[role], ...dealings[kind] } : roles[role];
