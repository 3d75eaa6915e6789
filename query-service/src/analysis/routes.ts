import { listProductsQuery } from '@twofold/contracts/analysis/api';
import { HttpError } from '@twofold/http/respond-to-errors';
import { Router } from 'express';
import { isId } from '../is-id.ts';
import type { Pipelines } from '../pipelines.ts';
import type { ReadYourWrites } from '../read-your-writes.ts';
import { sendJsonText } from '../send-json-text.ts';
import { newestProducts, productDocument } from './queries.ts';

/** Analysed sites: one for its report, the newest for Discover (D-49). */
export const productRoutes = (deps: { readonly database: Pipelines; readonly seesOwnWrites: ReadYourWrites }): Router =>
  Router()
    .get('/api/products', deps.seesOwnWrites('products'), async (request, response) => {
      const page = listProductsQuery.parse(request.query);
      sendJsonText(request, response, await newestProducts(deps.database, page));
    })
    .get('/api/products/:id', deps.seesOwnWrites('products'), async (request, response) => {
      const { id } = request.params;
      const document = isId(id) ? await productDocument(deps.database, id) : undefined;
      if (document === undefined) throw new HttpError(404, 'Product not found');
      sendJsonText(request, response, document);
    });
