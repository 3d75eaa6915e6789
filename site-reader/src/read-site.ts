import { MAX_ANSWER_BYTES, answerIn, toLine } from './protocol.ts';
import { places } from './places.ts';
import { READ_BUDGETS } from './budgets.ts';
import { isReadFailed, unreachable } from './read-failed.ts';
import { runChild } from './run-child.ts';
import type { ReadResult, ReadSite } from './site-snapshot.ts';
import { parseTarget, targetPair } from './target.ts';

export interface SiteReaderOptions {
  /** `host:port` pairs whose address and port are not judged, for tests and sample sites (production: D-107). */
  readonly allow?: readonly string[];
  /** Where web sites are served. */
  readonly ports?: readonly number[];
  /** A file of certificates to trust besides the usual ones: `NODE_EXTRA_CA_CERTS`. */
  readonly extraCaCertsFile?: string;
}

export interface SiteReader {
  readonly readSite: ReadSite;
  /** Ends the reads under way and refuses new ones. */
  close(): Promise<void>;
}

const WEB_PORTS = [80, 443];
const PLACES = { total: 8, perHost: 2, waiting: 64 };
const MEMORY_MB = 256;
/** For the start of the process and the parsing of the page, on top of the budget for fetching it. */
const GRACE_MS = 5_000;
const DEADLINE_MS = READ_BUDGETS.totalMs + GRACE_MS;

/** The process beside this file: built JavaScript beside the build, TypeScript beside the sources. */
const READER = new URL(import.meta.url.endsWith('.ts') ? './child.ts' : './child.js', import.meta.url);

const resultOf = (outcome: Awaited<ReturnType<typeof runChild>>): ReadResult => {
  const result = 'line' in outcome ? answerIn(outcome.line) : undefined;
  if (result) return result;
  const problem = 'problem' in outcome ? outcome.problem : 'an answer that is none';
  return { ok: false, failure: unreachable(`the reader process: ${problem}`).failure };
};

/**
 * Opens the only door to foreign URLs. Each read has a process of its own, without environment, with a memory cap, and
 * killed at its deadline, so that no site can reach a secret or another read. `readSite` waits for one of 8 places (2 at
 * one host); waiting and reading end when the caller's signal aborts, with the signal's reason.
 * @throws RangeError when `allow` holds something that is no `host:port`.
 */
export const createSiteReader = (options: SiteReaderOptions = {}): SiteReader => {
  const rules = { ports: options.ports ?? WEB_PORTS, allow: (options.allow ?? []).map(targetPair) };
  const environment = options.extraCaCertsFile ? { NODE_EXTRA_CA_CERTS: options.extraCaCertsFile } : {};
  const closing = new AbortController();
  const underWay = new Set<Promise<unknown>>();
  const { run } = places(PLACES);

  const read = async (url: string, signal: AbortSignal): Promise<ReadResult> => {
    const outcome = await runChild(toLine({ url, ports: [...rules.ports], allow: rules.allow }), {
      entry: READER,
      environment,
      deadlineMs: DEADLINE_MS,
      memoryMb: MEMORY_MB,
      maxAnswerBytes: MAX_ANSWER_BYTES,
      signal,
    });
    signal.throwIfAborted();
    return resultOf(outcome);
  };

  const hostOf = (url: string): string | ReadResult => {
    try {
      return parseTarget(url, rules).host;
    } catch (error) {
      if (isReadFailed(error)) return { ok: false, failure: error.failure };
      throw error;
    }
  };

  return {
    readSite: async (url, { signal }) => {
      const host = hostOf(url);
      if (typeof host !== 'string') return host;
      const either = AbortSignal.any([signal, closing.signal]);
      const result = run(host, either, () => read(url, either));
      underWay.add(result);
      try {
        return await result;
      } finally {
        underWay.delete(result);
      }
    },
    close: async () => {
      closing.abort(new Error('The site reader is closed'));
      await Promise.allSettled(underWay);
    },
  };
};
