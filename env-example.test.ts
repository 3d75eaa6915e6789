import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditServiceEnvironment } from '@twofold/auditor/service/environment';
import { witnessEnvironment } from '@twofold/auditor/witness/environment';
import { commandServiceEnvironment } from '@twofold/command-service/environment';
import { auditorEnvironment } from '@twofold/launcher/auditor/environment';
import { authorityOf } from '@twofold/http/certificate-authorities';
import { launcherEnvironment } from '@twofold/launcher/environment';
import { pageServiceEnvironment } from '@twofold/launcher/page-service/environment';
import { projectorEnvironment } from '@twofold/projector/environment';
import { queryServiceEnvironment } from '@twofold/query-service/environment';
import { siteReaderEnvironment } from '@twofold/site-reader/environment';
import { describe, expect, it } from 'vitest';

/** Read by Node itself, by the rules of production for every service, or with the address of a server. */
const READ_BY_ALL = [
  'ALLOW_IN_PRODUCTION',
  'NODE_ENV',
  'NODE_EXTRA_CA_CERTS',
  authorityOf('DATABASE_URL'),
  authorityOf('EVENTSTORE_URL'),
];

const schemas = {
  L: launcherEnvironment,
  C: commandServiceEnvironment,
  Q: queryServiceEnvironment,
  P: projectorEnvironment,
  A: auditorEnvironment,
  U: auditServiceEnvironment,
  S: siteReaderEnvironment,
  W: pageServiceEnvironment,
  N: witnessEnvironment,
};
const namesIn = Object.values(schemas).flatMap(({ shape }) => Object.keys(shape));

const example = readFileSync(join(import.meta.dirname, '.env.example'), 'utf8');
const named = [...example.matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name);

describe('.env.example', () => {
  it('names every variable that a service reads, each once, and no other', () => {
    expect(named.toSorted()).toEqual([...new Set([...namesIn, ...READ_BY_ALL])].toSorted());
  });

  it('sets nothing', () => {
    expect(example.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
  });
});
