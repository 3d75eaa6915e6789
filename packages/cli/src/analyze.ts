import { randomUUID } from 'node:crypto';
import type { Api, Problem, Product } from './client.ts';

/** There is no report, because of the site or of Twofold. */
export class CannotAnalyze extends Error {
  readonly isOfSite: boolean;

  constructor(message: string, { isOfSite }: { readonly isOfSite: boolean }) {
    super(message);
    this.isOfSite = isOfSite;
  }
}

/** Statuses of refusals that concern the address: a retry does not help. */
const OF_SITE = new Set([400, 422]);
const POSITION_TOKEN = 'x-log-position-token';

/** Analyzes a site and reads its report. @throws CannotAnalyze */
export const analyze = async (api: Api, url: string): Promise<Product> => {
  const { data, error, response } = await api.POST('/api/analyze/url', {
    // If a proxy or fetch itself repeats the request, it is the same analysis.
    params: { header: { 'Idempotency-Key': randomUUID() } },
    body: { url },
  });
  if (data === undefined) throw refused(error, response.status);
  return readReport(api, data.productId, response.headers.get(POSITION_TOKEN) ?? undefined);
};

/** Reads a report. With the position token of a write, the server waits for that write. @throws CannotAnalyze */
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
