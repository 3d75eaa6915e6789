import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);
const MODULE = path.join(import.meta.dirname, 'start-tracing.ts');

/** The OpenTelemetry modules that a new process has loaded after starting tracing. */
const loadedWith = async (endpoint: string | undefined): Promise<number> => {
  const script = `
    const { startTracing } = await import(${JSON.stringify(MODULE)});
    await startTracing({ endpoint: ${JSON.stringify(endpoint)}, service: 'a-test', log: console });
    const { createRequire } = await import('node:module');
    const loaded = Object.keys(createRequire(${JSON.stringify(MODULE)}).cache).filter((name) => name.includes('@opentelemetry'));
    console.log(loaded.length);
    process.exit(0);`;
  const { stdout } = await run(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script]);
  return Number(stdout);
};

describe('starting a process', () => {
  it('loads no OpenTelemetry module without a collector', async () => expect(await loadedWith(undefined)).toBe(0));

  it('loads OpenTelemetry with a collector', async () =>
    expect(await loadedWith('http://127.0.0.1:9')).toBeGreaterThan(0));
});
