import type { IncomingMessage } from 'node:http';

/** The address where a service listens, and the other names under which it is reached. */
export type Address = {
  readonly host: string;
  readonly port: number;
  /** Where browsers reach the product, such as `https://twofold.example`. */
  readonly publicOrigin?: string | undefined;
  /** Whether a proxy is configured, which is responsible for the names that it forwards. */
  readonly isProxied?: boolean;
};

const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|\[?::1\]?|(?:[\w-]+\.)*localhost)$/i;

/**
 * Filters requests to a loopback listener by the name in their `Host`. Otherwise a foreign page whose name resolves to
 * 127.0.0.1 (DNS rebinding) would have the same origin as the service, and could read and write through a visitor's
 * browser. A listener that other machines can reach is not filtered.
 */
export const knownHosts = ({
  host,
  publicOrigin,
  isProxied = false,
}: Address): ((request: IncomingMessage) => boolean) => {
  if (!LOOPBACK.test(host) || isProxied) return () => true;
  const publicHost = publicOrigin === undefined ? undefined : new URL(publicOrigin).hostname;
  return ({ headers }) => {
    const name = URL.parse(`http://${headers.host ?? 'localhost'}`)?.hostname;
    return name !== undefined && (LOOPBACK.test(name) || name === publicHost);
  };
};

/** The names of a service, from the variables that all services have. */
export const addressOf = (env: {
  readonly HOST: string;
  readonly PORT: number;
  readonly PUBLIC_ORIGIN?: string | undefined;
  readonly TRUST_PROXY?: number | string | false;
}): Address => ({
  host: env.HOST,
  port: env.PORT,
  publicOrigin: env.PUBLIC_ORIGIN,
  isProxied: env.TRUST_PROXY !== undefined && env.TRUST_PROXY !== false && env.TRUST_PROXY !== 0,
});
