import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLog } from '@twofold/http/log';
import { eventually } from '@twofold/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderWithinShare, loadScreenRenderer } from './render-screen.ts';

const lines: string[] = [];
const log = createLog({ service: 'front', level: 'error', destination: { write: (line) => void lines.push(line) } });

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'twofold-drawing-'))));
afterAll(() => rm(folder, { recursive: true }));

describe('the part of the built web app that draws screens', () => {
  it('is not there where the build has none', async () => {
    expect(await loadScreenRenderer(path.join(folder, 'none.js'), log)).toBeUndefined();
  });

  it('draws, and a screen that cannot be drawn is logged and left out', async () => {
    const file = path.join(folder, 'draw-page.mjs');
    await writeFile(
      file,
      `export const drawPage = async (address) => {
        if (address === '/odd') throw new Error('An odd record');
        return { markup: address, styles: '' };
      };`,
    );
    const draw = await loadScreenRenderer(file, log);
    expect(await draw?.('/analysis/1', {})).toEqual({ markup: '/analysis/1', styles: '' });
    // One after the other, each after the rest that the one before it asks for.
    await eventually(async () => {
      await draw?.('/odd', {});
      expect(lines.join('')).toContain('An odd record');
    });
    expect(lines.join('')).toContain('An odd record');
  });
});

describe('drawing within its share of the time', () => {
  it('draws one screen at a time, and rests for twice as long as it took', async () => {
    let nowMs = 0;
    const drawn: string[] = [];
    const draw = renderWithinShare(
      async (address) => {
        drawn.push(address);
        await Promise.resolve();
        nowMs += 10;
        return { markup: address, styles: '' };
      },
      () => nowMs,
    );
    await Promise.all([draw('/1', {}), draw('/2', {})]);
    nowMs = 29;
    expect(await draw('/3', {})).toBeUndefined();
    nowMs = 30;
    await draw('/4', {});
    expect(drawn).toEqual(['/1', '/4']);
  });

  it('goes on after a screen that failed', async () => {
    let nowMs = 0;
    const fails = renderWithinShare(
      () => Promise.reject(new Error('No')),
      () => nowMs,
    );
    await expect(fails('/1', {})).rejects.toThrow('No');
    nowMs = 1;
    await expect(fails('/2', {})).rejects.toThrow('No');
  });
});
