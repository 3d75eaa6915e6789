import { z } from 'zod';
import { siteReaderEnvironment } from './environment.ts';
import { createRenderer } from './render/renderer.ts';
import { renderingLine } from './rendering-line.ts';
import { startReaderService } from './reader-service.ts';
import { runReader } from './run-reader.ts';

const log = (message: string, fields: object = {}): void =>
  void process.stdout.write(
    `${JSON.stringify({ level: 30, time: new Date().toISOString(), service: 'site-reader', ...fields, msg: message })}\n`,
  );

/** An empty variable counts as unset, as in every service. */
const readEnvironment = () => {
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value));
  const { data, error } = siteReaderEnvironment.safeParse(given);
  if (data) return data;
  throw new Error(`The environment cannot be used:\n${z.prettifyError(error)}`);
};

/** Runs the site reader as a separate service. Without it, callers start the processes themselves. */
const main = async (): Promise<void> => {
  const { HOST, PORT, RENDER, CHROME_PATH, RENDER_WITHOUT_SANDBOX } = readEnvironment();
  const renderer =
    RENDER === 'auto' ? createRenderer({ chromePath: CHROME_PATH, withoutSandbox: RENDER_WITHOUT_SANDBOX }) : undefined;
  const service = await startReaderService(
    { host: HOST, port: PORT },
    {
      runRead: runReader(process.env['NODE_EXTRA_CA_CERTS'], renderer),
      runScreenshots: renderer?.takeScreenshots,
    },
  );
  log('listening', { url: `tcp://${HOST}:${service.port}` });
  const state = await renderer?.canRender();
  log(renderingLine(state), state && !state.ok ? { detail: state.detail } : {});

  let isStopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log('stopping', { signal });
    renderer?.close();
    void service.close().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
