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
    expect(foreign.filter((text) => !/^(secrets|init) /.test(text))).toEqual([]);
    for (const { environment } of services)
      for (const secret of ['DATABASE_URL', 'SESSION_SECRET', 'MASTER_KEY', 'STRIPE_SECRET_KEY', 'OPENAI_API_KEY'])
        expect(environment).not.toHaveProperty(secret);
  });

  it('checks the health of everything that goes on running', async () => {
    const unchecked = [...(await read()).values()].filter(({ healthCheck }) => healthCheck === undefined);
    expect(unchecked.map(({ name }) => name)).toEqual(['secrets', 'init']);
  });

  it('keeps the site reader where no database is', async () => {
    const text = await readFile(path.join(ROOT, 'docker-compose.yml'), 'utf8');
    const { services } = parse(text, { merge: true }) as { services: Record<string, { networks?: string[] }> };
    const shared = (one: string, other: string) =>
      services[one]?.networks?.filter((network) => services[other]?.networks?.includes(network));
    expect(services['site-reader']?.networks).toEqual(['reading']);
    for (const database of ['postgres', 'eventstoredb']) expect(shared('site-reader', database)).toEqual([]);
  });
});
