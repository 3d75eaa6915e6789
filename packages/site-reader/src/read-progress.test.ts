import { describe, expect, it } from 'vitest';
import { outputParser, toProgressLine, type ReadStep } from './read-progress.ts';

/** Takes what a reader writes in chunks of so many bytes; answers everything that was told, in order. */
const told = (text: string, { chunkBytes = text.length, maxBytes = 10_000 } = {}): string[] => {
  const heard: string[] = [];
  const take = outputParser({
    maxBytes,
    onProgress: (step) => heard.push(step),
    onAnswer: (line) => heard.push(`answer ${line.trim()}`),
    onTooLarge: () => heard.push('too large'),
  });
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += chunkBytes) take(bytes.subarray(at, at + chunkBytes));
  return heard;
};

const steps: ReadStep[] = ['reading', 'rendering', 'pages'];
const progress = steps.map(toProgressLine).join('');

describe('what a reader writes', () => {
  it.each([1, 7, 30, 10_000])('is progress, then the answer, in chunks of %d bytes', (chunkBytes) => {
    expect(told(`${progress}{"ok":"ä€😀"}\n`, { chunkBytes })).toEqual([...steps, 'answer {"ok":"ä€😀"}']);
  });

  it('may be the answer alone, as from a reader that tells no progress', () => {
    expect(told('{"ok":true}\n')).toEqual(['answer {"ok":true}']);
  });

  it.each(['{"progress":"done"}', '{"progress":1}', 'progress', '', `{"progress":"pages"}${' '.repeat(64)}`])(
    'is the answer as soon as it is not progress: %s',
    (line) => expect(told(`${line}\n${progress}`)).toEqual([`answer ${line.trim()}`]),
  );

  it('counts progress, too, and is over once it is too large', () => {
    const flood = toProgressLine('pages').repeat(1_000);
    const heard = told(`${flood}{}\n`, { chunkBytes: 100, maxBytes: 1_000 });
    expect(heard.at(-1)).toBe('too large');
    expect(heard.length).toBeLessThan(50);
  });

  it('is heard no more after its answer', () => {
    expect(told(`{}\n${progress}{}\n`, { chunkBytes: 3 })).toEqual(['answer {}']);
  });
});
