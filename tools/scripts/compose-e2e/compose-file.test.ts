import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../run-command.ts';
import { readComposeFile } from './compose-file.ts';
import { startInOrder } from './start-in-order.ts';
import { translate, translateCheck } from './translate.ts';

const FILE = `
x-own: &own
  environment: { LEVEL: "\${LEVEL:-info}", ADDRESS: "http://\${HOST}:1" }
services:
  one:
    <<: *own
    build: { target: services }
    entrypoint: [node]
    command: [one.js]
    volumes: ['secrets:/run/secrets:ro', './folder:/etc/folder']
    depends_on: { two: { condition: service_healthy } }
  two:
    image: somebody/elses:1
    healthcheck: { test: [CMD, curl, http://127.0.0.1:80] }`;

describe('reading a docker-compose.yml', () => {
  it('takes what runs without an engine, with what an operator has set', () => {
    expect(readComposeFile(FILE, { HOST: 'h', LEVEL: '' }).get('one')).toEqual({
      name: 'one',
      entrypoint: ['node'],
      command: ['one.js'],
      environment: { LEVEL: 'info', ADDRESS: 'http://h:1' },
      mounts: [
        { source: 'secrets', target: '/run/secrets' },
        { source: './folder', target: '/etc/folder' },
      ],
      dependsOn: ['two'],
      healthCheck: undefined,
      image: 'services',
    });
    expect(readComposeFile(FILE, {}).get('two')).toMatchObject({ healthCheck: ['curl', 'http://127.0.0.1:80'] });
  });

  it('refuses a health check that it could not run', () => {
    const file = FILE.replace('test: [CMD,', 'test: [CMD-SHELL,');
    expect(() => readComposeFile(file, {})).toThrow('The health check of two');
  });
});

describe('starting services in order', () => {
  const services = readComposeFile(FILE, {});

  it('begins with what others depend on', async () => {
    const started: string[] = [];
    await startInOrder(services, async ({ name }) => void started.push(name));
    expect(started).toEqual(['two', 'one']);
  });

  it('starts nothing that depends on a failure', async () => {
    const started: string[] = [];
    const starting = startInOrder(services, async ({ name }) => {
      started.push(name);
      throw new Error(`no ${name}`);
    });
    await expect(starting).rejects.toThrow('no two');
    expect(started).toEqual(['two']);
  });
});

describe('what a container is told, on this machine', () => {
  const where = {
    address: '127.1.2.3',
    root: '/scratch',
    mounted: ['/run/secrets'],
    servers: new Map([['postgres:5432', '127.0.0.1:4000']]),
  };

  it.each([
    ['0.0.0.0', '127.1.2.3'],
    ['/run/secrets/database-url', '/scratch/run/secrets/database-url'],
    ['-cssl_cert_file=/run/secrets/it.crt', '-cssl_cert_file=/scratch/run/secrets/it.crt'],
    ['/run', '/scratch/run'],
    ['/runway', '/runway'],
    ['postgres://me@postgres:5432/twofold', 'postgres://me@127.0.0.1:4000/twofold'],
    ['127.0.0.1:80', '127.0.0.1:80'],
  ])('turns %s into %s', (text, told) => {
    expect(translate(text, where)).toBe(told);
  });

  it('has health checks ask the container itself', () => {
    expect(translateCheck('http://127.0.0.1:80/', where)).toBe('http://127.1.2.3:80/');
  });
});

describe('docker-compose.yml', () => {
  const read = async () => readComposeFile(await readFile(path.join(ROOT, 'docker-compose.yml'), 'utf8'), {});

  it('hands each service its own secrets only, and sets none in its environment', async () => {
    const services = [...(await read()).values()];
    const foreign = services.flatMap(({ name, mounts }) =>
      mounts
        .filter(({ source }) => source.startsWith('secrets') && source !== `secrets-of-${name}`)
        .map(({ source }) => `${name} finds ${source}`),
    );
    expect(foreign.filter((text) => !/^(certificates|secrets|init|init-log) /.test(text))).toEqual([]);
    for (const { environment } of services)
      for (const secret of [
        'DATABASE_URL',
        'WITNESS_KEY',
        'SESSION_SECRET',
        'MASTER_KEY',
        'STRIPE_SECRET_KEY',
        'OPENAI_API_KEY',
      ])
        expect(environment).not.toHaveProperty(secret);
  });

  it('checks the health of everything that goes on running', async () => {
    const unchecked = [...(await read()).values()].filter(({ healthCheck }) => healthCheck === undefined);
    expect(unchecked.map(({ name }) => name)).toEqual(['certificates', 'secrets', 'init', 'init-log']);
  });

  const declared = async () => {
    const text = await readFile(path.join(ROOT, 'docker-compose.yml'), 'utf8');
    type Service = { readonly networks?: string[]; readonly cpus?: number; readonly mem_limit?: string };
    type Network = { readonly internal?: boolean };
    return parse(text, { merge: true }) as {
      services: Record<string, Service>;
      networks: Record<string, Network>;
    };
  };
  /** Who is on a network with a server. */
  const neighborsOf = async (server: string): Promise<string[]> => {
    const { services } = await declared();
    const own = services[server]?.networks ?? [];
    const others = Object.entries(services).filter(([name]) => name !== server);
    return others.filter(([, { networks = [] }]) => networks.some((each) => own.includes(each))).map(([name]) => name);
  };

  it('lets those only near the log who read or write it, and those only near PostgreSQL who ask it', async () => {
    expect(await neighborsOf('eventstoredb')).toEqual([
      'init',
      'init-log',
      'command-service',
      'projector',
      'auditor',
      'witness',
    ]);
    expect(await neighborsOf('postgres')).toEqual([
      'init',
      'command-service',
      'query-service',
      'projector',
      'auditor',
      'witness',
      'pages',
    ]);
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
