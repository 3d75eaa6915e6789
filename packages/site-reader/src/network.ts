import { lookup } from 'node:dns/promises';
import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';

/**
 * The fetch guard's access to the network. Tests replace it with one that records, so that no test contacts a real site.
 */
export interface Network {
  /** All addresses of a name, in the order in which to try them. */
  resolve(name: string): Promise<readonly string[]>;
  /** Opens a TCP connection to an address, never to a name. The socket is not yet connected. */
  dial(address: string, port: number): Socket;
  /** The addresses of this machine. Even a public one may have services that a firewall hides from others. */
  ownAddresses(): readonly string[];
}

export const systemNetwork: Network = {
  resolve: async (name) => (await lookup(name, { all: true, order: 'verbatim' })).map(({ address }) => address),
  dial: (address, port) => connect({ host: address, port, autoSelectFamily: false }),
  ownAddresses: () =>
    Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .map(({ address }) => address),
};
