import type { Context } from '../findings/context.ts';
import { rowsOf, setOf } from '../read/wording.ts';

/** What someone is to a site of a kind who is there for no occupation. */
const ROLES = rowsOf(`
shop ; Private buyer
news blog reference ; Reader
forum ; Forum member
media ; Listener or viewer
travel lodging ; Traveler
course ; Learner
game ; Player
attraction ; Visitor
event ; Attendee
restaurant ; Guest
trade builder insurance telecom ; Private customer
transport ; Passenger
app open-source ; User`).map(([kinds = '', role = '']) => ({ kinds: setOf(kinds), role }));

/** “Private buyer” at a shop, “Reader” at a magazine; nothing where the name of the persona says it. */
export const roleAt = ({ isSure, judgment }: Context, name: string): string | undefined => {
  if (!isSure) return undefined;
  if (/^Parent\b/u.test(name)) return 'Parent';
  const role = ROLES.find(({ kinds }) => kinds.has(judgment.kind.id))?.role;
  return role === undefined || name.toLowerCase().startsWith(role.toLowerCase()) ? undefined : role;
};
