import { gunzipSync } from 'node:zlib';
import { productQuery, type PassageView } from '@twofold/contracts/analysis/api';
import { capturedText } from '@twofold/contracts/analysis/captures';
import { hideSecrets } from '@twofold/contracts/analysis/hide-secrets';
import type { EventStore } from '@twofold/event-store/port';
import { parseInput } from '@twofold/http/parse-input';
import { HttpError } from '@twofold/http/respond-to-errors';
import { Router } from 'express';
import { idInPath } from '../../requests/id-in-path.ts';
import type { Captures } from '../captures/captures.ts';
import { mayShow, type MayShowDeps } from '../may-show.ts';
import { passageIn } from './passage-in.ts';
import { quotedBy } from './quoted-by.ts';

export type PassageRoutesDeps = MayShowDeps & {
  readonly store: EventStore;
  readonly captures: Pick<Captures, 'find'>;
};

const NOT_FOUND = 'Passage not found';
const MAX_ID_LENGTH = 80;

/** The passages that a report quotes, for users who may see the report: each with some context, never the whole text. */
export const passageRoutes = (deps: PassageRoutesDeps): Router =>
  Router().get('/api/products/:id/passages/:evidence', async (request, response) => {
    const links = parseInput(productQuery.omit({ version: true }), request.query);
    const productId = idInPath(request, NOT_FOUND);
    const evidence = request.params['evidence'];
    const isVisible =
      evidence.length <= MAX_ID_LENGTH && (await mayShow(deps, productId, { request, response, links }));
    const passage = isVisible ? await findPassage(deps, productId, evidence) : undefined;
    if (passage === undefined) throw new HttpError(404, NOT_FOUND);
    response.setHeader('Cache-Control', 'private, no-cache');
    response.json(passage);
  });

const findPassage = async (
  { store, captures }: PassageRoutesDeps,
  productId: number,
  evidenceId: string,
): Promise<PassageView | undefined> => {
  const quoted = await quotedBy(store, productId, evidenceId);
  if (quoted === undefined) return undefined;
  const bytes = await captures.find(quoted.capture);
  if (bytes === undefined) return undefined;
  const text = capturedText.parse(JSON.parse(gunzipSync(bytes).toString()));
  const passage = passageIn(text, quoted.evidence);
  return passage && hideSecrets(passage, quoted.addresses);
};
