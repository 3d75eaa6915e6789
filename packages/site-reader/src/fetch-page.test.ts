import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

/** Imports the module before the first fetch: a later import would change nothing. */
const program = (url: string): string => `
  await import(${JSON.stringify(new URL('./fetch-page.ts', import.meta.url).href)});
  const { status } = await fetch(${JSON.stringify(url)}, { method: 'POST', body: 'four', headers: { 'Content-Length': 4 } });
  console.log(status);`;

it('does not change the global fetch of its process', { timeout: 60_000 }, async () => {
  const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const args = ['-C', 'source', '--import', 'tsx', '--input-type=module', '--eval'];
    const { stdout } = await run(process.execPath, [...args, program(`http://127.0.0.1:${port}/`)], {
      cwd: import.meta.dirname,
    });
    expect(stdout).toBe('200\n');
  } finally {
    server.close();
  }
});
