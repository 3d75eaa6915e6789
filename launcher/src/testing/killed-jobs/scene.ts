import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { honestAnswer } from '@twofold/analyst/model/testing/scripted-model';
import { startStandIn } from '@twofold/analyst/model/testing/stand-in-server';
import { ollama } from '@twofold/analyst/model/testing/stand-ins';
import { aBrowser } from '@twofold/command-service/testing/a-browser';
import { postgresEventStore } from '@twofold/event-store/adapters/postgres';
import type { RecordedEvent } from '@twofold/event-store/port';
import { collect } from '@twofold/event-store/testing/events';
import { createLog } from '@twofold/http/log';
import { openKeyring } from '@twofold/keyring/open-keyring';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { createClosers, type Closers } from '../../closers.ts';
import { MASTER_KEYS } from '../secrets.ts';
import { startKillable, type KillableProcess } from '../killable-process.ts';
import { createMigratedDatabase } from '../migrated-database.ts';
import type { Fault, SettingsOfJobs } from './settings.ts';

const PROGRAM = fileURLToPath(new URL('./service-process.ts', import.meta.url));

/** An external server that does not answer before `open` is called. */
export type Gate = { readonly url: string; readonly asked: () => number; readonly open: () => void };

export type JobsScene = {
  readonly service: KillableProcess;
  /** The browser that measures the site, and the model, each behind a gate. */
  readonly browser: Gate;
  readonly model: Gate;
  /** Has the site analyzed, and resolves when the report is complete. */
  readonly analyze: () => Promise<void>;
  /** The recorded events of the one app. */
  readonly recorded: () => Promise<readonly RecordedEvent[]>;
  readonly end: () => Promise<void>;
};

/** A command service with its jobs in a separate process, a site, a browser that measures it, and a slow model. */
export const openJobsScene = async (
  page: string,
  { faults = [], hasModel = false, isBrowserReal = false }: Partial<Options> = {},
): Promise<JobsScene> => {
  const closers = createClosers((name, error) => {
    throw new Error(`could not close the ${name}`, { cause: error });
  });
  const database = await createMigratedDatabase({ hasLog: true });
  closers.add('database', () => database.drop());
  const { url: connectionString } = database;
  const log = createLog({ service: 'test', level: 'silent' });
  const keyring = openKeyring({ connectionString, masterKeys: MASTER_KEYS, log });
  closers.add('keyring', () => keyring.close());
  const bare = await postgresEventStore({ connectionString, log, allowUnsafeDurability: true });
  const store = sealedEventStore(bare, keyring);
  closers.add('store', () => store.close());

  const site = await serve(closers, 'site', ({ url }, response) => {
    response.writeHead(url === '/' ? 200 : 404, { 'content-type': 'text/html' }).end(url === '/' ? page : '');
  });
  const standIn = await startStandIn(ollama, honestAnswer);
  closers.add('model', () => standIn.close());
  const model = await aGate(closers, 'slow model', standIn.baseUrl);
  const browser = await aGate(closers, 'browser');

  const settings: SettingsOfJobs = {
    connectionString,
    allow: [`127.0.0.1:${site.port}`],
    ...(hasModel && { modelUrl: model.url }),
    browser: isBrowserReal ? 'real' : browser.url,
    faults: [...faults],
  };
  const service = startKillable(PROGRAM, [JSON.stringify(settings)]);
  closers.add('service', () => service.end());
  await service.url();
  return {
    service,
    browser,
    model,
    analyze: async () => {
      const { status, body } = await aBrowser(await service.url()).post('/api/analyze/url', { url: site.url });
      if (status !== 201) throw new Error(`The site was not analyzed: ${status} ${JSON.stringify(body)}`);
    },
    recorded: async () => (await collect(store.readAll())).filter(({ stream }) => stream.startsWith('product-')),
    end: () => closers.close(),
  };
};

type Options = {
  readonly faults: readonly Fault[];
  readonly hasModel: boolean;
  readonly isBrowserReal: boolean;
};

const serve = async (closers: Closers, name: string, listener: RequestListener) => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.add(name, async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, port };
};

/** Delays requests; from `open` on they are answered, or forwarded. */
const aGate = async (closers: Closers, name: string, onward?: string): Promise<Gate> => {
  let asked = 0;
  let open = (): void => undefined;
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  const { url } = await serve(closers, name, (request, response) => {
    asked++;
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      void isOpen
        .then(() => (onward === undefined ? undefined : forward(`${onward}${request.url ?? ''}`, body, response)))
        .finally(() => response.end());
    });
  });
  return { url: onward === undefined ? url : url.slice(0, -1), asked: () => asked, open };
};

const forward = async (url: string, body: string, response: ServerResponse): Promise<void> => {
  const answer = await fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  response.writeHead(answer.status, { 'content-type': 'application/json' }).write(await answer.text());
};
