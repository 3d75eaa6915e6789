import { removeProductBody } from '@twofold/contracts/analysis/api';
import { deviceOf } from '@twofold/http/browser-cookie';
import { Router, type Request } from 'express';
import type { CommandContext, HandleCommand } from '../command-handler.ts';
import { idInPath } from '../requests/id-in-path.ts';
import type { Done, Write } from '../requests/write.ts';
import { productCategory } from './category.ts';
import type { AnalysisCommand } from './commands.ts';
import { askingOf } from './asking.ts';
import type { Asking } from './find-app.ts';
import type { HideApp } from './hide-app.ts';
import type { Moderation } from './moderation.ts';

export type ProductRoutesDeps = {
  readonly write: Write;
  readonly handle: HandleCommand;
  readonly hideApp: HideApp;
  readonly moderation: Moderation;
  /** Deletes the key of a report. */
  readonly eraseReport: (productId: number) => Promise<void>;
};

/** Claiming an app (D-47), unlisting it and listing it again, and taking it down (D-39). */
export const productRoutes = ({ write, handle, hideApp, moderation, eraseReport }: ProductRoutesDeps): Router => {
  const done = async (asking: Asking, command: AnalysisCommand, context: CommandContext): Promise<Done> => {
    const { productId } = command.data;
    const { position } = await hideApp(productId, asking, () => handle(productCategory, productId, command, context));
    return { body: { ok: true }, position };
  };
  const removal = { who: 'account', path: idOfProduct, body: removeProductBody } as const;

  const claim = write({
    who: 'account',
    path: idOfProduct,
    content: ({ request, response }) => deviceOf(request, response),
    handler: ({ request, response, path: productId, userId, at, context }) => {
      const data = { productId, userId, browser: deviceOf(request, response), claimedAt: at.toISOString() };
      return done(askingOf(request, userId), { type: 'ClaimProduct', data }, context);
    },
  });

  const unlist = write({
    ...removal,
    content: ({ body }) => body.reason ?? '',
    handler: ({ request, path: productId, userId, body: { reason }, at, context }) =>
      moderation({ request, userId }, (isModerator) => {
        const data = { productId, userId, isModerator, reason, unlistedAt: at.toISOString() };
        return done(askingOf(request, userId), { type: 'UnlistProduct', data }, context);
      }),
  });

  const listAgain = write({
    who: 'account',
    path: idOfProduct,
    handler: ({ request, path: productId, userId, at, context }) =>
      moderation({ request, userId }, (isModerator) => {
        const data = { productId, userId, isModerator, listedAt: at.toISOString() };
        return done(askingOf(request, userId), { type: 'ListProductAgain', data }, context);
      }),
  });

  const takeDown = write({
    ...removal,
    content: ({ body }) => body.reason ?? '',
    handler: ({ request, path: productId, userId, body: { reason }, at, context }) =>
      moderation({ request, userId, isSensitive: true }, async (isModerator) => {
        const data = { productId, userId, isModerator, reason, takenDownAt: at.toISOString() };
        const taken = await done(askingOf(request, userId), { type: 'TakeProductDown', data }, context);
        await eraseReport(productId);
        return taken;
      }),
  });

  return Router()
    .post('/api/products/:id/claim', claim)
    .post('/api/products/:id/unlist', unlist)
    .post('/api/products/:id/list-again', listAgain)
    .delete('/api/products/:id', takeDown);
};

const idOfProduct = (request: Request): number => idInPath(request, 'Product not found');
