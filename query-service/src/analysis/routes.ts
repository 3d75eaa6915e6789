import { listOwnProductsQuery, listProductsQuery, productQuery } from '@twofold/contracts/analysis/api';
import { parseInput } from '@twofold/http/parse-input';
import { HttpError } from '@twofold/http/respond-to-errors';
import { accountIdOf, requireAccountId } from '@twofold/sessions/sessions';
import { Router, type RequestHandler } from 'express';
import { accessTo, OF_ACCESS, viewerOf } from '../access.ts';
import { isId } from '../is-id.ts';
import { submitterOf } from '../reader.ts';
import type { RouteDeps } from '../route-deps.ts';
import { sendJsonText } from '../send-json-text.ts';
import { deviceProductsFor } from './device-products.ts';
import { listedProducts } from './product-list.ts';
import { standingOf } from './standing.ts';
import { documentFor, documentForAll, isClaimable, productsOf } from './queries.ts';

type ProductRoutesDeps = RouteDeps & { readonly now: () => Date };

/**
 * Apps: one report, the list of Discover (D-49), and the user's own for My Apps. A listed report is the same for all
 * readers, except for the query of its address; an unlisted report has few readers (D-134).
 */
export const productRoutes = (deps: ProductRoutesDeps): Router =>
  Router()
    .get(
      '/api/products',
      deps.seesOwnWrites('products', 'feedback_seats'),
      sendListForAll(deps),
      deps.sessions,
      deps.seesOwnWrites('reviews'),
      sendListForReader(deps),
    )
    .get(
      '/api/products/:id',
      deps.seesOwnWrites('products'),
      sendDocumentForAll(deps),
      deps.sessions,
      deps.seesOwnWrites(...OF_ACCESS),
      sendDocumentForViewer(deps),
    )
    .get('/api/products/:id/standing', deps.sessions, deps.seesOwnWrites(...OF_ACCESS), sendStanding(deps))
    .get('/api/products/:id/claimable', deps.sessions, deps.seesOwnWrites('products'), async (request, response) => {
      requireAccountId(request);
      const { id } = request.params;
      const device = submitterOf(request);
      const isFound = isId(id) && device !== undefined && (await isClaimable(deps.database, id, device));
      if (!isFound) throw new HttpError(404, 'This app cannot be added here');
      response.status(204).end();
    })
    .get(
      '/api/device/products',
      deps.sessions,
      deps.seesOwnWrites('submissions', 'products'),
      async (request, response) => {
        response.json(await deviceProductsFor(deps.database, viewerOf(request), deps.now()));
      },
    )
    .get(
      '/api/me/products',
      deps.sessions,
      deps.seesOwnWrites('products', 'feedback_seats', 'reviews'),
      async (request, response) => {
        const userId = requireAccountId(request);
        response.json(await productsOf(deps.database, userId, parseInput(listOwnProductsQuery, request.query)));
      },
    );

/** A list is the same for all readers, unless it is filtered for apps that the reader can review. */
const sendListForAll =
  ({ database }: ProductRoutesDeps): RequestHandler =>
  async (request, response, next) => {
    const query = parseInput(listProductsQuery, request.query);
    if (query.for === undefined) sendJsonText(request, response, await listedProducts(database, query));
    else next();
  };

/** A visitor has no apps of their own. */
const sendListForReader =
  ({ database }: ProductRoutesDeps): RequestHandler =>
  async (request, response) => {
    const query = { ...parseInput(listProductsQuery, request.query), reader: accountIdOf(request) };
    response.type('application/json').send(await listedProducts(database, query));
  };

/** Answers most requests without reading the session: a listed report whose address has no hidden part. */
const sendDocumentForAll =
  ({ database }: ProductRoutesDeps): RequestHandler =>
  async (request, response, next) => {
    const { id } = request.params;
    const { version } = parseInput(productQuery, request.query);
    const document = isId(id) ? await documentForAll(database, id, version) : undefined;
    if (document === undefined) next();
    else sendJsonText(request, response, document);
  };

const sendStanding =
  ({ database, now }: ProductRoutesDeps): RequestHandler =>
  async (request, response) => {
    const { id } = request.params;
    const viewer = viewerOf(request, parseInput(productQuery, request.query));
    const isVisible = isId(id) && (await accessTo(database, id, viewer, now())) !== undefined;
    const standing = isVisible ? await standingOf(database, id, viewer) : undefined;
    if (standing === undefined) throw new HttpError(404, 'Product not found');
    response.json(standing);
  };

/** Missing and hidden reports get the same answer, by the same steps. */
const sendDocumentForViewer =
  ({ database, now }: ProductRoutesDeps): RequestHandler =>
  async (request, response) => {
    const { id } = request.params;
    const { version, ...links } = parseInput(productQuery, request.query);
    const access = isId(id) ? await accessTo(database, id, viewerOf(request, links), now()) : undefined;
    const document = isId(id) && access ? await documentFor(database, access, id, version) : undefined;
    if (document === undefined) throw new HttpError(404, 'Product not found');
    response.type('application/json').send(document);
  };
