import { listOwnProductsQuery, listProductsQuery, productQuery } from '@twofold/contracts/analysis/api';
import { knownDeviceOf } from '@twofold/http/browser-cookie';
import { parseInput } from '@twofold/http/parse-input';
import { HttpError } from '@twofold/http/respond-to-errors';
import { requireAccountId } from '@twofold/sessions/sessions';
import { Router } from 'express';
import { isId } from '../is-id.ts';
import type { RouteDeps } from '../route-deps.ts';
import { sendJsonText } from '../send-json-text.ts';
import { isClaimable, newestProducts, productDocument, productsOf } from './queries.ts';

/**
 * Analysed sites: one for its report, the newest for Discover (D-49), those of one's own for My Apps. A report is the same
 * whoever asks, so whether it can be claimed is a question of its own (D-47).
 */
export const productRoutes = (deps: RouteDeps): Router =>
  Router()
    .get('/api/products', deps.seesOwnWrites('products', 'feedback_seats'), async (request, response) => {
      const page = parseInput(listProductsQuery, request.query);
      sendJsonText(request, response, await newestProducts(deps.database, page));
    })
    .get('/api/products/:id', deps.seesOwnWrites('products'), async (request, response) => {
      const { id } = request.params;
      const { version } = parseInput(productQuery, request.query);
      const document = isId(id) ? await productDocument(deps.database, id, version) : undefined;
      if (document === undefined) throw new HttpError(404, 'Product not found');
      sendJsonText(request, response, document);
    })
    .get('/api/products/:id/claimable', deps.sessions, deps.seesOwnWrites('products'), async (request, response) => {
      requireAccountId(request);
      const { id } = request.params;
      const device = knownDeviceOf(request);
      const canClaim = isId(id) && device !== undefined && (await isClaimable(deps.database, id, device));
      if (!canClaim) throw new HttpError(404, 'This app cannot be added here');
      response.status(204).end();
    })
    .get(
      '/api/me/products',
      deps.sessions,
      deps.seesOwnWrites('products', 'feedback_seats', 'reviews'),
      async (request, response) => {
        const userId = requireAccountId(request);
        response.json(await productsOf(deps.database, userId, parseInput(listOwnProductsQuery, request.query)));
      },
    );
