import { randomUUID } from 'node:crypto';
import { aBrowser } from '@twofold/command-service/testing/a-browser';
import type { CompletionScene, PendingReview } from './scene.ts';

/** The final answer to a request that completes a review. */
export type Completion = { readonly reviewId: number; readonly isAwarded: boolean };

/** `first` is the service that is called first. A client that does not persist gives up when the connection breaks. */
export type CompletionOptions = { readonly first: number; readonly isPersistent: boolean; readonly hasKey: boolean };

/** Completes reviews as browsers do, while services are killed. `cutOff` counts the broken connections. */
export const createCompleter = ({ services }: Pick<CompletionScene, 'services'>) => {
  let cutOff = 0;

  /** @throws Error for any answer but 200, and 503, which is retried */
  const ask = async (url: string, { reviewId, cookies }: PendingReview, headers: Record<string, string>) => {
    const browser = aBrowser(url);
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    const answer = await browser
      .patch(`/api/reviews/${reviewId}`, { status: 'complete' }, headers)
      .catch(() => 'cut off');
    if (typeof answer === 'string') return 'cut off';
    if (answer.status === 503) return 'busy';
    if (answer.status !== 200) throw new Error(`${reviewId} was answered ${answer.status}`);
    return { reviewId, isAwarded: answer.body['creditsAwarded'] === 1 };
  };

  /** Repeats the request until it is answered, at the other service when one is gone; `undefined` if given up. */
  const complete = async (
    review: PendingReview,
    { first, isPersistent, hasKey }: CompletionOptions,
  ): Promise<Completion | undefined> => {
    const headers = hasKey ? { 'idempotency-key': randomUUID() } : {};
    for (let turn = first; ;) {
      const answer = await ask(await services[turn % 2]!.url(), review, headers);
      if (typeof answer !== 'string') return answer;
      if (answer === 'busy') continue;
      cutOff++;
      if (!isPersistent) return undefined;
      turn++;
    }
  };

  return { complete, cutOff: () => cutOff };
};
