import { eventsOf, repeated } from './events-in.ts';
import type { Observed, Violation } from './observed.ts';

/** I7: every registered user gets one welcome credit. I10: every analysis ends once. */
export const checkBeginnings = (observed: Observed): Violation[] => [...welcomes(observed), ...analyses(observed)];

const welcomes = ({ log }: Observed): Violation[] => {
  const people = eventsOf(log, 'UserRegistered').map(({ data }) => data);
  const erased = new Set(eventsOf(log, 'UserErased').map(({ data }) => data.userId));
  const registered = people.flatMap(({ userId }) => (erased.has(userId) ? [] : [String(userId)]));
  // An erased address is no text any more. Another user may have the same address.
  const addresses = people.flatMap(({ email }) => (typeof email === 'string' ? [email] : []));
  const welcomed = eventsOf(log, 'CreditsGranted').map(({ data }) => String(data.userId));
  return [
    ...repeated(addresses).map(() => ({ invariant: 'I3', what: 'an address is registered twice' })),
    ...repeated(welcomed).map((userId) => ({ invariant: 'I7', what: `user ${userId} is welcomed twice` })),
    ...registered
      .filter((userId) => !welcomed.includes(userId))
      .map((userId) => ({ invariant: 'I7', what: `user ${userId} is not welcomed` })),
  ];
};

const analyses = ({ log }: Observed): Violation[] => {
  const named = ({ data }: { readonly data: { readonly productId: number; readonly version?: number } }): string =>
    data.version === undefined ? `${data.productId}` : `${data.productId} version ${data.version}`;
  const ended = [
    ...eventsOf(log, 'AnalysisCompleted').map(named),
    ...eventsOf(log, 'AnalysisFailed').map(named),
    ...eventsOf(log, 'AnalysisCancelled').map(named),
    ...eventsOf(log, 'ReanalysisCompleted').map(named),
    ...eventsOf(log, 'ReanalysisFailed').map(named),
  ];
  const takenDown = new Set(eventsOf(log, 'ProductTakenDown').map(({ data }) => data.productId));
  const requested = [
    ...eventsOf(log, 'AnalysisRequested').map(named),
    // If the app was taken down, no end is recorded.
    ...eventsOf(log, 'ReanalysisRequested').flatMap((found) =>
      takenDown.has(found.data.productId) ? [] : [named(found)],
    ),
  ];
  return [
    ...repeated(ended).map((productId) => ({ invariant: 'I3', what: `analysis ${productId} ends twice` })),
    ...requested
      .filter((productId) => !ended.includes(productId))
      .map((productId) => ({ invariant: 'I10', what: `analysis ${productId} never ends` })),
  ];
};
