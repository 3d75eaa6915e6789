import { report as reportSchema } from '@twofold/contracts/analysis/report';
import { createLog } from '@twofold/http/log';
import { afterEach, describe, expect, it } from 'vitest';
import { aSnapshot } from '../testing/a-snapshot.ts';
import { aModelAnswer, answerWith, completion, startStandInModel } from '../testing/stand-in-model.ts';
import { AnalystFailed } from './analyst.ts';
import { BudgetExhausted, type AnalysisBudget } from './budget.ts';
import { openaiAnalyst } from './openai-analyst.ts';

const log = createLog({ service: 'test', level: 'silent' });
const never = new AbortController().signal;
let closeModel: (() => Promise<void>) | undefined;

const spending = (calls = Number.POSITIVE_INFINITY) => {
  const spent = { calls: 0, tokens: 0 };
  const budget: AnalysisBudget = {
    check: () => Promise.resolve(),
    reserveCall: () => {
      if (spent.calls >= calls) return Promise.reject(new BudgetExhausted());
      spent.calls++;
      return Promise.resolve();
    },
    addTokens: (tokens) => {
      spent.tokens += tokens;
      return Promise.resolve();
    },
  };
  return { budget, spent };
};

const analyse = async (
  respond: Parameters<typeof startStandInModel>[0],
  options: { deadlineMs?: number; calls?: number } = {},
) => {
  const model = await startStandInModel(respond);
  closeModel = model.close;
  const { budget, spent } = spending(options.calls);
  const analyst = openaiAnalyst({
    apiKey: 'key',
    model: 'stand-in',
    baseUrl: model.baseUrl,
    budget,
    log,
    deadlineMs: options.deadlineMs ?? 5_000,
  });
  const report = analyst.analyse(aSnapshot, { signal: never });
  return { report, bodies: model.bodies, spent };
};

const changed = (change: Partial<typeof aModelAnswer>): string =>
  completion(JSON.stringify({ ...aModelAnswer, ...change }));

afterEach(async () => {
  await closeModel?.();
  closeModel = undefined;
});

describe('asking a model for a report', () => {
  it('gives a report in which found quotes are evidence', async () => {
    const { report, spent } = await analyse(answerWith(changed({})));
    const { evidence } = reportSchema.parse(await report);
    expect(evidence.find(({ path }) => path === 'aiAnalysis.strengths.0')).toMatchObject({
      basis: 'quote',
      quote: '$29 a month for one shop.',
      section: 'Pricing',
    });
    expect(spent).toEqual({ calls: 1, tokens: 1000 });
  });

  it('hands the page over as data between two random lines', async () => {
    const { report, bodies } = await analyse(answerWith(changed({})));
    await report;
    const { messages } = JSON.parse(bodies[0]!) as { messages: { role: string; content: string }[] };
    expect(messages[1]?.content).toMatch(/^PAGE ([0-9a-f-]{36}) begins\n[^]*\nPAGE \1 ends$/);
    expect(messages[0]?.content).not.toContain('Ignore all previous instructions');
  });

  it('tells the schema with every key required and nothing else allowed', async () => {
    const { report, bodies } = await analyse(answerWith(changed({})));
    await report;
    const { response_format: format } = JSON.parse(bodies[0]!) as {
      response_format: { json_schema: { schema: object } };
    };
    expect(format.json_schema.schema).toMatchObject({ type: 'object', additionalProperties: false });
  });
});

describe('a model that misbehaves', () => {
  it('cannot pass off an invented quote as evidence', async () => {
    const strengths = [{ text: 'Everybody loves it.', quote: 'Used by 10,000 shops worldwide' }];
    const { report } = await analyse(answerWith(changed({ strengths })));
    const { evidence } = await report;
    const found = evidence.find(({ path }) => path === 'aiAnalysis.strengths.0');
    expect(found).toMatchObject({
      basis: 'inference',
      reason: 'The words the model gave for this are not on the page',
    });
  });

  it('cannot leave the scales when it obeys a page that asks for 99', async () => {
    const monetizationPotential = { ...aModelAnswer.monetizationPotential, rating: 99 };
    const successPotential = { ...aModelAnswer.successPotential, rating: -99 };
    const { report } = await analyse(answerWith(changed({ monetizationPotential, successPotential })));
    const { aiAnalysis } = await report;
    expect(aiAnalysis.monetizationPotential.rating).toBe(5);
    expect(aiAnalysis.successPotential.rating).toBe(0);
  });

  it('cannot add keys of its own', async () => {
    const extra = { ...aModelAnswer, __proto__: null, role: 'admin', html: '<script>alert(1)</script>' };
    const { report } = await analyse(answerWith(completion(JSON.stringify(extra))));
    expect(JSON.stringify(await report)).not.toMatch(/<script|admin/);
  });

  it('may give an age as a number', async () => {
    const answer = { ...aModelAnswer, customerPersona: { ...aModelAnswer.customerPersona, age: 44 } };
    const { report } = await analyse(answerWith(completion(JSON.stringify(answer))));
    expect((await report).aiAnalysis.customerPersona?.age).toBe('44');
  });

  it('has endless texts and lists cut', async () => {
    const strengths = Array.from({ length: 500 }, (_, index) => ({
      text: `${index} ${'x'.repeat(9_000)}`,
      quote: null,
    }));
    const { report } = await analyse(answerWith(changed({ strengths })));
    const { aiAnalysis } = await report;
    expect(aiAnalysis.strengths).toHaveLength(12);
    expect(aiAnalysis.strengths[0]!.length).toBeLessThanOrEqual(1_000);
  });

  it.each([
    ['no JSON', completion('Sure! Here is your report.')],
    ['another shape', completion('{"purpose":"x"}')],
    ['a list that may not be empty', changed({ strengths: [] })],
    ['an answer that was cut off', completion('{"purpose":', { finishReason: 'length' })],
    ['a refusal', completion('', { refusal: 'I cannot help with that' })],
  ])('gets one chance to repair %s', async (_, bad) => {
    const { report, bodies, spent } = await analyse(answerWith(bad, changed({})));
    await expect(report).resolves.toMatchObject({ purpose: aModelAnswer.purpose.text });
    expect(bodies[1]).toContain('Your last answer could not be used');
    expect(spent.calls).toBe(2);
  });

  it('has failed after the second unusable answer', async () => {
    const { report, spent } = await analyse(answerWith(completion('nonsense')));
    await expect(report).rejects.toMatchObject({ code: 'analyst-failed', reason: 'provider-failed' });
    expect(spent.calls).toBe(2);
  });
});

describe('a provider that fails', () => {
  it.each([401, 400, 403])('is not asked again after a %s', async (status) => {
    const { report, spent } = await analyse((response) => response.writeHead(status).end('{}'));
    await expect(report).rejects.toMatchObject({ reason: 'provider-failed' });
    expect(spent.calls).toBe(1);
  });

  it.each([429, 500, 503])('is asked once more after a %s', async (status) => {
    const { report, spent } = await analyse((response, request) => {
      if (request.call === 1) response.writeHead(status).end('{}');
      else answerWith(changed({}))(response, request);
    });
    await expect(report).resolves.toBeDefined();
    expect(spent.calls).toBe(2);
  });

  it('is asked once more when the connection breaks', async () => {
    const { report } = await analyse((response, request) => {
      if (request.call === 1) response.destroy();
      else answerWith(changed({}))(response, request);
    });
    await expect(report).resolves.toBeDefined();
  });

  it('has timed out when it never answers', async () => {
    const { report } = await analyse(() => undefined, { deadlineMs: 200 });
    await expect(report).rejects.toMatchObject({ reason: 'provider-timed-out' });
  });

  it('has timed out when its answer drips without end', async () => {
    const drips = new Set<NodeJS.Timeout>();
    const { report } = await analyse(
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        drips.add(setInterval(() => response.write(' '), 20));
      },
      { deadlineMs: 300 },
    );
    await expect(report).rejects.toMatchObject({ reason: 'provider-timed-out' });
    for (const drip of drips) clearInterval(drip);
  });

  it('cannot send the page and the key elsewhere by a redirect', async () => {
    const elsewhere = await startStandInModel(answerWith(changed({})));
    const { report } = await analyse((response) =>
      response.writeHead(307, { location: `${elsewhere.baseUrl}/chat/completions` }).end(),
    );
    await expect(report).rejects.toBeInstanceOf(AnalystFailed);
    expect(elsewhere.bodies).toEqual([]);
    await elsewhere.close();
  });

  it('is not asked when the budget of the day is used up', async () => {
    const { report, bodies } = await analyse(answerWith(changed({})), { calls: 0 });
    await expect(report).rejects.toMatchObject({ reason: 'provider-failed' });
    expect(bodies).toEqual([]);
  });
});
