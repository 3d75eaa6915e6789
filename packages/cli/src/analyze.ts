import { randomUUID } from 'node:crypto';
import type { Api, Problem, Product } from './client.ts';

/** The site, or Twofold, is the reason that there is no report. */
export class CannotAnalyze extends Error {
  readonly isOfSite: boolean;

  constructor(message: string, { isOfSite }: { readonly isOfSite: boolean }) {
    super(message);
    this.isOfSite = isOfSite;
  }
}

/** Refusals about the address itself: a repeat changes nothing. */
const OF_SITE = new Set([400, 422]);
const POSITION_TOKEN = 'x-log-position-token';

/** Analyzes a site and reads its report. @throws CannotAnalyze */
export const analyze = async (api: Api, url: string): Promise<Product> => {
  const { data, error, response } = await api.POST('/api/analyze/url', {
    // A repeat of the request, by a proxy or by fetch itself, is the same analysis.
    params: { header: { 'Idempotency-Key': randomUUID() } },
    body: { url },
  });
  if (data === undefined) throw refused(error, response.status);
  return readReport(api, data.productId, response.headers.get(POSITION_TOKEN) ?? undefined);
};

/** Reads a report; with the token of a write it waits for that write. @throws CannotAnalyze */
export const readReport = async (api: Api, productId: number, position?: string): Promise<Product> => {
  const header = position === undefined ? {} : { [POSITION_TOKEN]: position };
  const { data, error, response } = await api.GET('/api/products/{id}', {
    params: { path: { id: productId }, header },
  });
  if (data === undefined) throw refused(error, response.status);
  return data;
};

const refused = (problem: Problem | undefined, status: number): CannotAnalyze =>
  new CannotAnalyze(problem?.detail ?? `Twofold answered ${status}`, { isOfSite: OF_SITE.has(status) });
