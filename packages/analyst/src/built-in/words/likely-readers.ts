import type { Role } from './lexicon.ts';
import type { SiteKind } from './site-kinds.ts';

/** A role, and one person in it. */
export type Somebody = { readonly role: Role; readonly occupation: string };

const likely: Readonly<Record<SiteKind, Somebody>> = {
  software: { role: 'manager', occupation: 'Team lead' },
  shop: { role: 'shopper', occupation: 'Online shopper' },
  blog: { role: 'reader', occupation: 'Regular reader' },
  news: { role: 'reader', occupation: 'Daily reader' },
  docs: { role: 'developer', occupation: 'Developer' },
  'open-source': { role: 'developer', occupation: 'Developer' },
  local: { role: 'neighbour', occupation: 'Local customer' },
  restaurant: { role: 'guest', occupation: 'Dinner guest' },
  lodging: { role: 'guest', occupation: 'Weekend traveler' },
  health: { role: 'patient', occupation: 'Patient' },
  directory: { role: 'user', occupation: 'First-time visitor' },
  game: { role: 'player', occupation: 'Player' },
  portfolio: { role: 'client', occupation: 'Hiring manager' },
  agency: { role: 'client', occupation: 'Project owner' },
  nonprofit: { role: 'supporter', occupation: 'Donor' },
  government: { role: 'citizen', occupation: 'Resident' },
  course: { role: 'learner', occupation: 'Student' },
  event: { role: 'professional', occupation: 'Conference visitor' },
  community: { role: 'hobbyist', occupation: 'Member' },
  site: { role: 'reader', occupation: 'Visitor' },
};

/** What else is known of a site whose page names nobody. */
type Signs = { readonly isInstalled: boolean; readonly isForWork: boolean };

/**
 * Who is likely to read a site that names nobody. Code that is installed by command is read by developers, and a program
 * that never speaks of work by private people.
 */
export const likelyReader = (kind: SiteKind, { isInstalled, isForWork }: Signs): Somebody =>
  (kind === 'open-source' && !isInstalled) || (kind === 'software' && !isForWork)
    ? { role: 'user', occupation: 'Private user' }
    : likely[kind];
