import { describe, expect, it } from 'vitest';
import { readArguments, USAGE } from './arguments.ts';

describe('reading what an operator asks for', () => {
  it.each(['grant', 'revoke'] as const)('knows %s', (kind) => {
    const request = { kind, email: 'ada@example.com', role: 'auditor' };
    expect(readArguments([kind, 'ada@example.com', 'auditor'])).toEqual(request);
  });

  it('knows reset-second-factor', () =>
    expect(readArguments(['reset-second-factor', 'ada@example.com'])).toEqual({
      kind: 'reset-second-factor',
      email: 'ada@example.com',
    }));

  it('knows erase-guest', () =>
    expect(readArguments(['erase-guest', 'ada@example.com'])).toEqual({
      kind: 'erase-guest',
      email: 'ada@example.com',
    }));

  it.each([[['--help']], [['-h']], [['grant', '--help']]])('takes %j for a call for help', (args) => {
    expect(readArguments(args)).toEqual({ kind: 'help' });
  });

  it.each([
    [[], 'No command given'],
    [['promote', 'ada@example.com', 'auditor'], '"promote" is not known'],
    [['grant'], '"grant" takes an email address and a role'],
    [['grant', 'ada@example.com'], '"grant" takes an email address and a role'],
    [['grant', 'ada@example.com', 'auditor', 'now'], '"grant" takes an email address and a role'],
    [['grant', 'ada@example.com', 'king'], '"king" is not a role: auditor, moderator, operator'],
    [['erase-guest'], '"erase-guest" takes an email address'],
    [['erase-guest', 'order 7'], '"erase-guest" takes an email address'],
    [['erase-guest', 'ada@example.com', 'now'], '"erase-guest" takes an email address'],
    [['reset-second-factor'], '"reset-second-factor" takes an email address'],
    [['--all'], '--all'],
  ])('says what is wrong with %j', (args, reason) => {
    expect(readArguments(args)).toEqual({ kind: 'wrong', reason: expect.stringContaining(reason) });
  });

  it('explains itself with every role there is', () => {
    for (const name of ['auditor', 'moderator', 'operator']) expect(USAGE).toContain(name);
  });
});
