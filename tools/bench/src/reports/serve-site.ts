import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findFile } from './site-files.ts';

export interface ServedSite {
  readonly port: number;
  close(): Promise<void>;
}

/** The stored copies of old pages are UTF-8, even where their own head names another encoding. */
const typeOf = (file: string, body: Buffer): string => {
  if (file.endsWith('.txt')) return 'text/plain';
  if (file.endsWith('.xml')) return 'application/xml';
  return isUtf8(body) ? 'text/html; charset=utf-8' : 'text/html';
};

const isUtf8 = (body: Buffer): boolean => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body) !== '';
  } catch {
    return false;
  }
};

/** Serves the pages of a folder on loopback, the first one at `first`. What is not there is a 404. */
export const serveSite = async (folder: string, first = '/'): Promise<ServedSite> => {
  const server = createServer((request, response) => {
    const served = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
    const file = findFile(folder, served === decodeURIComponent(first) ? '/' : served);
    const answer = async (): Promise<void> => {
      if (file === undefined) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('not here');
      const body = await readFile(file);
      response.writeHead(200, { 'content-type': typeOf(file, body) }).end(body);
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections();
      return new Promise((done, failed) => server.close((error) => (error ? failed(error) : done())));
    },
  };
};
