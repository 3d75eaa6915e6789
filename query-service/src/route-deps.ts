import type { RequestHandler } from 'express';
import type { Pipelines } from './pipelines.ts';
import type { ReadYourWrites } from './read-your-writes.ts';

/** What routes that answer people about their own are made with. `sessions` goes on those routes only that ask who it is. */
export type RouteDeps = {
  readonly database: Pipelines;
  readonly sessions: RequestHandler;
  readonly seesOwnWrites: ReadYourWrites;
};
