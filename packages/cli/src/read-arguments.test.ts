import { describe, expect, it } from 'vitest';
import { readArguments } from './read-arguments.ts';

const defaults = {
  kind: 'analyze',
  url: 'https://benchbook.example',
  server: 'http://127.0.0.1:3000',
  token: undefined,
  minSuccess: undefined,
  isJson: false,
  isWaiting: false,
  isQuiet: false,
};

describe('a command line', () => {
  it.each([
    [['analyze', 'https://benchbook.example'], {}, {}],
    [['analyze', 'benchbook.example'], {}, {}],
    [['analyze', 'https://benchbook.example', '--json', '--wait'], {}, { isJson: true, isWaiting: true }],
    [['--quiet', 'analyze', 'https://benchbook.example'], {}, { isQuiet: true }],
    [['analyze', 'https://benchbook.example', '--min-success', '0'], {}, { minSuccess: 0 }],
    [['analyze', 'https://benchbook.example', '--min-success=7.5'], {}, { minSuccess: 7.5 }],
    [['analyze', 'https://benchbook.example'], { TWOFOLD_URL: 'https://a.example/' }, { server: 'https://a.example' }],
    [
      ['analyze', 'https://benchbook.example', '--server', 'https://b.example'],
      { TWOFOLD_URL: 'https://a.example' },
      { server: 'https://b.example' },
    ],
    [['analyze', 'https://benchbook.example'], { TWOFOLD_TOKEN: 'twf_1' }, { token: 'twf_1' }],
    [['analyze', 'https://benchbook.example'], { TWOFOLD_TOKEN: '' }, {}],
  ])('%j with %j is understood', (args, env, changes) => {
    expect(readArguments(args, env)).toEqual({ ...defaults, ...changes });
  });

  it.each([
    [[], 'No command given'],
    [['review', 'https://benchbook.example'], 'Unknown command: review'],
    [['analyze'], 'analyze takes exactly one address'],
    [['analyze', 'a.example', 'b.example'], 'analyze takes exactly one address'],
    [['analyze', 'a.example', '--min-success', 'good'], '--min-success takes a number from 0 to 10'],
    [['analyze', 'a.example', '--min-success', ''], '--min-success takes a number from 0 to 10'],
    [['analyze', 'a.example', '--server', 'twofold'], 'must begin with http:// or https://'],
    [['analyze', 'a.example', '--server', 'ftp://twofold.example'], 'must begin with http:// or https://'],
    [['analyze', 'a.example', '--jsn'], "Unknown option '--jsn'"],
  ])('%j is wrong: %s', (args, problem) => {
    const parsed = readArguments(args, {});
    expect(parsed).toEqual({ kind: 'wrong', problem: expect.stringContaining(problem) });
  });

  it.each([
    [['--help'], 'help'],
    [['analyze', '--help'], 'help'],
    [['--version'], 'version'],
  ])('%j asks for %s', (args, kind) => {
    expect(readArguments(args, {})).toEqual({ kind });
  });
});
