import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepSecret } from './secrets.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'twofold-secrets-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

describe('keeping a secret that was not set', () => {
  it('makes it once, says where, and lets only its owner read it', async () => {
    const folder = path.join(dataDir, 'new');
    const made = await keepSecret(folder, 'session-secret');
    expect(Buffer.from(made.secret, 'base64')).toHaveLength(32);
    expect(made.madeIn).toBe(path.join(folder, 'session-secret'));
    expect((await stat(path.join(folder, 'session-secret'))).mode & 0o777).toBe(0o600);
    expect(await keepSecret(folder, 'session-secret')).toEqual({ secret: made.secret });
  });

  it('names the file that can be neither read nor written', async () => {
    await mkdir(path.join(dataDir, 'session-secret'));
    await expect(keepSecret(dataDir, 'session-secret')).rejects.toThrow(
      `The secret ${path.join(dataDir, 'session-secret')} can be neither read nor written`,
    );
  });
});
