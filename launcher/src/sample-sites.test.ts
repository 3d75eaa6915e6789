import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listen, type Listening } from '@twofold/http/serve';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSampleSites, type SampleSites } from './sample-sites.ts';

let folder: string;
let memory: string;
let said: string[];
let open: { close: () => Promise<void> }[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'twofold-sample-sites-'));
  memory = path.join(folder, 'data', 'sample-sites-port');
  said = [];
  open = [];
});
afterEach(async () => {
  await Promise.all(open.map(({ close }) => close()));
  await rm(folder, { recursive: true, force: true });
});

const start = async (port: number): Promise<SampleSites> => {
  const sampleSites = await startSampleSites({ port, memory, say: (line) => said.push(line) });
  open.push(sampleSites);
  return sampleSites;
};

const portOf = (url: string): number => Number(new URL(url).port);
const portsOf = ({ allowedPairs }: SampleSites): number[] => allowedPairs.map((pair) => portOf(`http://${pair}`));

/** Another program on a port that the sample sites would like to have. */
const otherProgram = async (): Promise<Listening & { readonly port: number }> => {
  const other = await listen((_, response) => response.end(), { host: '127.0.0.1', port: 0 });
  open.push(other);
  return { ...other, port: portOf(other.url) };
};

describe('offering sample sites', () => {
  it('serves each site that is listed as its own page, and allows exactly that pair', async () => {
    const sampleSites = await start(0);
    const [pair] = sampleSites.allowedPairs;
    expect(sampleSites.sites.length).toBeGreaterThan(0);
    for (const { url } of sampleSites.sites) {
      const response = await fetch(url);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await response.text()).toContain('<title>');
      expect(new URL(url).host).toBe(pair);
      expect((await fetch(url.replace(/\/$/, ''))).url).toBe(url);
    }
    expect(sampleSites.allowedPairs).toEqual([expect.stringMatching(/^127\.0\.0\.1:\d+$/)]);
    expect((await fetch(`http://${pair}/no-such-site/`)).status).toBe(404);
    expect(said).toEqual([]);
  });
});

describe('offering sample sites while their port is taken', () => {
  it('takes a free port, says which, and has it again at the next start', async () => {
    const { port } = await otherProgram();
    const first = await start(port);
    const [chosen] = portsOf(first);
    expect(chosen).not.toBe(port);
    expect(said).toEqual([
      `Port ${port} is not free: the sample sites are at http://127.0.0.1:${chosen} (SAMPLE_SITES_PORT)`,
    ]);
    const [{ url } = { url: '' }] = first.sites;
    expect((await fetch(url)).status).toBe(200);
    await first.close();
    expect((await start(port)).sites).toEqual(first.sites);
  });

  it('still serves the URLs of that time when the port is free again', async () => {
    const other = await otherProgram();
    const first = await start(other.port);
    await first.close();
    await other.close();
    const second = await start(other.port);
    expect(portsOf(second)).toEqual([other.port, ...portsOf(first)]);
    const [{ url } = { url: '' }] = first.sites;
    expect((await fetch(url)).status).toBe(200);
    expect(portOf(second.sites[0]?.url ?? '')).toBe(other.port);
  });

  it('takes another one when the one that was remembered is taken too, or makes no sense', async () => {
    const { port } = await otherProgram();
    const first = await start(port);
    // `first` still runs, as that of another installation would.
    const second = await start(port);
    expect(portsOf(second)).not.toEqual(portsOf(first));
    expect(Number(await readFile(memory, 'utf8'))).toBe(portsOf(second)[0]);
    await writeFile(memory, 'http');
    expect(portsOf(await start(port))).toHaveLength(1);
  });
});
