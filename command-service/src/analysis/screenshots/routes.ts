import { productQuery } from '@twofold/contracts/analysis/api';
import { screenshotName } from '@twofold/contracts/analysis/screenshot';
import { parseInput } from '@twofold/http/parse-input';
import { HttpError } from '@twofold/http/respond-to-errors';
import { Router } from 'express';
import { streamOf } from '../../category.ts';
import type { FoldStream } from '../../fold-stream.ts';
import { idInPath } from '../../requests/id-in-path.ts';
import type { CaptureId, Captures } from '../captures/captures.ts';
import { productCategory } from '../category.ts';
import { mayShow, type MayShowDeps } from '../may-show.ts';

export type ScreenshotRoutesDeps = MayShowDeps & {
  readonly fold: FoldStream;
  readonly captures: Pick<Captures, 'find'>;
};

const NOT_FOUND = 'Screenshot not found';
/** Data that may be erased must not stay in shared caches. */
const CACHED = 'private, max-age=3600';

/**
 * The screenshots of reports, for users who may see the report (D-122, D-134). Served here because the bytes are sealed
 * with the key of the report, and the query service has no keys.
 */
export const screenshotRoutes = (deps: ScreenshotRoutesDeps): Router =>
  Router().get('/api/products/:id/screenshots/:name', async (request, response) => {
    const { version, ...links } = parseInput(productQuery, request.query);
    const productId = idInPath(request, NOT_FOUND);
    const isVisible = await mayShow(deps, productId, { request, response, links });
    const id = isVisible ? await screenshotOf(deps, productId, request.params['name'], version) : undefined;
    if (id === undefined) throw new HttpError(404, NOT_FOUND);
    const etag = `"${id.digest}"`;
    response.setHeader('ETag', etag);
    response.setHeader('Cache-Control', CACHED);
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    const webp = await deps.captures.find(id);
    if (webp === undefined) {
      response.removeHeader('ETag');
      response.setHeader('Cache-Control', 'no-store');
      throw new HttpError(404, NOT_FOUND);
    }
    response.type('image/webp').send(webp);
  });

/** The screenshot of this version, or the newest one. */
const screenshotOf = async (
  { fold }: ScreenshotRoutesDeps,
  productId: number,
  asked: string | undefined,
  version: number | undefined,
): Promise<CaptureId | undefined> => {
  const { data: name } = screenshotName.safeParse(asked);
  if (name === undefined) return undefined;
  const { state } = await fold(productCategory, streamOf(productCategory, productId));
  if (state.status === 'absent') return undefined;
  const found = state.captures
    .filter((capture) => capture.name === name && (version === undefined || capture.version === version))
    .toSorted((one, other) => other.version - one.version)[0];
  return found && { productId, ...found };
};
