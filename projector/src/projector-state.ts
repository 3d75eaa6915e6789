import type { Position } from '@twofold/event-store/port';
import type { GaugeOf, ReadState, Sample } from '@twofold/metrics/state-gauges';
import type { ProjectionHealth, ProjectorHealth } from './health.ts';

const labels = ['projection'] as const;

/** What is to be known of the read models, whichever process writes them. */
export const PROJECTOR_GAUGES = {
  twofold_projector_leading: { help: 'Whether this process is the one that writes' },
  twofold_projection_behind_seconds: {
    help: 'How long the first event that is not in a read model has been waiting',
    labels,
  },
  twofold_projection_behind_events: {
    help: 'Events that are not in a read model; only where positions count events, in a log in PostgreSQL',
    labels,
  },
  twofold_projection_parked_streams: { help: 'Streams that a read model goes without, because of an error', labels },
  twofold_projection_in_trouble: { help: 'Whether a projection does not go on', labels },
} as const satisfies Readonly<Record<string, GaugeOf>>;

/** How many events lie between two positions, in a log whose positions count them. */
export type CountEvents = (after: Position | undefined, upTo: Position | undefined) => number;

/** Positions of the log in PostgreSQL are dense, from 1. */
export const countDense: CountEvents = (after, upTo) => Number(upTo ?? 0) - Number(after ?? 0);

/** `countEvents` is absent where positions do not count events. */
export const readProjectorState =
  (health: () => Promise<ProjectorHealth>, countEvents?: CountEvents): ReadState<keyof typeof PROJECTOR_GAUGES> =>
  async () => {
    const { isLeading, projections } = await health();
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
    };
  };
