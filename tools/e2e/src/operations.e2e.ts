import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { skipBecause } from '@twofold/testing/skip-because';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readComposeFile } from '../../scripts/compose-e2e/compose-file.ts';
import { blocksIn } from '../../scripts/compose-e2e/document.ts';
import { findInPackage, findProgram } from '../../scripts/compose-e2e/programs.ts';
import { ROOT } from '../../scripts/run-command.ts';

const run = promisify(execFile);

/** The first run may have to download a program. */
const FETCHED_WITHIN_MS = 300_000;

describe('an operator with docker-compose 1.29', () => {
  let reason: string | undefined;
  /** A copy of the files of the repository that docker-compose reads. */
  let clone: string;

  beforeAll(async () => {
    const program = await findProgram('docker-compose');
    if ('missing' in program) reason = program.missing;
    clone = await mkdtemp(path.join(tmpdir(), 'twofold-operations-'));
    for (const file of ['docker-compose.yml', 'Dockerfile', 'operations'])
      await cp(path.join(ROOT, file), path.join(clone, file), { recursive: true });
  }, FETCHED_WITHIN_MS);
  afterAll(() => rm(clone, { recursive: true }));
  beforeEach((context) => {
    if (reason !== undefined) skipBecause(context, reason);
  });

  it('has the file read as the test without an engine reads it', async () => {
    const { stdout } = await run('docker-compose', ['config'], { cwd: clone });
    const { services } = parse(stdout) as {
      services: Record<
        string,
        { command?: string[]; entrypoint?: string[]; environment?: Record<string, string>; profiles?: string[] }
      >;
    };
    const read = readComposeFile(await readFile(path.join(clone, 'docker-compose.yml'), 'utf8'), {});
    // Services in a profile start only when the profile is enabled.
    const started = Object.entries(services).filter(([, { profiles }]) => profiles === undefined);
    const judged = started.map(([name, { command, entrypoint, environment }]) => [
      name,
      { command: command ?? [], entrypoint: entrypoint ?? [], environment: environment ?? {} },
    ]);
    const ours = [...read].map(([name, { command, entrypoint, environment }]) => [
      name,
      { command, entrypoint, environment },
    ]);
    expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(judged));
  });

  it('can do what docs/operations.md says, as far as it needs no engine', async () => {
    const document = await readFile(path.join(ROOT, 'docs', 'operations.md'), 'utf8');
    for (const { text, notRun } of blocksIn(document))
      if (notRun === undefined) await run('sh', ['-e', '-u', '-c', text], { cwd: clone });
    const { stdout } = await run('docker-compose', ['config'], { cwd: clone });
    expect(stdout).toContain(`${clone}/secrets:/var/lib/twofold/secrets`);
    expect(stdout).toContain(`${clone}/trusted-proxies.conf:/etc/nginx/twofold/trusted-proxies.conf`);
  });
});

describe('an operator with Prometheus', () => {
  it(
    'is told by the alerts when they should be, and only then',
    async (context) => {
      const promtool = await findInPackage('promtool', 'prometheus');
      if ('missing' in promtool) return skipBecause(context, promtool.missing);
      const cwd = path.join(ROOT, 'operations', 'monitoring');
      const { stdout } = await run(promtool.file, ['test', 'rules', 'alerts.test.yml'], { cwd });
      expect(stdout).toContain('SUCCESS');
      await run(promtool.file, ['check', 'config', '--syntax-only', 'prometheus.yml'], { cwd });
      return undefined;
    },
    FETCHED_WITHIN_MS,
  );
});
