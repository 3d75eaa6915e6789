import { describe, expect, it } from 'vitest';
import { addressBytes, whyNotPublic } from './addresses.ts';
import { readOnePage } from './testing/loopback-server.ts';
import { READ_BUDGETS } from './budgets.ts';
import type { Network } from './network.ts';
import { FORBIDDEN_TARGETS, type ForbiddenTarget } from './testing/forbidden-targets.ts';
import { recordingNetwork } from './testing/recording-network.ts';

type Guard = (url: string, network: Network) => Promise<unknown>;

const rules = { ports: [80, 443], allow: [] };
const ourGuard: Guard = (url, network) => readOnePage(url, { network, rules, budgets: READ_BUDGETS });

const hostOf = (url: string) => new URL(url).hostname.replace(/^\[(.*)\]$/, '$1');
const dialAll = (addresses: readonly string[], network: Network) => {
  for (const address of addresses) network.dial(address, 80).on('error', () => {});
};

/** A common guard: a list of forbidden host names. */
const hostNameGuard: Guard = async (url, network) => {
  const host = new URL(url).hostname;
  if (/^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|0\.0\.0\.0|\[::1?\]|\[f[cd])/i.test(host))
    return;
  dialAll(addressBytes(hostOf(url)) ? [hostOf(url)] : await network.resolve(hostOf(url)), network);
};

/** A guard that checks the addresses of names, but not literals. */
const lookupOnlyGuard: Guard = async (url, network) => {
  if (addressBytes(hostOf(url))) return dialAll([hostOf(url)], network);
  const addresses = await network.resolve(hostOf(url));
  if (addresses.every((address) => whyNotPublic(addressBytes(address) ?? new Uint8Array()) === undefined))
    dialAll(addresses, network);
};

/** A guard that checks only the first address of a name. */
const firstAnswerGuard: Guard = async (url, network) => {
  const [first = ''] = addressBytes(hostOf(url)) ? [hostOf(url)] : await network.resolve(hostOf(url));
  if (whyNotPublic(addressBytes(first) ?? new Uint8Array()) === undefined) dialAll([first], network);
};

const connectionsOf = async (guard: Guard, { url, answers }: ForbiddenTarget): Promise<readonly string[]> => {
  const network = recordingNetwork(answers);
  await guard(url, network).catch(() => {});
  return network.dialled;
};

describe('a URL that leads to a special address', () => {
  it.each(FORBIDDEN_TARGETS)('is refused without a connection: $name', async (target) => {
    const network = recordingNetwork(target.answers);
    const result = await ourGuard(target.url, network);
    expect(result).toMatchObject({ ok: false, failure: { reason: 'refused-address' } });
    expect(network.dialled).toEqual([]);
  });

  it.each([
    ['a list of host names', hostNameGuard],
    ['a judged look-up', lookupOnlyGuard],
    ['a judged first answer', firstAnswerGuard],
  ])('is connected by a guard that has only %s: the table notices', async (_name, guard) => {
    const connections = await Promise.all(FORBIDDEN_TARGETS.map((target) => connectionsOf(guard, target)));
    expect(connections.filter((made) => made.length > 0).length).toBeGreaterThan(0);
  });

  it('is refused with the same words whether something listens there or not', async () => {
    const [one, other] = await Promise.all(
      ['http://10.0.0.1/', 'http://10.0.0.2/'].map((url) => ourGuard(url, recordingNetwork())),
    );
    expect(one).toEqual(other);
  });
});
