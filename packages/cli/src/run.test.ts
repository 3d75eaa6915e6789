import { exampleProduct } from '@twofold/contracts/analysis/examples';
import { describe, expect, it } from 'vitest';
import { EXIT, run } from './run.ts';

type Answer = { readonly status: number; readonly body: object; readonly headers?: Record<string, string> };

const analyzed: Answer = { status: 201, body: { productId: 42 }, headers: { 'x-log-position-token': '7.s.sig' } };
const report = (changes: object = {}): Answer => ({ status: 200, body: { ...exampleProduct, ...changes } });
const refusal = (status: number, detail: string): Answer => ({ status, body: { error: detail, detail, status } });

/** A run against a server that answers these, one after the other. */
const ran = async (args: readonly string[], answers: readonly (Answer | Error)[], env = {}) => {
  const sent: Request[] = [];
  const left = [...answers];
  let now = 0;
  const texts = { out: '', err: '' };
  const code = await run(args, {
    env,
    version: '0.1.0',
    out: (text) => void (texts.out += text),
    err: (text) => void (texts.err += text),
    now: () => now,
    sleep: (ms) => Promise.resolve(void (now += ms)),
    fetch: (request) => {
      sent.push(request as Request);
      const answer = left.length > 1 ? left.shift() : left[0];
      if (answer === undefined || answer instanceof Error) return Promise.reject(answer ?? new Error('no answer'));
      return Promise.resolve(Response.json(answer.body, { status: answer.status, headers: answer.headers ?? {} }));
    },
  });
  return { code, sent, ...texts, waitedMs: now };
};
const ANALYZE = ['analyze', 'https://benchbook.example'];

describe('analyzing from a command line', () => {
  it('prints the report to stdout, and progress to stderr', async () => {
    const { code, out, err, sent } = await ran(ANALYZE, [analyzed, report()]);
    expect(code).toBe(EXIT.done);
    expect(out).toContain('Benchbook (https://benchbook.example/)');
    expect(out).toContain('Success potential: 6.5/10');
    expect(out).toContain('http://127.0.0.1:3000/analysis/42');
    expect(err).toBe('Analyzing https://benchbook.example. This takes about 20 seconds.\n');
    expect(sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'POST /api/analyze/url',
      'GET /api/products/42',
    ]);
  });

  it('sends a key, reads its own write, and is known by its token', async () => {
    const { sent } = await ran(ANALYZE, [analyzed, report()], { TWOFOLD_TOKEN: 'twf_1' });
    expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(sent[1]?.headers.get('x-log-position-token')).toBe('7.s.sig');
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer twf_1', 'Bearer twf_1']);
  });

  it('prints JSON and nothing else', async () => {
    const { out, err } = await ran([...ANALYZE, '--json', '--quiet'], [analyzed, report()]);
    expect(JSON.parse(out)).toEqual(exampleProduct);
    expect(err).toBe('');
  });

  it('waits until the site is measured', async () => {
    const underWay = report({ measurement: 'under-way' });
    const { sent, waitedMs } = await ran([...ANALYZE, '--wait'], [analyzed, underWay, underWay, report()]);
    expect([sent.length, waitedMs]).toEqual([4, 4_000]);
  });

  it('does not wait indefinitely', async () => {
    const { code, waitedMs } = await ran([...ANALYZE, '--wait'], [analyzed, report({ measurement: 'under-way' })]);
    expect([code, waitedMs]).toEqual([EXIT.done, 180_000]);
  });

  const unrated = {
    aiAnalysis: {
      ...exampleProduct.aiAnalysis,
      successPotential: { ...exampleProduct.aiAnalysis.successPotential, rating: null },
    },
  };
  it.each([
    ['reaches the minimum', '6.5', {}, EXIT.done],
    ['is below it', '7', {}, EXIT.belowMinimum],
    ['is not rated', '0', unrated, EXIT.belowMinimum],
  ])('exits so that a pipeline sees whether it %s', async (_, least, changes, code) => {
    const found = await ran([...ANALYZE, '--min-success', least], [analyzed, report(changes)]);
    expect(found.code).toBe(code);
    expect(found.out).toContain('Benchbook');
  });

  it.each([
    [
      'a site that is down',
      [refusal(422, 'The URL could not be reached')],
      EXIT.ofSite,
      'The URL could not be reached',
    ],
    ['an address that is none', [refusal(400, 'Please enter a valid URL')], EXIT.ofSite, 'Please enter a valid URL'],
    ['a limit', [refusal(429, 'Please try again in 1 hour')], EXIT.ofTwofold, 'Please try again in 1 hour'],
    ['a failure', [refusal(500, 'Something went wrong')], EXIT.ofTwofold, 'Something went wrong'],
    ['a report that does not come', [analyzed, refusal(503, 'Not yet')], EXIT.ofTwofold, 'Not yet'],
    ['a server that is not there', [new Error('refused')], EXIT.ofTwofold, 'Could not reach Twofold at http://127'],
  ])('tells of %s', async (_, answers, code, text) => {
    const found = await ran([...ANALYZE, '--quiet'], answers);
    expect([found.code, found.out]).toEqual([code, '']);
    expect(found.err).toContain(text);
  });

  it.each([
    [['--help'], EXIT.done, 'out', 'Usage: npm run cli'],
    [['--version'], EXIT.done, 'out', '0.1.0\n'],
    [['--unknown'], EXIT.wrongUsage, 'err', 'Usage: npm run cli'],
  ] as const)('answers %j', async (args, code, stream, text) => {
    const found = await ran(args, []);
    expect([found.code, found[stream]]).toEqual([code, expect.stringContaining(text)]);
  });
});
