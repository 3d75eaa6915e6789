import type { HandlerView, ProjectionsView, ReactorsView } from '@twofold/contracts/audit/figures/api';
import { projectionsKey, reactorsKey } from '../figures-api.ts';

export type Projection = ProjectionsView['projections'][number];
export type Reactor = ReactorsView['reactors'][number];
/** The common data of projections and reactors; only projections have a rebuild. */
export type Handler = HandlerView & Pick<Projection, 'rebuild'>;
export type Operation = NonNullable<Handler['operations']>[number];
export type ParkedStream = Handler['parkedStreams'][number];
export type EndedRebuild = NonNullable<Projection['lastRebuild']>;

/** The differences between projections and reactors: their paths, and their names in the console. */
export type HandlerKind = {
  /** The path below `/api/operations`. */
  readonly path: 'projections' | 'reactors';
  /** The cache key of their list. */
  readonly key: string;
  readonly one: string;
  readonly heading: string;
  /** The service that applies operators' requests. */
  readonly appliedBy: string;
};

export const PROJECTIONS: HandlerKind = {
  path: 'projections',
  key: projectionsKey,
  one: 'projection',
  heading: 'Read model',
  appliedBy: 'The projector',
};

export const REACTORS: HandlerKind = {
  path: 'reactors',
  key: reactorsKey,
  one: 'reactor',
  heading: 'Reactor',
  appliedBy: 'The command service',
};
