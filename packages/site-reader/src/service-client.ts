import { connect } from 'node:net';
import { MAX_ANSWER_BYTES, parseScreenshots, toLine, type ReadRequest, type ScreenshotsRequest } from './protocol.ts';
import { outputParser, type OnProgress } from './read-progress.ts';
import type { ChildOutcome } from './run-child.ts';
import { DEADLINE_MS } from './run-reader.ts';
import type { OnScreenshots } from './screenshots.ts';
import { noScreenshots, type RunScreenshots } from './screenshots-port.ts';

/** The wait for a slot at the service. */
const WAIT_MS = 30_000;
const CONNECT_MS = 3_000;
/** For two screenshots, a run of Lighthouse and the link checks, and for those of others before them. */
const SCREENSHOTS_MS = 300_000;

export interface ServiceAddress {
  readonly host: string;
  readonly port: number;
}

/**
 * Has the reader service read each page over a separate connection. If the caller aborts, the connection closes, and the
 * service kills the process of the read. The answer is as untrusted as that of a local process.
 */
export const askService =
  (address: ServiceAddress, deadlineMs: number = DEADLINE_MS + WAIT_MS) =>
  (
    request: ReadRequest | ScreenshotsRequest,
    signal: AbortSignal,
    onProgress?: OnProgress,
    onEarly?: (line: string) => void,
  ): Promise<ChildOutcome> =>
    new Promise((resolve) => {
      const socket = connect({ ...address, noDelay: true });

      const settle = (outcome: ChildOutcome) => {
        clearTimeout(timer);
        clearTimeout(unconnected);
        signal.removeEventListener('abort', onAbort);
        socket.destroy();
        resolve(outcome);
      };
      const fail = (problem: string) => settle({ problem });
      const onAbort = () => fail('the caller ended the read');
      const timer = setTimeout(() => fail(`no answer within ${deadlineMs} ms`), deadlineMs);
      const unconnected = setTimeout(() => fail('the reader service cannot be reached'), CONNECT_MS);
      signal.addEventListener('abort', onAbort);
      if (signal.aborted) onAbort();

      socket.once('connect', () => {
        clearTimeout(unconnected);
        socket.write(toLine(request));
      });
      socket.on(
        'data',
        outputParser({
          maxBytes: MAX_ANSWER_BYTES,
          onProgress,
          onEarly,
          onAnswer: (line) => settle({ line }),
          onTooLarge: () => fail(`an answer of more than ${MAX_ANSWER_BYTES} bytes`),
        }),
      );
      socket.once('error', (error) => fail(`the reader service cannot be reached: ${error.message}`));
      socket.once('close', () => fail('the reader service ended without an answer'));
    });

/** Has the reader service take screenshots. */
export const askForScreenshots =
  (address: ServiceAddress): RunScreenshots =>
  async (url, { ports, allow }, signal, parts, onScreenshots) => {
    const request: ScreenshotsRequest = {
      url,
      ports: [...ports],
      allow: [...allow],
      screenshots: true,
      ...(parts === 'all' && { measure: true }),
      ...(onScreenshots && { early: true }),
    };
    const onEarly = onScreenshots && callOnce(onScreenshots);
    const outcome = await askService(address, SCREENSHOTS_MS)(request, signal, undefined, onEarly);
    if ('problem' in outcome) return noScreenshots('failed', outcome.problem);
    return parseScreenshots(outcome.line) ?? noScreenshots('failed', 'an invalid answer');
  };

/** Accepts early lines only if they contain screenshots, and only the first one. */
const callOnce = (onScreenshots: OnScreenshots): ((line: string) => void) => {
  let isCalled = false;
  return (line) => {
    const result = isCalled ? undefined : parseScreenshots(line);
    if (!result?.ok) return;
    isCalled = true;
    onScreenshots(result.screenshots);
  };
};
