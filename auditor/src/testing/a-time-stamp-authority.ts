import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Two authorities: a trusted one, and one with the same name and another key. */
const CONFIGURATION = `
[req]
distinguished_name = dn
prompt = no
[dn]
CN = Time of the test
[ca]
basicConstraints = critical,CA:TRUE
keyUsage = critical,keyCertSign
[stamping]
basicConstraints = CA:FALSE
keyUsage = critical,digitalSignature
extendedKeyUsage = critical,timeStamping
[signing]
basicConstraints = CA:FALSE
extendedKeyUsage = critical,emailProtection
[tsa]
default_tsa = tsa_config
[tsa_config]
serial = ./serial
crypto_device = builtin
signer_cert = ./stamping.pem
certs = ./ca.pem
signer_key = ./stamping.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
accuracy = secs:1
ordering = no
tsa_name = no
ess_cert_id_chain = no
ess_cert_id_alg = sha256
`;

export type TimeStampAuthority = {
  readonly url: string;
  /** The certificate that people trust. */
  readonly ca: string;
  readonly openssl: (...args: readonly string[]) => Promise<string>;
  /** A replacement for the answer, if any. */
  answerWith: ((answer: Buffer) => Buffer) | undefined;
  readonly close: () => Promise<void>;
};

/** An authority on loopback, backed by `openssl ts`. Rejects without openssl. */
export const aTimeStampAuthority = async (): Promise<TimeStampAuthority> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'twofold-tsa-'));
  const openssl = async (...args: readonly string[]): Promise<string> =>
    (await run('openssl', args, { cwd: folder })).stdout;
  await writeFile(path.join(folder, 'openssl.cnf'), CONFIGURATION);
  await writeFile(path.join(folder, 'serial'), '01');
  const key = ['-newkey', 'rsa:2048', '-nodes', '-config', 'openssl.cnf'];
  await openssl('req', '-x509', ...key, '-keyout', 'ca.key', '-out', 'ca.pem', '-days', '2', '-extensions', 'ca');
  await openssl('req', '-new', ...key, '-keyout', 'stamping.key', '-out', 'stamping.csr', '-subj', '/CN=Stamping');
  const issue = ['x509', '-req', '-in', 'stamping.csr', '-CA', 'ca.pem', '-CAkey', 'ca.key', '-days', '2'];
  await openssl(
    ...issue,
    '-CAcreateserial',
    '-out',
    'stamping.pem',
    '-extfile',
    'openssl.cnf',
    '-extensions',
    'stamping',
  );

  const authority = { answerWith: undefined as TimeStampAuthority['answerWith'] };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      const answer = async (): Promise<Buffer> => {
        await writeFile(path.join(folder, 'query.tsq'), Buffer.concat(chunks));
        await openssl('ts', '-reply', '-config', 'openssl.cnf', '-queryfile', 'query.tsq', '-out', 'reply.tsr');
        const reply = await readFile(path.join(folder, 'reply.tsr'));
        return authority.answerWith?.(reply) ?? reply;
      };
      answer().then(
        (body) => response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(body),
        () => response.writeHead(500).end(),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(authority, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    ca: path.join(folder, 'ca.pem'),
    openssl,
    close: async (): Promise<void> => {
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  });
};
