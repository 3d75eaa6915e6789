import { createServer, type RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { overHttp, type Question } from './over-http.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

const serve = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}`;
};

const questions: readonly Question[] = [
  { path: '/1', text: 'one' },
  { path: '/2', text: 'two' },
];
const run = { seconds: 1, signal: new AbortController().signal };

describe('asking over HTTP', () => {
  it('asks all questions in turn', async () => {
    const asked = new Set<string>();
    const url = await serve(({ url: path = '' }, response) => {
      asked.add(path);
      response.end(path === '/1' ? 'one' : 'two');
    });
    const figures = await overHttp('ours', url, questions).run(run);
    expect(figures['requests/s']).toBeGreaterThan(0);
    expect([...asked].toSorted()).toEqual(['/1', '/2']);
  });

  it('fails when an answer is not the right one before a run', async () => {
    const url = await serve((_, response) => response.end('one'));
    await expect(overHttp('ours', url, questions).run(run)).rejects.toThrow('ours answers something else to /2');
  });

  it('fails when an answer is not the right one any more after a run', async () => {
    let asked = 0;
    const url = await serve(({ url: path }, response) => {
      asked += 1;
      response.end(asked > questions.length ? 'three' : path === '/1' ? 'one' : 'two');
    });
    await expect(overHttp('ours', url, questions).run(run)).rejects.toThrow('ours answers something else to /1');
  });

  it('fails when the service does', async () => {
    let asked = 0;
    const url = await serve(({ url: path }, response) => {
      asked += 1;
      response.statusCode = asked > questions.length ? 500 : 200;
      response.end(path === '/1' ? 'one' : 'two');
    });
    await expect(overHttp('ours', url, questions).run(run)).rejects.toThrow(/ours failed \d+ times/);
  });
});
