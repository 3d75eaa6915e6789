import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../run-command.ts';
import { readComposeFile } from './compose-file.ts';
import { startInOrder } from './deployment.ts';

const FILE = `
services:
  one:
    depends_on: { two: { condition: service_healthy } }
  two:
    healthcheck: { test: [CMD, curl, http://127.0.0.1:80] }`;

describe('reading a docker-compose.yml', () => {
  it('refuses a health check that it could not run, and to start beside what is not ready', () => {
    const file = FILE.replace('test: [CMD,', 'test: [CMD-SHELL,');
    expect(() => readComposeFile(file, {})).toThrow('healthcheck');
    const early = FILE.replace('service_healthy', 'service_started');
    expect(() => readComposeFile(early, {})).toThrow('depends_on');
  });
});

describe('starting services in order', () => {
  const services = readComposeFile(FILE, {});

  it('begins with what others depend on', async () => {
    const started: string[] = [];
    await startInOrder(services, async (name) => void started.push(name));
    expect(started).toEqual(['two', 'one']);
  });

  it('starts nothing that depends on a failure', async () => {
    const started: string[] = [];
    const starting = startInOrder(services, async (name) => {
      started.push(name);
      throw new Error(`no ${name}`);
    });
    await expect(starting).rejects.toThrow('no two');
    expect(started).toEqual(['two']);
  });
});

describe('docker-compose.yml', () => {
  const read = async () => readComposeFile(await readFile(path.join(ROOT, 'docker-compose.yml'), 'utf8'), {});

  it('hands each service its own secrets only, and sets none in its environment', async () => {
    const services = await read();
    const foreign = [...services].flatMap(([name, { mounts }]) =>
      mounts
        .filter(({ source }) => source.startsWith('secrets') && source !== `secrets-of-${name}`)
        .map(({ source }) => `${name} finds ${source}`),
    );
    expect(foreign.filter((text) => !/^(certificates|secrets|init|init-log) /.test(text))).toEqual([]);
    const names = [...services.values()].flatMap(({ environment }) => Object.keys(environment));
    expect(names.filter((name) => /^(DATABASE|SMTP)_URL$|_(KEY|SECRET|PASSWORD)$/.test(name))).toEqual([]);
  });

  it('checks the health of everything that goes on running', async () => {
    const unchecked = [...(await read())].filter(([, { healthCheck }]) => healthCheck === undefined);
    expect(unchecked.map(([name]) => name)).toEqual(['certificates', 'secrets', 'init', 'init-log']);
  });

  const declared = async () => {
    const text = await readFile(path.join(ROOT, 'docker-compose.yml'), 'utf8');
    return parse(text, { merge: true }) as {
      services: Record<string, { readonly networks?: string[]; readonly cpus?: number; readonly mem_limit?: string }>;
      networks: Record<string, { readonly internal?: boolean }>;
    };
  };
  /** The services that share a network with a server. */
  const neighborsOf = async (server: string): Promise<string[]> => {
    const { services } = await declared();
    const own = services[server]?.networks ?? [];
    const others = Object.entries(services).filter(([name]) => name !== server);
    return others.filter(([, { networks = [] }]) => networks.some((each) => own.includes(each))).map(([name]) => name);
  };

  it('lets those only near the log who read or write it, and those only near PostgreSQL who ask it', async () => {
    const readers = ['init', 'init-log', 'command-service', 'projector', 'auditor', 'witness'];
    const clients = ['init', 'command-service', 'query-service', 'projector', 'auditor', 'witness', 'pages'];
    expect(await neighborsOf('eventstoredb')).toEqual(readers);
    expect(await neighborsOf('postgres')).toEqual(clients);
    expect(await neighborsOf('witness')).toEqual(['postgres', 'eventstoredb']);
    expect(await neighborsOf('site-reader')).toEqual(['command-service']);
  });

  it('keeps the log and PostgreSQL on networks that lead nowhere else', async () => {
    const { services, networks } = await declared();
    const ofServers = ['eventstoredb', 'postgres'].flatMap((server) => services[server]?.networks ?? []);
    expect(ofServers.map((network) => [network, networks[network]?.internal])).toEqual([
      ['log', true],
      ['witness-log', true],
      ['data', true],
      ['witness-data', true],
    ]);
  });

  it('limits the processors and the memory of each service', async () => {
    const { services } = await declared();
    const unlimited = Object.entries(services).filter(([, { cpus, mem_limit: memory }]) => !cpus || !memory);
    expect(unlimited.map(([name]) => name)).toEqual([]);
  });
});
