import { randomBytes } from 'node:crypto';
import { aBrowser, type Answered, type Browser } from '@twofold/command-service/testing/a-browser';
import { startTracing } from '@twofold/tracing/start-tracing';
import { startOtlpReceiver } from '@twofold/tracing/testing/otlp-receiver';
import { aWholeTwofold } from './a-whole-twofold.ts';

/** One click in a browser: its calls have the same trace context. */
export const aClick = () => {
  const traceId = randomBytes(16).toString('hex');
  return { traceId, headers: { traceparent: `00-${traceId}-${randomBytes(8).toString('hex')}-01` } };
};
export type Click = ReturnType<typeof aClick>;

/** The whole product in one process, which sends traces to a collector of the test. */
export const aTracedTwofold = async () => {
  const receiver = await startOtlpReceiver();
  const warnings: object[] = [];
  const log = { warn: (details: object) => void warnings.push(details) };
  const tracing = await startTracing({ endpoint: receiver.url, service: 'twofold', log, delayMs: 50 });
  const twofold = await aWholeTwofold();
  return {
    ...twofold,
    receiver,
    warnings,
    namesOf: ({ traceId }: Click): string[] =>
      receiver
        .spans()
        .filter((span) => span.traceId === traceId)
        .map(({ name }) => name),
    end: async (): Promise<void> => {
      await twofold.end();
      await tracing.stop();
      await receiver.close();
    },
  };
};
export type TracedTwofold = Awaited<ReturnType<typeof aTracedTwofold>>;

/** A user whose every call has the trace context of a click. */
export const aClickingPerson = async (url: string, email: string, password: string) => {
  const browser: Browser = aBrowser(url);
  const ask = async (method: string, path: string, body: unknown, { headers }: Click): Promise<Answered['body']> => {
    const answer = await browser.send(method, path, body, headers);
    if (answer.status >= 300) throw new Error(`${method} ${path} answers ${answer.status}`);
    return answer.body;
  };
  const registering = aClick();
  await ask('POST', '/api/register', { email, password }, registering);
  return { ask, browser, registering };
};
