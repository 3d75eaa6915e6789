import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen, type Listening } from '@twofold/http/serve';
import type { Registry } from 'prom-client';

/**
 * Serves `GET /metrics` in the format of Prometheus, at a separate address that must not be public: the numbers reveal
 * much about a business. `refresh` runs before each answer.
 * @throws Error with a sentence for the operator if the address is not available
 */
export const serveMetrics = (
  registry: Registry,
  options: {
    readonly address: { readonly host: string; readonly port: number };
    readonly refresh?: () => Promise<void>;
  },
): Promise<Listening> => {
  const { address, refresh } = options;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"Not found"}');
      return;
    }
    await refresh?.();
    response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics());
  };
  return listen((request, response) => {
    answer(request, response).catch(() => {
      response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":"The numbers cannot be read"}');
    });
  }, address);
};
