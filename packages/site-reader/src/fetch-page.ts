import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { Dispatcher } from 'undici';
import type { Budgets } from './budgets.ts';
import { httpClientOn } from './http-client.ts';
import type { Network } from './network.ts';
import { openSocket } from './open-socket.ts';
import type { Certificate, PageResponse, Redirect } from './page-response.ts';
import { readBody } from './read-body.ts';
import { unreachable } from './read-failed.ts';
import { parseTarget, type Target, type TargetRules } from './target.ts';

export interface FetchGuardOptions {
  readonly network: Network;
  readonly rules: TargetRules;
  readonly budgets: Budgets;
}

/** The response after the last redirect, with any status. */
export interface FetchedPage extends Omit<PageResponse, 'bytes'> {
  readonly finalUrl: URL;
  readonly body: Buffer;
}

/** Only identifies the reader: no cookie, no referrer, nothing of an earlier hop. */
const REQUEST_HEADERS = {
  'user-agent': 'Twofold/1.0 (+site analysis)',
  accept: 'text/html,application/xhtml+xml;q=0.9',
  'accept-language': 'en',
  'accept-encoding': 'gzip, br',
};

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Responses with other statuses are judged without their body. */
const needsBody = (status: number): boolean => status < 400 || status === 503;

const joined = (headers: Dispatcher.ResponseData['headers']): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]));

/** The certificate of a connection; undefined without TLS. */
const certificateOf = (socket: Socket): Certificate | undefined => {
  if (!(socket instanceof TLSSocket)) return undefined;
  const { valid_from: from, valid_to: to } = socket.getPeerCertificate();
  return { protocol: socket.getProtocol() ?? '', validFrom: new Date(from), validTo: new Date(to) };
};

type Hop = { readonly redirectTo: string; readonly status: number } | { readonly page: Omit<FetchedPage, 'redirects'> };

/** `headers`: the body is not read. */
type Wanted = { readonly method: 'GET' | 'HEAD'; readonly part: 'page' | 'headers' };

/** One request over one connection that the fetch guard opens. */
const hop = async (
  target: Target,
  { method, part }: Wanted,
  { network, budgets }: FetchGuardOptions,
  signal: AbortSignal,
): Promise<Hop> => {
  const socket = await openSocket(target, { network, budgets, signal });
  const certificate = certificateOf(socket);
  const client = httpClientOn(socket, target, budgets);
  try {
    const path = target.url.pathname + target.url.search;
    const request = { path, method, headers: REQUEST_HEADERS, signal, reset: true } as const;
    const response = await client.request(request);
    const headers = joined(response.headers);
    const { statusCode: status } = response;
    const location = headers['location'];
    if (REDIRECTS.has(status) && location !== undefined) return { redirectTo: location, status };
    const page = { status, headers, certificate, finalUrl: target.url };
    if (part === 'headers' || !needsBody(status)) return { page: { ...page, body: Buffer.alloc(0) } };
    return {
      page: { ...page, body: await readBody(response.body, headers['content-encoding'] ?? '', budgets, signal) },
    };
  } finally {
    void client.destroy().catch(() => {});
    socket.destroy();
  }
};

/**
 * Fetches one page within the budgets. Follows redirects itself and checks each hop like the first (D-41).
 * @throws ReadFailed.
 * @throws the errors of sockets, streams and undici, all with a `code`.
 */
export const fetchPage = (url: string, options: FetchGuardOptions, signal: AbortSignal): Promise<FetchedPage> =>
  follow(url, { method: 'GET', part: 'page' }, options, signal);

/** The status of an address after its redirects. Throws like `fetchPage`. */
export const statusOf = async (
  url: string,
  method: Wanted['method'],
  options: FetchGuardOptions,
  signal: AbortSignal,
): Promise<number> => (await follow(url, { method, part: 'headers' }, options, signal)).status;

const follow = async (
  url: string,
  wanted: Wanted,
  options: FetchGuardOptions,
  signal: AbortSignal,
): Promise<FetchedPage> => {
  const seen = new Set<string>();
  const redirects: Redirect[] = [];
  let target = parseTarget(url, options.rules);
  for (;;) {
    if (seen.has(target.url.href)) throw unreachable('the page redirects in a loop');
    if (seen.size > options.budgets.redirects) throw unreachable('the page redirects too often');
    seen.add(target.url.href);
    const result = await hop(target, wanted, options, signal);
    if ('page' in result) return { ...result.page, redirects };
    redirects.push({ status: result.status, from: target.url.href });
    target = parseTarget(result.redirectTo, options.rules, target.url);
  }
};
