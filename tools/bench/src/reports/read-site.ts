import { connect } from 'node:net';
import { READ_BUDGETS } from '@twofold/site-reader/budgets';
import { readPages } from '@twofold/site-reader/read-pages';
import type { ReadResult } from '@twofold/site-reader/site-snapshot';
import { targetPair } from '@twofold/site-reader/target';

/**
 * Reads a site that is served on a port of loopback under the address it was published at, so that its absolute links and
 * its host are what they were. No packet leaves the machine: the name is not looked up, and every connection goes to the
 * port.
 */
export const readServedSite = (published: string, port: number): Promise<ReadResult> => {
  const url = new URL(published);
  url.protocol = 'http:';
  return readPages(url.href, {
    network: {
      resolve: () => Promise.resolve(['127.0.0.1']),
      dial: () => connect({ host: '127.0.0.1', port }),
      ownAddresses: () => [],
    },
    rules: { ports: [], allow: [targetPair(`${url.hostname}:${url.port || '80'}`)] },
    budgets: READ_BUDGETS,
  });
};
