import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from '../run-command.ts';

const DAY_MS = 86_400_000;
const folder = mkdtempSync(path.join(tmpdir(), 'twofold-certificates-'));
afterAll(() => rmSync(folder, { recursive: true }));

const make = (origin = 'https://localhost'): string =>
  execFileSync('sh', [path.join(ROOT, 'operations/certificates/make.sh'), folder, origin], { encoding: 'utf8' });
const read = (name: string) => new X509Certificate(readFileSync(path.join(folder, name)));
const daysLeft = ({ validTo }: X509Certificate): number => (Date.parse(validTo) - Date.now()) / DAY_MS;

describe('the certificates of an installation', () => {
  it('are made once, for the name that clients use, by an authority that issues nothing else', () => {
    expect(make()).toContain('Made an authority.');
    const authority = read('authority.crt');
    for (const [server, name] of [
      ['postgres', 'postgres'],
      ['eventstoredb', 'eventstoredb'],
      ['web', 'localhost'],
    ] as const) {
      const certificate = read(`${server}.crt`);
      expect(certificate.checkIssued(authority) && certificate.verify(authority.publicKey)).toBe(true);
      expect([certificate.checkHost(name), certificate.checkIP('127.0.0.1'), certificate.ca]).toEqual([
        name,
        '127.0.0.1',
        false,
      ]);
      expect(certificate.checkHost('twofold.example')).toBeUndefined();
    }
    expect(daysLeft(read('web.crt'))).toBeLessThan(398);
    expect(make()).toBe('');
  }, 60_000);

  it.each([
    ['https://twofold.example:8443', 'twofold.example'],
    ['https://127.0.0.9', '127.0.0.9'],
  ])(
    'are made again when browsers come to %s',
    (origin, host) => {
      expect(make(origin)).toBe(`Made a certificate for ${host}.\n`);
      const certificate = read('web.crt');
      expect(certificate.checkHost(host) ?? certificate.checkIP(host)).toBe(host);
      expect(make(origin)).toBe('');
    },
    60_000,
  );

  it('are made again where an earlier authority issued them, and stay where they are the operator’s', () => {
    const [key, certificate] = ['web.key', 'web.crt'].map((name) => path.join(folder, name)) as [string, string];
    const issue = (issuer: string, days: string) => {
      const options = ['-newkey', 'rsa:2048', '-nodes', '-subj', `/CN=${issuer}`, '-keyout', key, '-out', certificate];
      execFileSync('openssl', ['req', '-x509', '-days', days, ...options], { stdio: 'ignore' });
    };
    issue('Twofold local authority', '300');
    expect(make()).toBe('Made a certificate for localhost.\n');
    issue('An authority of a third party', '30');
    expect(make()).toBe('');
    writeFileSync(path.join(folder, 'authority.crt'), '');
    expect(make()).toBe(
      ['an authority', 'a certificate for postgres', 'a certificate for eventstoredb']
        .map((made) => `Made ${made}.\n`)
        .join(''),
    );
  }, 60_000);
});
