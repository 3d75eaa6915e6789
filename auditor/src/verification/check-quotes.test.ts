import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { captureContext, type CapturedText } from '@twofold/contracts/analysis/captures';
import type { Evidence } from '@twofold/contracts/analysis/report';
import { ERASED } from '@twofold/contracts/personal';
import { memoryKeyring } from '@twofold/keyring/testing/memory-keyring';
import type { ClientBase } from 'pg';
import { describe, expect, it } from 'vitest';
import { aReport } from '@twofold/projector/testing/a-report';
import { AT } from '../testing/a-story.ts';
import { createQuoteChecks } from './check-quotes.ts';
import type { KnownEvent } from './known-event.ts';

const FIRST = 'https://benchbook.example/';
const PRICING = 'https://benchbook.example/pricing';
const TEXT: CapturedText = {
  pages: [
    { page: FIRST, texts: ['Tickets for the bike bench.', 'Built for shops with two to six stands.'] },
    { page: PRICING, role: 'pricing', texts: ['$29 a month for one shop.'] },
  ],
  frame: ['Imprint'],
};

const quoting = (quote: string, page?: string): Evidence => ({
  id: quote,
  path: 'aiAnalysis.strengths.0',
  basis: 'quote',
  quote,
  section: '',
  ...(page !== undefined && { page }),
});

type Given = {
  readonly evidence?: readonly Evidence[];
  readonly text?: 'none' | 'not kept' | Buffer;
  readonly isErased?: boolean;
};

/** Checks one report, with its text in a table. */
const check = async ({ evidence = [], text, isErased = false }: Given) => {
  const keyring = memoryKeyring();
  const place = captureContext({ productId: 7, version: 1, name: 'text' });
  const plain = Buffer.isBuffer(text) ? text : gzipSync(JSON.stringify(TEXT));
  const sealed = (await keyring.sealing.toSeal(['report-7'])).get('report-7')!.bytes.seal(plain, place);
  const digest = createHash('sha256').update(sealed).digest('hex');
  const rows = text === 'not kept' ? [] : [{ sealed }];
  const client = { query: () => Promise.resolve({ rows }) } as unknown as ClientBase;
  const checks = createQuoteChecks({ client, sealing: keyring.sealing });
  checks.take({
    type: 'AnalysisCompleted',
    data: {
      productId: 7,
      finalUrl: FIRST,
      report: isErased ? ERASED : { ...aReport, evidence: [...evidence] },
      provenance: { provider: 'built-in', rubricVersion: '1' },
      ...(text !== 'none' && { captures: [{ name: 'text', digest, bytes: sealed.length }] }),
      completedAt: AT,
    },
    stream: 'product-7',
    id: 'an-event',
    position: '1',
  } as unknown as KnownEvent);
  await checks.flush();
  const { check: result, counts } = checks.result();
  return { says: result.findings.map(({ where, says }) => `${where} ${says}`), counts };
};
const NOWHERE = 'product-7 quotes for aiAnalysis.strengths.0 what stands on none of the pages that were read';

describe('the quotes of a report', () => {
  it.each([
    ['stands on the first page', quoting('two to six stands')],
    ['stands on the page that it names', quoting('$29 a month', PRICING)],
    ['names no page, and stands on one of them', quoting('$29 a month')],
    ['stands around all pages', quoting('Imprint')],
    ['was cut, and ends in dots of ours', quoting('Built for shops with…')],
  ])('are well where one %s', async (_, quote) => {
    const { says, counts } = await check({ evidence: [quote] });
    expect({ says, counts }).toMatchObject({ says: [], counts: { reports: 1, quotes: 1 } });
  });

  it.each([
    ['stands nowhere', quoting('$19 a month')],
    ['stands on another page than it names', quoting('two to six stands', PRICING)],
    ['names a page that was not read', quoting('$29 a month', 'https://benchbook.example/about')],
    ['is put together from two texts', quoting('bench. Built')],
    ['has another case', quoting('TWO TO SIX')],
  ])('are found where one %s', async (_, quote) =>
    expect((await check({ evidence: [quote] })).says).toEqual([NOWHERE]),
  );

  it('leave inferences alone', async () => {
    const inference = { id: 'a', path: 'purpose', basis: 'inference', reason: 'From all of it' } as const;
    expect(await check({ evidence: [inference] })).toMatchObject({ says: [], counts: { reports: 1, quotes: 0 } });
  });

  it.each([
    [{ text: 'none' }, 'withoutText'],
    [{ text: 'not kept' }, 'notKept'],
    [{ isErased: true }, 'erased'],
  ] as const)('are counted where they cannot be checked: %j', async (given, count) =>
    expect(await check({ evidence: [quoting('nowhere')], ...given })).toMatchObject({
      says: [],
      counts: { reports: 0, quotes: 0, [count]: 1 },
    }),
  );

  it.each([
    ['is no text', Buffer.from('no gzip')],
    ['has another shape', gzipSync('{"pages":1}')],
  ])('are not checked against what %s', async (_, text) =>
    expect((await check({ text })).says).toEqual(['product-7 has a text of version 1 that is not what was sealed']),
  );
});
