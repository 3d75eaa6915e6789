import { exportQuery } from '@twofold/contracts/audit/figures/api';
import type { ChainReader } from '@twofold/event-store/chain';
import { HttpError } from '@twofold/http/respond-to-errors';
import { Router, type Response } from 'express';
import { chooseRange } from '../../chain/choose-range.ts';
import { writeExport } from '../../chain/write-export.ts';
import { isCannotAudit } from '../../explain.ts';
import type { Looks } from '../looks.ts';

type Deps = { readonly chain: ChainReader | undefined; readonly looks: Looks };

const CONTENT_TYPES = { ndjson: 'application/x-ndjson; charset=utf-8', csv: 'text/csv; charset=utf-8' };
/** Whoever takes nothing for so long has gone. */
const STUCK_MS = 30_000;

/** The log as it is stored, to be taken along. */
export const exportRoutes = ({ chain, looks }: Deps): Router =>
  Router().get('/api/audit/export', async (request, response) => {
    const { format: encoding, after, until } = exportQuery.parse(request.query);
    if (chain === undefined) throw new HttpError(422, 'This log keeps no chain, and so it has no export that verifies');
    if (after !== undefined && until !== undefined && after > until)
      throw new HttpError(400, 'An export begins before it ends');
    const range = await chooseRange(chain, { after, until }).catch((error: unknown) => {
      throw isCannotAudit(error) ? new HttpError(422, error.message, { cause: error }) : error;
    });
    await looks.record(request, response, { look: 'export' });
    response.attachment(`twofold-log-${range.start.position + 1}-${range.until}.${encoding}`);
    response.type(CONTENT_TYPES[encoding]);
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    const { start } = range;
    const events = chain.read({ after: start.position === 0 ? undefined : start.position, until: range.until });
    await writeExport(events, { encoding, start, write: (text) => writeTo(response, text) }).catch((error: unknown) => {
      if (!response.destroyed) throw error;
    });
    response.end();
  });

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
