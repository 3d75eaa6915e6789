import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { COMMANDS, runAuditor } from './command-line.ts';
import { createOutput } from './output.ts';
import { printable } from './printable.ts';
import { runOn } from './testing/an-auditor.ts';

const run = runOn({});

describe('calling the auditor', () => {
  it('explains itself, with every command, and opens nothing for it', async () => {
    const { code, said } = await run('--help');
    expect(code).toBe(0);
    for (const { name, summary } of COMMANDS) expect(said).toMatch(new RegExp(`^  ${name} +${summary}$`, 'm'));
  });

  it.each(COMMANDS.map(({ name }) => name))('explains %s with examples', async (name) => {
    const { code, said } = await run(name, '--help');
    expect(code).toBe(0);
    expect(said).toContain(`Usage: npm run auditor -- ${name}`);
    expect(said).toContain('Examples:\n  npm run auditor -- ');
  });

  it.each([
    [[], 'No command given'],
    [['promote'], '"promote" is not known'],
    [['streams', '--newest', 'many'], '--newest takes a whole number, not "many"'],
    [['streams', 'order-1'], 'Unexpected arguments: order-1'],
    [['streams', '--all'], "Unknown option '--all'"],
  ])('answers %j with the code 2', async (args, complaint) => {
    const { code, said, complained } = await run(...args);
    expect({ code, said }).toEqual({ code: 2, said: '' });
    expect(complained).toContain(complaint);
    expect(complained).toContain('Usage: npm run auditor -- ');
  });

  it('says in a sentence what cannot be done', async () => {
    expect(await run('streams')).toEqual({
      code: 1,
      said: '',
      complained: 'The command failed. This must not be opened\n',
    });
  });

  it('ends quietly when no one reads any more', async () => {
    const stdout = new Writable({
      write: (_, __, done) => done(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })),
    });
    const stderr = new Writable({ write: (_, __, done) => done(new Error('Nothing is to be said')) });
    const out = createOutput({ stdout, stderr, hasColors: false, isWatched: false });
    const nothing = (): Promise<never> => Promise.reject(new Error('This must not be opened'));
    const opened = {
      openLog: nothing,
      openSeals: nothing,
      openKeys: nothing,
      openDatabase: nothing,
      openChain: nothing,
      openSigner: nothing,
    };
    const deps = { ...opened, out, now: () => new Date(), signal: AbortSignal.abort() };
    for (const _ of ['at once', 'and later']) expect(await runAuditor(['--help'], deps)).toBe(0);
  });
});

describe('showing texts of the log on a terminal', () => {
  it.each([
    ['plain, Ünïcode 🎈', 'plain, Ünïcode 🎈'],
    ['\u001b[2J\r\n', '\\u001b[2J\\u000d\\u000a'],
    ['\u202egnp', '\\u202egnp'],
  ])('makes %j harmless', (text, shown) => {
    expect(printable(text)).toBe(shown);
  });
});
