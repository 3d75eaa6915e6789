import type { Context } from '../findings/context.ts';
import { rowsOf, setOf } from '../read/wording.ts';

/** What someone is to a site of a kind. No occupation: a reader may be anything. */
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
transport ; Passenger
app open-source ; User`).map(([kinds = '', role = '']) => ({ kinds: setOf(kinds), role }));

/** What everybody is who comes to a site. */
export const ANY_VISITOR = 'Visitor';

/** “Private buyer” at a shop, “Reader” at a magazine, else “Visitor”: whether a firm or a household orders a service is not known. */
export const roleAt = ({ isSure, judgment }: Context): string =>
  (isSure ? ROLES.find(({ kinds }) => kinds.has(judgment.kind.id))?.role : undefined) ?? ANY_VISITOR;
