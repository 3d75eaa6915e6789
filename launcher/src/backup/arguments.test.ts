import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

describe('calling for a backup', () => {
  it('names what is to be done and one folder', () => {
    expect(readArguments(['backup', 'copies'])).toEqual({ kind: 'backup', folder: 'copies' });
    expect(readArguments(['restore', 'copies'])).toEqual({ kind: 'restore', folder: 'copies' });
    expect(readArguments(['backup', '--help'])).toEqual({ kind: 'help' });
  });

  it.each([
    [[], 'It takes backup or restore, not ""'],
    [['copy', 'there'], 'It takes backup or restore, not "copy"'],
    [['backup'], '"backup" takes one folder'],
    [['restore', 'one', 'two'], '"restore" takes one folder'],
    [['backup', '--fast', 'there'], expect.stringContaining("Unknown option '--fast'")],
  ])('is refused with %j', (args, reason) => {
    expect(readArguments(args)).toEqual({ kind: 'wrong', reason });
  });
});
