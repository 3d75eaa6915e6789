import type { Role } from './lexicon.ts';
import type { RoleProfile } from './role.ts';
import { citizen, learner, patient, reader, supporter } from './roles-in-public.ts';
import { client, founder, manager, organizer, owner } from './roles-in-charge.ts';
import { creative, developer, educator, marketer, professional } from './roles-by-trade.ts';
import { guest, hobbyist, neighbour, parent, player, shopper, user } from './roles-at-home.ts';

/** What is typical of each role. */
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
