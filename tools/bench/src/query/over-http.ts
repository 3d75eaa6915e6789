import autocannon from 'autocannon';
import type { Contestant, Figures } from '../harness/race.ts';

export const CONNECTIONS = 32;

/** A path to request, and the text that must be answered. */
export type Question = {
  readonly path: string;
  readonly text: string;
};

/** Requests all questions in turn over many connections. The answers are checked before and after each run. */
export const overHttp = (name: string, base: string, questions: readonly Question[]): Contestant => {
  const requests = questions.map(({ path }) => ({ path }));
  const run = async ({ seconds }: { readonly seconds: number }): Promise<Figures> => {
    await refuseUnlessRight(name, base, questions);
    const result = await autocannon({ url: base, connections: CONNECTIONS, duration: Math.ceil(seconds), requests });
    const failures = result.errors + result.non2xx;
    if (failures > 0) throw new Error(`${name} failed ${failures} times`);
    await refuseUnlessRight(name, base, questions);
    return {
      'requests/s': result['2xx'] / result.duration,
      'p50 ms': result.latency.p50,
      'p99 ms': result.latency.p99,
    };
  };
  return { name, run };
};

const textOf = async (base: string, path: string): Promise<string> => {
  const response = await fetch(`${base}${path}`);
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return response.text();
};

const refuseUnlessRight = async (name: string, base: string, questions: readonly Question[]): Promise<void> => {
  for (const question of questions) {
    const text = await textOf(base, question.path);
    if (text !== question.text) throw new Error(`${name} answers something else to ${question.path}`);
  }
};
