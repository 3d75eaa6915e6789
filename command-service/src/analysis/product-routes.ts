import { removeProductBody } from '@twofold/contracts/analysis/api';
import { browserOf } from '@twofold/http/browser-cookie';
import { parseInput } from '@twofold/http/parse-input';
import { requireAccountId } from '@twofold/sessions/sessions';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { CommandContext, HandleCommand } from '../command-handler.ts';
import { idInPath } from '../requests/id-in-path.ts';
import type { Repeatable } from '../requests/repeatable.ts';
import { requestContext } from '../requests/request-context.ts';
import { actorOf } from '../requests/request-log.ts';
import type { SendAnswer } from '../requests/send-answer.ts';
import { productCategory } from './category.ts';
import type { AnalysisCommand } from './decider.ts';

/** A run that takes longer is dead, and a repeat of its request may take over. */
const LEASE_MS = 10_000;
const DONE = JSON.stringify({ ok: true });

export type ProductRoutesDeps = {
  readonly sessions: RequestHandler;
  readonly handle: HandleCommand;
  /** Roles are another slice's. */
  readonly isModerator: (userId: number) => Promise<boolean>;
  /** Deletes the key of a report. */
  readonly eraseReport: (productId: number) => Promise<void>;
  readonly repeatable: Repeatable;
  readonly sendAnswer: SendAnswer;
  readonly now: () => Date;
};

/** One write to a product: which command it is, and what follows when it was taken. */
type Write = {
  readonly content: string;
  readonly command: (at: string) => AnalysisCommand | Promise<AnalysisCommand>;
  readonly andThen?: () => Promise<void>;
};

/** What people do with the apps that were analysed: claim one (D-47), take one off the lists, take one down (D-39). */
export const productRoutes = (deps: ProductRoutesDeps): Router => {
  const { sessions, handle, isModerator, eraseReport, repeatable, sendAnswer, now } = deps;

  const write = async (request: Request, response: Response, productId: number, done: Write): Promise<void> => {
    const actor = actorOf(requireAccountId(request));
    const answer = await repeatable({
      key: request.get('idempotency-key'),
      actor,
      content: `${request.method} ${request.path} ${done.content}`,
      limitMs: LEASE_MS,
      allocate: () => Promise.resolve({ productId, atMs: now().getTime() }),
      run: async ({ commandId, allocated }) => {
        const context: CommandContext = requestContext(response, commandId, actor);
        const command = await done.command(new Date(allocated['atMs'] ?? now()).toISOString());
        const { position } = await handle(productCategory, productId, command, context);
        await done.andThen?.();
        return { status: 200, body: DONE, position };
      },
    });
    await sendAnswer(request, response, answer);
  };

  const claim: RequestHandler = async (request, response) => {
    const userId = requireAccountId(request);
    const productId = idInPath(request, 'Product not found');
    const browser = browserOf(request, response);
    await write(request, response, productId, {
      content: browser,
      command: (claimedAt) => ({ type: 'ClaimProduct', data: { productId, userId, browser, claimedAt } }),
    });
  };

  const unlist: RequestHandler = async (request, response) => {
    const userId = requireAccountId(request);
    const productId = idInPath(request, 'Product not found');
    const { reason } = parseInput(removeProductBody, request.body);
    await write(request, response, productId, {
      content: reason ?? '',
      command: async (unlistedAt) => {
        const data = { productId, userId, isModerator: await isModerator(userId), reason, unlistedAt };
        return { type: 'UnlistProduct', data };
      },
    });
  };

  const takeDown: RequestHandler = async (request, response) => {
    const userId = requireAccountId(request);
    const productId = idInPath(request, 'Product not found');
    const { reason } = parseInput(removeProductBody, request.body);
    await write(request, response, productId, {
      content: reason ?? '',
      command: async (takenDownAt) => {
        const data = { productId, userId, isModerator: await isModerator(userId), reason, takenDownAt };
        return { type: 'TakeProductDown', data };
      },
      andThen: () => eraseReport(productId),
    });
  };

  return Router()
    .post('/api/products/:id/claim', sessions, claim)
    .post('/api/products/:id/unlist', sessions, unlist)
    .delete('/api/products/:id', sessions, takeDown);
};
