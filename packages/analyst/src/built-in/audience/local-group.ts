import type { Context } from '../findings/context.ts';
import { placeOf } from '../findings/place.ts';
import type { KindId } from '../kind/kind.ts';
import { isHead } from '../read/passage.ts';
import type { Audience } from './audience.ts';

/** The customers of a local business. */
const LOCALS: Readonly<Partial<Record<KindId, string>>> = {
  restaurant: 'Guests',
  wellness: 'Clients',
  health: 'Patients',
  trade: 'Customers',
  builder: 'Owners',
  'real-estate': 'Buyers and sellers',
  government: 'Residents',
  lodging: 'Travelers',
};
const WEIGHT = 1.4;

/** “Guests in Salt Lake City”: the local audience of a site that names a place, but no group, in title, description or main heading. */
export const localGroup = (context: Context): readonly Audience[] => {
  const { site, isSure, judgment } = context;
  const role = isSure && judgment.category === undefined ? LOCALS[judgment.kind.id] : undefined;
  const place = role === undefined ? undefined : placeOf(context);
  const passage = site.said.find((each) => each.page === 0 && isHead(each) && each.text.includes(place ?? '\n'));
  if (role === undefined || place === undefined || passage === undefined) return [];
  const label = `${role} ${judgment.kind.id === 'lodging' ? 'who come to' : 'in'} ${place}`;
  return [{ label, head: role.toLowerCase(), quote: place, passage, weight: WEIGHT, isImplied: true }];
};
