import { describe, expect, it } from 'vitest';
import { parseRequest } from './arguments.ts';

const parse = (...args: string[]) => parseRequest(args, ['append', 'lag']);

describe('asking for a benchmark', () => {
  it('names it', () => expect(parse('append')).toEqual({ kind: 'run', name: 'append', settings: {} }));

  it('may say how long and how large it is to be', () =>
    expect(parse('lag', '--rounds', '3', '--seconds=0.5', '--events', '1000')).toEqual({
      kind: 'run',
      name: 'lag',
      settings: { rounds: 3, seconds: 0.5, events: 1_000 },
    }));

  it('may last for minutes, at a rate', () =>
    expect(parse('lag', '--minutes', '0.5', '--rate=200')).toMatchObject({ settings: { seconds: 30, rate: 200 } }));

  it('may ask for help instead', () => {
    expect(parse('--help').kind).toBe('help');
    expect(parse('append', '-h').kind).toBe('help');
  });

  it.each([
    [[], 'Which benchmark?'],
    [['speed'], 'There is no benchmark speed'],
    [['append', 'lag'], 'One benchmark at a time'],
    [['append', '--rounds', '0'], '--rounds cannot be 0'],
    [['append', '--rounds', '1.5'], '--rounds cannot be 1.5'],
    [['append', '--seconds', 'ten'], '--seconds cannot be ten'],
    [['append', '--seconds', ''], '--seconds cannot be'],
    [['append', '--fast'], "Unknown option '--fast'"],
  ])('is a mistake with %j', (args, message) => {
    const request = parse(...args);
    expect(request.kind === 'mistake' && request.message).toContain(message);
  });
});
