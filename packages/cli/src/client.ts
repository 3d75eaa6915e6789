import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './generated/api-types.ts';

/** The API of one server, with the types of its OpenAPI document. */
export type Api = Client<paths>;
export type Product = components['schemas']['Product'];
export type Problem = components['schemas']['Problem'];

export type ClientOptions = {
  /** Such as `https://twofold.example`. */
  readonly server: string;
  /** A personal access token. */
  readonly token?: string | undefined;
  readonly fetch?: typeof fetch;
};

/** Opens the API of a server. */
export const openApi = ({ server, token, fetch = globalThis.fetch }: ClientOptions): Api =>
  createClient<paths>({
    baseUrl: server,
    fetch: (request) => fetch(request),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
