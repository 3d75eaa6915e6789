import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createPostJson, type PostJson } from '@twofold/site-reader/post-json';
import {
  EXPIRED_CERTIFICATE,
  OTHER_CERTIFICATE,
  STRANGE_CERTIFICATE,
  TEST_CERTIFICATE,
  TEST_KEY,
} from '@twofold/site-reader/testing/certificates';
import { loopbackNetwork } from '@twofold/site-reader/testing/recording-network';

/** The faults of a receiver, and the entry of each in the delivery log. */
export const FAILINGS = {
  'is down': { cert: undefined, problem: 'The connection was refused' },
  'signs its certificate itself': { cert: STRANGE_CERTIFICATE, problem: 'The certificate is not trusted' },
  'has an expired certificate': { cert: EXPIRED_CERTIFICATE, problem: 'The certificate has expired' },
  'has the certificate of another name': { cert: OTHER_CERTIFICATE, problem: 'The certificate is for another name' },
} as const;
export type Failing = keyof typeof FAILINGS;

/** A receiver at https://shop.example/, on loopback, that fails until it is repaired. */
export const aFailingReceiver = async (failing: Failing) => {
  const { cert } = FAILINGS[failing];
  const received: string[] = [];
  let connections = 0;
  const server = createServer({ key: TEST_KEY, cert: cert ?? TEST_CERTIFICATE }, (request, response) => {
    received.push(String(request.headers['webhook-id']));
    request.resume().on('end', () => response.writeHead(204).end());
  });
  server.on('connection', (socket) => {
    connections += 1;
    socket.on('error', () => {});
  });
  const listen = (port: number): Promise<void> => new Promise((done) => server.listen(port, '127.0.0.1', done));
  const close = (): Promise<void> => new Promise((done) => server.close(() => done()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  if (cert === undefined) await close();
  const network = loopbackNetwork({ 'shop.example': ['93.184.216.34'] }, port);
  const postJson: PostJson = createPostJson({ network, trusted: [TEST_CERTIFICATE, OTHER_CERTIFICATE] });
  return {
    url: 'https://shop.example/hook',
    postJson,
    /** The ids of the messages that arrived. */
    received,
    /** The number of connections; 0 for a receiver that is down. */
    connections: (): number => connections,
    repair: async (): Promise<void> => {
      server.setSecureContext({ key: TEST_KEY, cert: TEST_CERTIFICATE });
      if (!server.listening) await listen(port);
    },
    close,
  };
};
