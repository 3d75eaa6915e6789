import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { addressOf, knownHosts, type Address } from './known-hosts.ts';

const isKnown = (host: string | undefined, address: Partial<Address> = {}): boolean =>
  knownHosts({ host: '127.0.0.1', port: 3000, ...address })({ headers: { host } } as IncomingMessage);

describe('a request to a service on loopback', () => {
  it.each([undefined, 'localhost', 'localhost:3000', 'twofold.localhost', '127.0.0.1:3000', '127.1.2.3', '[::1]:3000'])(
    'is possible by the name %s',
    (host) => expect(isKnown(host)).toBe(true),
  );

  it.each([
    'evil.example',
    'evil.example:3000',
    '127.0.0.1.nip.example',
    'localhost.evil.example',
    '192.168.0.7',
    '',
    '@',
  ])('is refused by the name "%s", which may be rebound', (host) => expect(isKnown(host)).toBe(false));

  it('is accepted for the public host name', () => {
    expect(isKnown('twofold.example', { publicOrigin: 'https://twofold.example' })).toBe(true);
    expect(isKnown('evil.example', { publicOrigin: 'https://twofold.example' })).toBe(false);
  });

  it('is accepted for every name if a proxy is configured', () => {
    expect(isKnown('twofold.example', { isProxied: true })).toBe(true);
  });
});

describe('a request to a service that other machines reach', () => {
  it('is accepted for every name', () => expect(isKnown('twofold.example', { host: '0.0.0.0' })).toBe(true));
});

describe('the address of a service', () => {
  it.each([
    [undefined, false],
    [false, false],
    [0, false],
    [1, true],
    ['loopback', true],
  ] as const)('is behind a proxy or not, where TRUST_PROXY is %s', (TRUST_PROXY, isProxied) => {
    expect(addressOf({ HOST: '::1', PORT: 1, ...(TRUST_PROXY !== undefined && { TRUST_PROXY }) })).toEqual({
      host: '::1',
      port: 1,
      publicOrigin: undefined,
      isProxied,
    });
  });
});
