import { describe, expect, it } from 'vitest';
import { outputParser, toProgressLine, type ReadStep } from './read-progress.ts';

/** Parses the output of a reader in chunks of this size; returns the callbacks in order. */
const parsed = (text: string, { chunkBytes = text.length, maxBytes = 10_000 } = {}): string[] => {
  const calls: string[] = [];
  const take = outputParser({
    maxBytes,
    onProgress: (step) => calls.push(step),
    onAnswer: (line) => calls.push(`answer ${line.trim()}`),
    onTooLarge: () => calls.push('too large'),
  });
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += chunkBytes) take(bytes.subarray(at, at + chunkBytes));
  return calls;
};

const steps: ReadStep[] = ['reading', 'rendering', 'pages'];
const progress = steps.map(toProgressLine).join('');

describe('the output of a reader', () => {
  it.each([1, 7, 30, 10_000])('is progress, then the answer, in chunks of %d bytes', (chunkBytes) => {
    expect(parsed(`${progress}{"ok":"ä€😀"}\n`, { chunkBytes })).toEqual([...steps, 'answer {"ok":"ä€😀"}']);
  });

  it('may be the answer alone', () => {
    expect(parsed('{"ok":true}\n')).toEqual(['answer {"ok":true}']);
  });

  it.each(['{"progress":"done"}', '{"progress":1}', 'progress', '', `{"progress":"pages"}${' '.repeat(64)}`])(
    'is the answer as soon as it is not progress: %s',
    (line) => expect(parsed(`${line}\n${progress}`)).toEqual([`answer ${line.trim()}`]),
  );

  it('is too large if progress alone exceeds the limit', () => {
    const flood = toProgressLine('pages').repeat(1_000);
    const calls = parsed(`${flood}{}\n`, { chunkBytes: 100, maxBytes: 1_000 });
    expect(calls.at(-1)).toBe('too large');
    expect(calls.length).toBeLessThan(50);
  });

  it('is ignored after the answer', () => {
    expect(parsed(`{}\n${progress}{}\n`, { chunkBytes: 3 })).toEqual(['answer {}']);
  });
});
