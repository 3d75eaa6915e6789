import type { Position } from '@twofold/event-store/port';
import type { GaugeOf, ReadState, Sample } from '@twofold/metrics/state-gauges';
import type { Projector } from './app.ts';
import type { ProjectionHealth } from './health.ts';

const labels = ['projection'] as const;

/** The state of the read models; it does not depend on which process writes them. */
export const PROJECTOR_GAUGES = {
  twofold_projector_leading: { help: 'Whether this process is the leader, which writes the read models' },
  twofold_projection_behind_seconds: {
    help: 'Age of the oldest event that is not in a read model',
    labels,
  },
  twofold_projection_behind_events: {
    help: 'Events that are not in a read model. Only for a log in PostgreSQL, where positions count events',
    labels,
  },
  twofold_projection_parked_streams: { help: 'Streams that a read model skips because of an error', labels },
  twofold_projection_in_trouble: { help: 'Whether a projection is stuck', labels },
  twofold_refunds_failed: { help: 'Refunds that failed at the provider and that no operator has retried yet' },
  twofold_disputes_open: { help: 'Payment disputes that are not decided yet' },
} as const satisfies Readonly<Record<string, GaugeOf>>;

/** Counts the events between two positions of a log whose positions are dense. */
export type CountEvents = (after: Position | undefined, upTo: Position | undefined) => number;

/** Positions of the log in PostgreSQL are dense, from 1. */
export const countDense: CountEvents = (after, upTo) => Number(upTo ?? 0) - Number(after ?? 0);

/** `countEvents` is absent if positions are not dense. */
export const readProjectorState =
  (
    { health, paymentIssues }: Pick<Projector, 'health' | 'paymentIssues'>,
    countEvents?: CountEvents,
  ): ReadState<keyof typeof PROJECTOR_GAUGES> =>
  async () => {
    const [{ isLeading, projections }, issues] = await Promise.all([health(), paymentIssues()]);
    const ofEach = (value: (projection: ProjectionHealth) => number): readonly Sample[] =>
      projections.map((projection) => ({ labels: { projection: projection.name }, value: value(projection) }));
    return {
      twofold_projector_leading: [{ value: Number(isLeading) }],
      twofold_projection_behind_seconds: ofEach(({ behindMs }) => behindMs / 1_000),
      twofold_projection_behind_events: countEvents
        ? ofEach(({ checkpoint, head }) => Math.max(0, countEvents(checkpoint, head)))
        : [],
      twofold_projection_parked_streams: ofEach(({ parkedCount }) => parkedCount),
      twofold_projection_in_trouble: ofEach(({ trouble }) => Number(trouble !== undefined)),
      twofold_refunds_failed: [{ value: issues.refundsFailed }],
      twofold_disputes_open: [{ value: issues.disputesOpen }],
    };
  };
