import { productView } from '@twofold/contracts/analysis/api';
import type { ProductRow } from '@twofold/contracts/analysis/read-model';
import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { aNewEvent } from '@twofold/feed/testing/an-event';
import { eventually } from '@twofold/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProjector } from '../app.ts';
import { aReport } from '../testing/a-report.ts';
import { openWorkbench, silent, type Workbench } from '../testing/workbench.ts';

let bench: Workbench;
beforeAll(async () => {
  bench = await openWorkbench();
});
afterAll(() => bench.close());

const requested = (productId: number) =>
  aNewEvent({
    type: 'AnalysisRequested',
    data: {
      productId,
      url: `https://example.com/${productId}?a=b`,
      requestedAt: '2030-01-01T12:00:00.000Z',
      dueAt: '2030-01-01T12:01:00.000Z',
    },
  });
const completed = (productId: number) =>
  aNewEvent({
    type: 'AnalysisCompleted',
    data: {
      productId,
      finalUrl: 'https://example.com/',
      report: { ...aReport, title: `Ümläut "quotes" \\ and {braces}, ${productId}` },
      provenance: { provider: 'openai', model: 'gpt' },
      completedAt: '2030-01-01T12:00:20.000Z',
    },
  });
const failed = (productId: number) =>
  aNewEvent({ type: 'AnalysisFailed', data: { productId, reason: 'blocked', failedAt: '2030-01-01T12:00:20.000Z' } });

describe('the view of products', () => {
  it('shows only finished analyses, ready to serve', async () => {
    const store = memoryEventStore();
    const projector = createProjector({ store, connectionString: bench.url, log: silent });
    projector.start();
    await store.appendToStream('product-1', [requested(1), completed(1)], 'no-stream');
    await store.appendToStream('product-2', [requested(2)], 'no-stream');
    await store.appendToStream('product-3', [requested(3), failed(3)], 'no-stream');
    await store.appendToStream('product-4', [requested(4), completed(4)], 'no-stream');
    const rows = await eventually(async () => {
      const found = await bench.pool.query<ProductRow>(
        'select id::int, is_listed, document, summary from read_models.products order by id desc',
      );
      expect(found.rows).toHaveLength(2);
      return found.rows;
    });
    await projector.stop();
    expect(rows.map(({ id, is_listed }) => [id, is_listed])).toEqual([
      [4, true],
      [1, true],
    ]);
    const documents = rows.map(({ document }) => productView.parse(JSON.parse(document)));
    expect(documents[0]).toMatchObject({
      id: 4,
      title: 'Ümläut "quotes" \\ and {braces}, 4',
      evidence: aReport.evidence,
    });
    const summaries = rows.map(({ summary }) => productView.omit({ evidence: true }).parse(JSON.parse(summary)));
    expect(summaries[1]).toMatchObject({ id: 1, url: 'https://example.com/1' });
  });

  it.each([
    ['a word of the first persona', 'baker', true],
    ['another word of the same stem', 'ovens bakers wasted', true],
    ['a word of another part of the report', 'restaurants', false],
    ['a word that is in every text', 'the', false],
  ])('finds a product by %s, or does not', async (_, words, isFound) => {
    const { rows } = await bench.pool.query(
      "select from read_models.products where id = 1 and persona_words @@ plainto_tsquery('english', $1)",
      [words],
    );
    expect(rows).toHaveLength(isFound ? 1 : 0);
  });

  it('finds the newest listed ones through an index', async () => {
    const client = await bench.pool.connect();
    // In a small table, the planner may prefer the primary key.
    await client.query('set enable_seqscan = off');
    await client.query('begin; alter table read_models.products_v1 drop constraint products_v1_pkey');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      'explain select summary from read_models.products where is_listed and id < 100 order by id desc limit 10',
    );
    await client.query('rollback');
    client.release(true);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Scan using products_v1_newest/);
  });

  it('shows a limited report, which has no persona words', async () => {
    // Another log, whose positions start again.
    const own = await openWorkbench();
    const store = memoryEventStore();
    const projector = createProjector({ store, connectionString: own.url, log: silent });
    projector.start();
    const { type, data } = completed(5);
    const limited = {
      ...aReport,
      aiAnalysis: { ...aReport.aiAnalysis, customerPersona: null, secondaryPersonas: [] },
      limited: { reason: 'parked', evidence: 'This domain is for sale' },
    };
    const event = aNewEvent({ type, data: { ...(data as Record<string, unknown>), report: limited } });
    await store.appendToStream('product-5', [requested(5), event], 'no-stream');
    const row = await eventually(async () => {
      const { rows } = await own.pool.query<ProductRow>(
        'select document, summary, persona_words::text from read_models.products where id = 5',
      );
      expect(rows).toHaveLength(1);
      return rows[0]!;
    });
    await projector.stop();
    await own.close();
    expect(row.persona_words).toBe('');
    expect(productView.parse(JSON.parse(row.document))).toMatchObject({ limited: limited.limited });
    expect(JSON.parse(row.summary)).toMatchObject({ limited: limited.limited, aiAnalysis: { customerPersona: null } });
  });
});
