import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createComparer, type Comparer, type Comparison } from './comparer.ts';

const reviewer = { name: 'Ada', expertise: '' };
const reviewsOf = (...contents: string[]): Comparison => ({
  orderId: 9,
  expected: 3,
  context: [],
  reviews: contents.map((content, index) => ({ reviewId: 21 + index, reviewer, rating: 4, content })),
});
const PLAIN = reviewsOf('The prices are clear. I missed a search.', 'The prices are clear to me, too.');
/** A process that never answers, and one that ends at once. */
const folder = mkdtempSync(join(tmpdir(), 'twofold-comparer-'));
const aProcess = (name: string, code: string): URL => {
  writeFileSync(join(folder, name), code);
  return pathToFileURL(join(folder, name));
};
const SILENT = aProcess('silent.mjs', "process.on('message', () => {});");
const ENDING = aProcess('ending.mjs', '');
afterAll(() => rmSync(folder, { recursive: true }));

let comparer: Comparer;
afterEach(() => comparer.close());

describe('comparing reviews in a process of its own', () => {
  it('answers the report, and the same one for the same texts', async () => {
    comparer = createComparer();
    const report = await comparer.compare(PLAIN);
    expect(report.agreements).toHaveLength(1);
    expect(await comparer.compare(PLAIN)).toBe(report);
    expect(await comparer.compare(reviewsOf('The prices are clear.'))).not.toBe(report);
  });

  it('leaves time for other work, whatever the reviews say', { timeout: 60_000 }, async () => {
    comparer = createComparer({ answerMs: 50_000 });
    for (const unit of ['good ', 'the menu is good but ', 'Where is the price? ', 'x', '𝒶😀']) {
      const text = unit.repeat(20_000).slice(0, 20_000);
      const startedAt = performance.now();
      let last = startedAt;
      let longestPause = 0;
      const other = setInterval(() => {
        longestPause = Math.max(longestPause, performance.now() - last);
        last = performance.now();
      }, 2);
      await comparer.compare(reviewsOf(text, text, text));
      clearInterval(other);
      // Here it would be one pause as long as the whole comparison.
      const mayPauseMs = Math.max(250, (performance.now() - startedAt) / 2);
      expect([unit, Math.max(longestPause, performance.now() - last) < mayPauseMs]).toEqual([unit, true]);
    }
  });

  it('gives up a comparison that takes too long, and the next one goes on', async () => {
    comparer = createComparer({ entry: SILENT, answerMs: 50 });
    for (const orderId of [1, 2]) {
      await expect(comparer.compare({ ...PLAIN, orderId })).rejects.toMatchObject({ status: 503 });
    }
  });

  it('answers an error where its process ends', async () => {
    comparer = createComparer({ entry: ENDING });
    await expect(comparer.compare(PLAIN)).rejects.toThrow('has ended');
  });

  it('refuses what would wait behind 20 others', async () => {
    comparer = createComparer({ entry: SILENT, answerMs: 20 });
    const answers = await Promise.allSettled(
      Array.from({ length: 21 }, (_, orderId) => comparer.compare({ ...PLAIN, orderId })),
    );
    const problems = answers.map((answer) => (answer.status === 'rejected' ? String(answer.reason) : 'done'));
    expect(problems.filter((problem) => problem.includes('Too many'))).toHaveLength(1);
  });
});
