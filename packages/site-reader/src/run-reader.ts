import { READ_BUDGETS } from './budgets.ts';
import { MAX_ANSWER_BYTES, parseQuestion, toLine } from './protocol.ts';
import type { RunRead } from './read-queue.ts';
import type { Renderer } from './render/renderer.ts';
import { runChild } from './run-child.ts';

const MEMORY_MB = 256;
/** For the start of the process and the parsing of pages, on top of the budgets for fetching them. */
const GRACE_MS = 5_000;
/** When a reader process is killed. */
export const DEADLINE_MS = READ_BUDGETS.totalMs + READ_BUDGETS.subpagesMs + GRACE_MS;

/** The process beside this file: built JavaScript beside the build, TypeScript beside the sources. */
const READER = new URL(import.meta.url.endsWith('.ts') ? './reader-child.ts' : './reader-child.js', import.meta.url);

/**
 * Reads each page in a fresh process, without environment except for a file of certificates, with a memory cap, and
 * killed at its deadline. A page built by scripts is passed to the renderer, if there is one.
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
