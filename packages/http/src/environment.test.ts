import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { environmentFields, EnvironmentError, parseEnvironment } from './environment.ts';

const SECRET = 'a secret of more than thirty-two bytes';
const KEY = Buffer.alloc(32, 'k').toString('base64');
const OTHER_KEY = Buffer.alloc(32, 250).toString('base64');
const { PORT, ...fields } = environmentFields;
const schema = z.object({ ...fields, PORT: PORT(3002), DATABASE_URL: environmentFields.DATABASE_URL.optional() });
const parse = (env: Record<string, string | undefined>) =>
  parseEnvironment(schema, { SESSION_SECRET: SECRET, MASTER_KEY: KEY, ...env });
const problemsOf = (env: Record<string, string | undefined>): string => {
  try {
    parse(env);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
  return 'none';
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'environment-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('reading the environment', () => {
  it('falls back to documented values', () => {
    expect(parse({})).toEqual({
      HOST: '127.0.0.1',
      PORT: 3002,
      SESSION_SECRET: [SECRET],
      MASTER_KEY: [Buffer.alloc(32, 'k')],
      TRUST_PROXY: false,
      LOG_LEVEL: 'info',
    });
  });

  it('treats an empty variable as not set', () => {
    expect(parse({ PORT: '', PUBLIC_ORIGIN: '' })).toMatchObject({ PORT: 3002 });
  });

  it('reads lists of secrets', () => {
    expect(parse({ SESSION_SECRET: `${SECRET}, ${SECRET}2` }).SESSION_SECRET).toEqual([SECRET, `${SECRET}2`]);
  });

  it('reads master keys as bytes, in their order', () => {
    const keys = [Buffer.alloc(32, 250), Buffer.alloc(32, 'k')];
    expect(parse({ MASTER_KEY: `${OTHER_KEY}, ${KEY}` }).MASTER_KEY).toEqual(keys);
  });

  it.each([
    ['1', 1],
    ['loopback', 'loopback'],
    ['10.0.0.0/8, ::1', '10.0.0.0/8, ::1'],
  ])('reads the trusted proxy %s', (text, value) => {
    expect(parse({ TRUST_PROXY: text }).TRUST_PROXY).toBe(value);
  });

  it.each([
    ['https://twofold.example', 'https://twofold.example'],
    ['https://Twofold.example/', 'https://twofold.example'],
    ['http://localhost:3000', 'http://localhost:3000'],
  ])('reads the public origin %s', (text, value) => {
    expect(parse({ PUBLIC_ORIGIN: text }).PUBLIC_ORIGIN).toBe(value);
  });

  it('reads an unset variable from its file, without the line feed', () => {
    const file = join(folder, 'host');
    writeFileSync(file, 'db.example\n');
    expect(parse({ HOST_FILE: file }).HOST).toBe('db.example');
  });

  it('prefers the variable to the file', () => {
    expect(parse({ HOST: '::1', HOST_FILE: join(folder, 'none') }).HOST).toBe('::1');
  });
});

describe('refusing the environment', () => {
  it.each([
    ['PORT', '70000', 'must be a number from 0 to 65535'],
    ['PORT', '0x10', 'must be a number from 0 to 65535'],
    ['PUBLIC_ORIGIN', 'twofold.example', 'must be http:// or https:// and a host, without a path'],
    ['PUBLIC_ORIGIN', 'https://twofold.example/app', 'must be http:// or https:// and a host, without a path'],
    ['PUBLIC_ORIGIN', 'ftp://twofold.example', 'must be http:// or https:// and a host, without a path'],
    ['DATABASE_URL', 'mysql://x', 'must begin with postgres:// or postgresql://'],
    ['SESSION_SECRET', 'too short', 'each secret needs 32 bytes or more'],
    ['SESSION_SECRET', `${SECRET},`, 'each secret needs 32 bytes or more'],
    ['MASTER_KEY', 'too short', 'each key must be 32 bytes in base64'],
    ['MASTER_KEY', KEY.slice(0, -1), 'each key must be 32 bytes in base64'],
    ['MASTER_KEY', KEY.replace('a', '!'), 'each key must be 32 bytes in base64'],
    ['MASTER_KEY', 'm'.repeat(44), 'each key must be 32 bytes in base64'],
    ['MASTER_KEY', `${KEY},`, 'each key must be 32 bytes in base64'],
    ['TRUST_PROXY', 'true', 'must be a number of hops, or a list of addresses'],
    ['TRUST_PROXY', '10.0.0.0/33', 'must be a number of hops, or a list of addresses'],
    ['TRUST_PROXY', '10.0.0.300', 'must be a number of hops, or a list of addresses'],
  ])('for %s=%s', (name, value, message) => {
    expect(problemsOf({ [name]: value })).toBe(`The environment cannot be used:\n  ${name}: ${message}`);
  });

  it('names a variable that is missing', () => {
    expect(problemsOf({ SESSION_SECRET: undefined })).toContain('  SESSION_SECRET: is not set');
  });

  it('names a file that cannot be read, once', () => {
    const problems = problemsOf({ SESSION_SECRET: undefined, SESSION_SECRET_FILE: join(folder, 'missing') });
    expect(problems).toBe('The environment cannot be used:\n  SESSION_SECRET_FILE: the file cannot be read (ENOENT)');
  });

  it('lists all problems at once and shows no value', () => {
    const problems = problemsOf({
      PORT: 'hunter2',
      DATABASE_URL: 'hunter2',
      SESSION_SECRET: 'hunter2',
      LOG_LEVEL: 'hunter2',
    });
    expect(problems.split('\n')).toHaveLength(5);
    expect(problems).not.toContain('hunter2');
  });
});
