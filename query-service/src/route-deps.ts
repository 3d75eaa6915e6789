import type { RequestHandler } from 'express';
import type { Pipelines } from './pipelines.ts';
import type { ReadYourWrites } from './read-your-writes.ts';

/** The common dependencies of routes. `sessions` is mounted only on routes that need the user. */
export type RouteDeps = {
  readonly database: Pipelines;
  readonly sessions: RequestHandler;
  readonly seesOwnWrites: ReadYourWrites;
};
