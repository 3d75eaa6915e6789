import type {
  CheckpointsView,
  ErasuresView,
  OverviewView,
  ProjectionsView,
  ReactorsView,
  StreamsView,
  VerificationsView,
} from '@twofold/contracts/audit/figures/api';
import type { PaymentIssuesView } from '@twofold/contracts/audit/payments/api';
import type { TypesView } from '@twofold/contracts/audit/types/api';
import useSWR from 'swr';

const base = '/api/audit';
const overviewKey = `${base}/overview`;
const streamsKey = `${base}/streams`;
export const projectionsKey = `${base}/projections`;
export const reactorsKey = `${base}/reactors`;
export const paymentsKey = `${base}/payments`;
const verificationsKey = `${base}/verifications`;

/** All of these move: a screen that is opened asks again. */
const fresh = { revalidateIfStale: true } as const;
/** The cached answer of another screen, without a request: a fetcher of `null` would replace that of all screens. */
const KNOWN = { revalidateOnMount: false, revalidateIfStale: false } as const;
/** How often a screen that shows something move asks again; the same look counts once a minute. */
const MOVING_MS = 3_000;

/** The figures of the whole log, or of the days in an address, polled until all of it has been read. */
export const useOverview = (rangeSearch: string) =>
  useSWR<OverviewView, Error>(`${overviewKey}${rangeSearch}`, {
    ...fresh,
    refreshInterval: (overview) => (overview?.isCaughtUp === false ? MOVING_MS : 0),
  });

/** The types of events that the log has. */
export const useTypes = () => useSWR<TypesView, Error>(`${base}/types`, fresh);

/** The categories of streams, and where something happened last. */
export const useStreams = () => useSWR<StreamsView, Error>(streamsKey, fresh);

/** How far the read models are: it moves while one looks at it. */
export const useProjections = () =>
  useSWR<ProjectionsView, Error>(projectionsKey, { ...fresh, refreshInterval: MOVING_MS });

/** How far the reactors are: it moves while one looks at it. */
export const useReactors = () => useSWR<ReactorsView, Error>(reactorsKey, { ...fresh, refreshInterval: MOVING_MS });

/** The erasures, and whether their keys are deleted. */
export const useErasures = () => useSWR<ErasuresView, Error>(`${base}/erasures`, fresh);

/** Refunds that failed, and disputes: a retry moves them while one looks. */
export const usePaymentIssues = () =>
  useSWR<PaymentIssuesView, Error>(paymentsKey, { ...fresh, refreshInterval: MOVING_MS });

/** Where the chain ends, and where it was signed. */
export const useCheckpoints = () => useSWR<CheckpointsView, Error>(`${base}/checkpoints`, fresh);

/** The verifications that are remembered, newest first. */
export const useVerifications = () => useSWR<VerificationsView, Error>(verificationsKey, fresh);

/** What other screens have learnt already, for the side bar: it asks nothing, since every look is recorded. */
export const useKnownFigures = () => {
  const overview = useSWR<OverviewView>(overviewKey, KNOWN).data;
  const projections = useSWR<ProjectionsView>(projectionsKey, KNOWN).data;
  const reactors = useSWR<ReactorsView>(reactorsKey, KNOWN).data;
  return {
    events: overview?.events,
    parked: parkedIn([...(projections?.projections ?? []), ...(reactors?.reactors ?? [])]),
  };
};

/** The streams that the list of streams has shown; it asks nothing. */
export const useKnownStreams = (): readonly string[] =>
  useSWR<StreamsView>(streamsKey, KNOWN).data?.newest.map(({ stream }) => stream) ?? [];

/** How many streams projections or reactors have parked in all. */
export const parkedIn = (handlers: readonly { readonly parked: number }[]): number =>
  handlers.reduce((sum, { parked }) => sum + parked, 0);
