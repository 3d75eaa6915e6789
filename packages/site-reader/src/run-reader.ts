import { READ_BUDGETS } from './budgets.ts';
import { MAX_ANSWER_BYTES, parseQuestion, toLine } from './protocol.ts';
import type { RunRead } from './read-queue.ts';
import type { Renderer } from './render/renderer.ts';
import { runChild } from './run-child.ts';

const MEMORY_MB = 256;
/** Time for starting the process and parsing pages, in addition to the budgets for fetching them. */
const GRACE_MS = 5_000;
/** The lifetime after which a reader process is killed. */
export const DEADLINE_MS = READ_BUDGETS.totalMs + READ_BUDGETS.subpagesMs + GRACE_MS;

/** The program beside this file: JavaScript in the build, TypeScript in the sources. */
const READER = new URL(import.meta.url.endsWith('.ts') ? './reader-child.ts' : './reader-child.js', import.meta.url);

/**
 * Reads each site in a new process with a memory cap, which is killed at its deadline. Its environment is empty, except
 * for a file of certificates. The renderer, if there is one, renders a page that scripts build.
 */
export const runReader = (extraCaCertsFile: string | undefined, renderer?: Renderer): RunRead => {
  const environment = extraCaCertsFile ? { NODE_EXTRA_CA_CERTS: extraCaCertsFile } : {};
  return (request, signal, onProgress) =>
    runChild(toLine({ ...request, canRender: renderer !== undefined }), {
      entry: READER,
      environment,
      deadlineMs: DEADLINE_MS,
      memoryMb: MEMORY_MB,
      maxAnswerBytes: MAX_ANSWER_BYTES,
      signal,
      onQuestion: async (line) => {
        const question = parseQuestion(line);
        if (!question || !renderer) return undefined;
        return JSON.stringify(await renderer.render(question, request, signal));
      },
      onProgress,
    });
};
