import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLog } from '@twofold/http/log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDrawing } from './draw-screen.ts';

const lines: string[] = [];
const log = createLog({ service: 'front', level: 'error', destination: { write: (line) => void lines.push(line) } });

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'twofold-drawing-'))));
afterAll(() => rm(folder, { recursive: true }));

describe('the part of the built web app that draws screens', () => {
  it('is not there where the build has none', async () => {
    expect(await loadDrawing(path.join(folder, 'none.js'), log)).toBeUndefined();
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
    const draw = await loadDrawing(file, log);
    expect(await draw?.('/analysis/1', {})).toEqual({ markup: '/analysis/1', styles: '' });
    expect(await draw?.('/odd', {})).toBeUndefined();
    expect(lines.join('')).toContain('An odd record');
  });
});
