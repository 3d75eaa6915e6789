import type { ProjectionsView } from '@twofold/contracts/audit/figures/api';

export type Projection = ProjectionsView['projections'][number];
export type Operation = NonNullable<Projection['operations']>[number];
export type ParkedStream = Projection['parkedStreams'][number];
export type EndedRebuild = NonNullable<Projection['lastRebuild']>;
