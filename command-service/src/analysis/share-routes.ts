import type { ShareLinkResponse } from '@twofold/contracts/analysis/api';
import { Router, type Request } from 'express';
import type { HandleCommand } from '../command-handler.ts';
import { refuse } from '../decider.ts';
import { idInPath } from '../requests/id-in-path.ts';
import type { Write } from '../requests/write.ts';
import { askingOf } from './asking.ts';
import { productCategory } from './category.ts';
import type { HideApp } from './hide-app.ts';
import { hashOfToken, type TokenOfLink } from './share-link.ts';

export type ShareRoutesDeps = {
  readonly write: Write;
  readonly handle: HandleCommand;
  readonly hideApp: HideApp;
  readonly tokenOfLink: TokenOfLink;
};

/** Creating and revoking the share link of an app (D-134). */
export const shareRoutes = ({ write, handle, hideApp, tokenOfLink }: ShareRoutesDeps): Router => {
  const create = write({
    who: 'account',
    path: idOfProduct,
    handler: async ({ request, path: productId, userId, at, context }) => {
      const linkId = context.id;
      const tokenHash = hashOfToken(await tokenOfLink(productId, linkId));
      const data = { productId, userId, linkId, tokenHash, createdAt: at.toISOString() };
      const { state, position } = await hideApp(productId, askingOf(request, userId), () =>
        handle(productCategory, productId, { type: 'CreateShareLink', data }, context),
      );
      const link = state.status === 'completed' ? state.share : undefined;
      return { body: { linkId: (link ?? refuse('product-not-found')).linkId }, position };
    },
    // The recorded answer contains the link's id, not its token, which is never stored.
    after: async ({ path: productId }, answer) => {
      if (answer.status !== 200) return answer;
      const { linkId } = JSON.parse(answer.body) as { readonly linkId: string };
      const body: ShareLinkResponse = { token: await tokenOfLink(productId, linkId) };
      return { ...answer, body: JSON.stringify(body) };
    },
  });

  const revoke = write({
    who: 'account',
    path: idOfProduct,
    handler: async ({ request, path: productId, userId, at, context }) => {
      const data = { productId, userId, revokedAt: at.toISOString() };
      const { position } = await hideApp(productId, askingOf(request, userId), () =>
        handle(productCategory, productId, { type: 'RevokeShareLink', data }, context),
      );
      return { body: { ok: true }, position };
    },
  });

  return Router().post('/api/products/:id/share-link', create).delete('/api/products/:id/share-link', revoke);
};

const idOfProduct = (request: Request): number => idInPath(request, 'Product not found');
