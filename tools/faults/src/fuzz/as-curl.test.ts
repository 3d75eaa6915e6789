import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { asCurl } from './as-curl.ts';
import { aDraft } from './testing/a-world.ts';

const run = promisify(execFile);

/** What a line hands to curl, byte for byte, and what it pipes into it. */
const handedTo = async (line: string): Promise<{ readonly given: string[]; readonly piped: string }> => {
  const script = `curl() { printf '%s\\0' "$@"; printf 'piped:'; [ ! "$HAS_PIPE" ] || cat; }; ${line}`;
  const env = { URL: 'http://127.0.0.1:1', OWNER: 'sid=1', LC_ALL: 'C', PATH: '/usr/bin:/bin', ...pipeOf(line) };
  const { stdout } = await run('bash', ['--norc', '-c', script], {
    encoding: 'latin1',
    env,
    maxBuffer: 4 * 1024 * 1024,
  });
  const [given = '', piped = ''] = stdout.split('piped:');
  return { given: given.split('\0').slice(0, -1), piped };
};

const pipeOf = (line: string) => (line.startsWith('base64') ? { HAS_PIPE: '1' } : {});

describe('a line for curl', () => {
  it('has the method, the address, the headers and who asks', async () => {
    const draft = aDraft({
      asker: 'owner',
      method: 'PATCH',
      path: "/api/users/1'%zz",
      query: 'a=b',
      headers: { 'x-a': '', 'x-b': ['1', '$HOME'] },
    });
    const { given } = await handedTo(asCurl(draft));
    expect(given).toEqual(
      [
        '-i',
        '-X',
        'PATCH',
        '--path-as-is',
        '-H',
        'cookie: sid=1',
        '-H',
        'x-a;',
        '-H',
        'x-b: 1',
        '-H',
        'x-b: $HOME',
      ].concat("http://127.0.0.1:1/api/users/1'%zz?a=b"),
    );
  });

  it('says how often a character stands there that stands there often', async () => {
    const line = asCurl(aDraft({ path: `/a/${'x'.repeat(9_000)}/b`, headers: { 'x-a': ' '.repeat(100) } }));
    expect(line.length).toBeLessThan(200);
    const { given } = await handedTo(line);
    expect(given.at(-1)).toBe(`http://127.0.0.1:1/a/${'x'.repeat(9_000)}/b`);
    expect(given).toContain(`x-a: ${' '.repeat(100)}`);
  });

  it('has every byte of a short body', async () => {
    const body = Buffer.from([...Array(255).keys()].map((byte) => byte + 1));
    const { given } = await handedTo(asCurl(aDraft({ body })));
    expect(Buffer.from(given[given.indexOf('--data-binary') + 1] ?? '', 'latin1')).toEqual(body);
  });

  it.each([
    ['long', Buffer.alloc(1024 * 1024, 'a')],
    ['with a NUL', Buffer.from('a\0b')],
  ])('pipes a body that is %s', async (_, body) => {
    const { given, piped } = await handedTo(asCurl(aDraft({ body })));
    expect(given).toContain('@-');
    expect(Buffer.from(piped, 'latin1').equals(body)).toBe(true);
  });
});
