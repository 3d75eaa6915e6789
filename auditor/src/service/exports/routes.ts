import { exportQuery } from '@twofold/contracts/audit/figures/api';
import type { ChainReader } from '@twofold/event-store/chain';
import { parseInput } from '@twofold/http/parse-input';
import { HttpError } from '@twofold/http/respond-to-errors';
import { Router, type RequestHandler, type Response } from 'express';
import { chooseRange } from '../../chain/choose-range.ts';
import type { ExportPart } from '../../chain/export-part.ts';
import { manifestPath } from '../../chain/manifest.ts';
import type { Signer } from '../../chain/signature.ts';
import { isCannotAudit } from '../../explain.ts';
import type { AccessLog } from '../access-log.ts';
import { createManifests, fileOf } from './manifests.ts';

type Deps = {
  readonly chain: ChainReader | undefined;
  readonly signer: Signer | undefined;
  readonly accessLog: AccessLog;
  /** Requires a recent proof of the second factor. */
  readonly demandProof: RequestHandler;
  readonly now: () => Date;
};

const CONTENT_TYPES = { ndjson: 'application/x-ndjson; charset=utf-8', csv: 'text/csv; charset=utf-8' };
/** A client that reads nothing for so long is gone. */
const STUCK_MS = 30_000;

/** Downloads of the log as stored, and of the manifests that verify them. */
export const exportRoutes = ({ chain, signer, accessLog, demandProof, now }: Deps): Router => {
  if (chain === undefined) {
    const refuse: RequestHandler = (request) => {
      parseInput(exportQuery, request.query);
      throw new HttpError(422, 'This log keeps no chain, and so it has no export that verifies');
    };
    return Router().get('/api/audit/export', refuse).get('/api/audit/export/manifest', refuse);
  }
  const manifests = createManifests(chain, { signer, now });
  return Router()
    .get('/api/audit/export', demandProof, async (request, response) => {
      const part = await partOf(chain, request.query);
      await accessLog.record(request, response, { look: 'export' });
      response.attachment(fileOf(part));
      response.type(CONTENT_TYPES[part.encoding]);
      if (request.method !== 'HEAD') {
        await manifests
          .exported(part, (text) => writeTo(response, text))
          .catch((error: unknown) => {
            if (!response.destroyed) throw error;
          });
      }
      response.end();
    })
    .get('/api/audit/export/manifest', demandProof, async (request, response) => {
      const part = await partOf(chain, request.query);
      await accessLog.record(request, response, { look: 'export' });
      response.attachment(manifestPath(fileOf(part)));
      response.json(await manifests.manifestOf(part));
    });
};

/** @throws HttpError for positions that the log does not have */
const partOf = async (chain: ChainReader, query: unknown): Promise<ExportPart> => {
  const { format: encoding, after, until } = parseInput(exportQuery, query);
  if (after !== undefined && until !== undefined && after > until)
    throw new HttpError(400, 'An export begins before it ends');
  const range = await chooseRange(chain, { after, until }).catch((error: unknown) => {
    throw isCannotAudit(error) ? new HttpError(422, error.message, { cause: error }) : error;
  });
  return { ...range, encoding };
};

/** Writes, and waits until it is on its way. @throws Error when the client has gone */
const writeTo = async (response: Response, text: string): Promise<void> => {
  if (response.destroyed) throw new Error('The client has gone');
  if (response.write(text)) return;
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => response.destroy(), STUCK_MS);
    const done = (): void => {
      clearTimeout(late);
      response.off('drain', done).off('close', done);
      if (response.destroyed) reject(new Error('The client has gone'));
      else resolve();
    };
    response.once('drain', done).once('close', done);
  });
};
