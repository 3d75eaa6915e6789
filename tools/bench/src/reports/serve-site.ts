import { readFile } from 'node:fs/promises';
import { serveOnLoopback, type Served } from '../harness/loopback.ts';
import { findFile } from './site-files.ts';

/** The stored copies of old pages are UTF-8, even where their head names another encoding. */
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

/** Serves the pages of a folder on loopback, the first page at `first`. Missing pages are answered with 404. */
export const serveSite = (folder: string, first = '/'): Promise<Served> =>
  serveOnLoopback((request, response) => {
    const served = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
    const file = findFile(folder, served === decodeURIComponent(first) ? '/' : served);
    const answer = async (): Promise<void> => {
      if (file === undefined) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('not here');
      const body = await readFile(file);
      response.writeHead(200, { 'content-type': typeOf(file, body) }).end(body);
    };
    answer().catch(() => response.destroy());
  });
