import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EnvironmentError, environmentFields, parseEnvironment } from './environment.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'twofold-authorities-'));
afterAll(() => rmSync(folder, { recursive: true }));
const authority = path.join(folder, 'the authority.crt');
const none = path.join(folder, 'none');
writeFileSync(authority, 'a certificate');
writeFileSync(none, '');

const schema = z.object({
  DATABASE_URL: environmentFields.DATABASE_URL.optional(),
  EVENTSTORE_URL: z.string().optional(),
});
const read = (env: Record<string, string>) => parseEnvironment(schema, env);
const encoded = encodeURIComponent(authority);

describe('the authority of a server', () => {
  it.each([
    ['postgres://db/t?sslmode=verify-full', `postgres://db/t?sslmode=verify-full&sslrootcert=${encoded}`],
    ['postgres://db/t', 'postgres://db/t'],
    ['postgres://db/t?sslmode=disable', 'postgres://db/t?sslmode=disable'],
    ['postgres://db/t?sslmode=verify-full&sslrootcert=own', 'postgres://db/t?sslmode=verify-full&sslrootcert=own'],
  ])('is added to %s', (address, read_) => {
    expect(read({ DATABASE_URL: address, DATABASE_CA_FILE: authority })).toEqual({ DATABASE_URL: read_ });
  });

  it.each([
    ['esdb://u:p@log:2113', `esdb://u:p@log:2113?tlsCAFile=${encoded}`],
    ['esdb://u:p@log:2113?tls=true', `esdb://u:p@log:2113?tls=true&tlsCAFile=${encoded}`],
    ['esdb://log:2113?tls=false', 'esdb://log:2113?tls=false'],
    ['esdb://log:2113?tlsCaFile=own', 'esdb://log:2113?tlsCaFile=own'],
  ])('is added to %s', (address, read_) => {
    expect(read({ EVENTSTORE_URL: address, EVENTSTORE_CA_FILE: authority })).toEqual({ EVENTSTORE_URL: read_ });
  });

  it('is a public one if the file is empty', () => {
    const address = 'postgres://db/t?sslmode=verify-full';
    expect(read({ DATABASE_URL: address, DATABASE_CA_FILE: none })).toEqual({ DATABASE_URL: address });
  });

  it('is also added to an address from a file', () => {
    const file = path.join(folder, 'url');
    writeFileSync(file, 'postgres://db/t?sslmode=verify-full\n');
    const { DATABASE_URL } = read({ DATABASE_URL_FILE: file, DATABASE_CA_FILE: authority });
    expect(DATABASE_URL).toBe(`postgres://db/t?sslmode=verify-full&sslrootcert=${encoded}`);
  });

  it('is reported at the start with the name of its variable, if the file is missing', () => {
    const missing = {
      DATABASE_URL: 'postgres://db/t?sslmode=verify-full',
      DATABASE_CA_FILE: path.join(folder, 'gone'),
    };
    expect(() => read(missing)).toThrow(EnvironmentError);
    expect(() => read(missing)).toThrow('DATABASE_CA_FILE: the file cannot be read (ENOENT)');
  });
});
