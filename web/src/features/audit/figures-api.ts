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

/** All of these change constantly: an opened screen loads them again. */
const fresh = { revalidateIfStale: true } as const;
/** Only the cached answer of another screen. A fetcher of `null` would also replace the fetcher of other screens. */
const CACHED_ONLY = { revalidateOnMount: false, revalidateIfStale: false } as const;
/** The polling interval of changing figures. The access log records repeated reads of the same data once a minute. */
const REFRESH_MS = 3_000;

/** The figures of the whole log, or of the days in an address, polled until all of it has been read. */
export const useOverview = (rangeSearch: string) =>
  useSWR<OverviewView, Error>(`${overviewKey}${rangeSearch}`, {
    ...fresh,
    refreshInterval: (overview) => (overview?.isCaughtUp === false ? REFRESH_MS : 0),
  });

/** The types of events that the log has. */
export const useTypes = () => useSWR<TypesView, Error>(`${base}/types`, fresh);

/** The categories of streams, and the streams with the newest events. */
export const useStreams = () => useSWR<StreamsView, Error>(streamsKey, fresh);

/** The progress of the read models, polled. */
export const useProjections = () =>
  useSWR<ProjectionsView, Error>(projectionsKey, { ...fresh, refreshInterval: REFRESH_MS });

/** The progress of the reactors, polled. */
export const useReactors = () => useSWR<ReactorsView, Error>(reactorsKey, { ...fresh, refreshInterval: REFRESH_MS });

/** The erasures, and whether their keys are deleted. */
export const useErasures = () => useSWR<ErasuresView, Error>(`${base}/erasures`, fresh);

/** Failed refunds and disputes, polled, since a retry changes them. */
export const usePaymentIssues = () =>
  useSWR<PaymentIssuesView, Error>(paymentsKey, { ...fresh, refreshInterval: REFRESH_MS });

/** The head of the hash chain, and its signed checkpoints. */
export const useCheckpoints = () => useSWR<CheckpointsView, Error>(`${base}/checkpoints`, fresh);

/** The latest verifications, newest first. */
export const useVerifications = () => useSWR<VerificationsView, Error>(verificationsKey, fresh);

/** The cached figures of other screens, for the side bar. It sends no request, since every access is recorded. */
export const useCachedFigures = () => {
  const overview = useSWR<OverviewView>(overviewKey, CACHED_ONLY).data;
  const projections = useSWR<ProjectionsView>(projectionsKey, CACHED_ONLY).data;
  const reactors = useSWR<ReactorsView>(reactorsKey, CACHED_ONLY).data;
  return {
    events: overview?.events,
    parked: parkedIn([...(projections?.projections ?? []), ...(reactors?.reactors ?? [])]),
  };
};

/** The streams in the cached list of streams; sends no request. */
export const useCachedStreams = (): readonly string[] =>
  useSWR<StreamsView>(streamsKey, CACHED_ONLY).data?.newest.map(({ stream }) => stream) ?? [];

/** The total number of parked streams. */
export const parkedIn = (handlers: readonly { readonly parked: number }[]): number =>
  handlers.reduce((sum, { parked }) => sum + parked, 0);
