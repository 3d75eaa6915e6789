import type { HandlerView, ProjectionsView, ReactorsView } from '@twofold/contracts/audit/figures/api';
import { projectionsKey, reactorsKey } from '../figures-api.ts';

export type Projection = ProjectionsView['projections'][number];
export type Reactor = ReactorsView['reactors'][number];
/** What projections and reactors have in common; only projections are rebuilt. */
export type Handler = HandlerView & Pick<Projection, 'rebuild'>;
export type Operation = NonNullable<Handler['operations']>[number];
export type ParkedStream = Handler['parkedStreams'][number];
export type EndedRebuild = NonNullable<Projection['lastRebuild']>;

/** What differs between projections and reactors in what operators ask, and in how the console speaks of them. */
export type HandlerKind = {
  /** Below `/api/operations`. */
  readonly path: 'projections' | 'reactors';
  /** Where the console reads them. */
  readonly key: string;
  readonly one: string;
  readonly heading: string;
  /** Applies what operators ask. */
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
