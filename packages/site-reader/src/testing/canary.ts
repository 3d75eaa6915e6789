import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

export interface Canary {
  /** The port that no request of a page may reach. */
  readonly port: number;
  /** The path of each request that arrived, or the kind of other traffic. */
  readonly hits: string[];
  close(): Promise<void>;
}

const nameOf = (data: Buffer): string => /^[A-Z]+ \/(\S*) HTTP/.exec(data.toString('latin1'))?.[1] ?? 'no request';

/** A server on loopback, for TCP and UDP on the same port, that records what arrives. */
export const startCanary = async (): Promise<Canary> => {
  const hits: string[] = [];
  const server = createServer((socket) => {
    hits.push('a connection');
    socket
      .on('error', () => {})
      .on('data', (data) => {
        hits.push(nameOf(data));
        socket.end(
          'HTTP/1.1 200 OK\r\nAccess-Control-Allow-Origin: *\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
        );
      });
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const datagrams = createSocket('udp4').on('message', () => hits.push('a datagram'));
  datagrams.bind(port, '127.0.0.1');
  await once(datagrams, 'listening');
  return {
    port,
    hits,
    close: async () => {
      datagrams.close();
      server.close();
      await once(server, 'close');
    },
  };
};
