import { Refusal } from '../decider.ts';
import type { NextId } from '../next-id.ts';
import type { Allocated } from './request-log.ts';
import type { WriteRun } from './repeatable.ts';

/** Which of the numbers of a request is the id, where the next one comes from, and how a decider says that it is taken. */
export type IdToFind = { readonly name: string; readonly next: NextId; readonly taken: string };

/**
 * Runs a write with the id that was allocated to its request. After a restored backup the sequence may hand out ids that
 * are taken, and another request may have given one up: the next ones are tried then, and kept with `others`, so that a
 * repeat of the request has them again.
 */
export const withFreeId = async <Result>(
  { allocated, reallocate }: WriteRun,
  { name, next, taken }: IdToFind,
  others: Allocated,
  run: (id: number) => Promise<Result>,
): Promise<Result> => {
  let id = allocated[name] ?? (await next());
  for (;;) {
    try {
      return await run(id);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== taken) throw error;
      id = await next();
      await reallocate({ [name]: id, ...others });
    }
  }
};
