import { connect } from 'node:net';
import { MAX_ANSWER_BYTES, toLine } from './protocol.ts';
import { takeAnswer } from './read-progress.ts';
import type { RunRead } from './reading.ts';
import { DEADLINE_MS } from './run-reader.ts';

/** For a place among the reads of other services. */
const WAIT_MS = 30_000;
const CONNECT_MS = 3_000;

export interface ServiceAddress {
  readonly host: string;
  readonly port: number;
}

/**
 * Has each page read by the reader service, over a connection of its own: when the caller aborts, the connection ends, and
 * with it the process at the other side. The answer is believed no more than that of a process of ours.
 */
export const askService =
  (address: ServiceAddress, deadlineMs: number = DEADLINE_MS + WAIT_MS): RunRead =>
  (request, signal, onProgress) =>
    new Promise((resolve) => {
      const socket = connect({ ...address, noDelay: true });

      const settle = (outcome: Awaited<ReturnType<RunRead>>) => {
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
        takeAnswer({
          maxBytes: MAX_ANSWER_BYTES,
          onProgress,
          onAnswer: (line) => settle({ line }),
          onTooLarge: () => fail(`an answer of more than ${MAX_ANSWER_BYTES} bytes`),
        }),
      );
      socket.once('error', (error) => fail(`the reader service cannot be reached: ${error.message}`));
      socket.once('close', () => fail('the reader service ended without an answer'));
    });
