import type { VerificationProgress } from '@twofold/contracts/audit/figures/api';
import type { Verdict } from '@twofold/contracts/audit/verdict';
import type { Message } from '@twofold/http/event-stream';
import type { Logger } from '@twofold/http/log';
import { Subject, type Observable } from 'rxjs';
import type { OnFinding } from '../../verification/findings.ts';
import type { AccessLog } from '../access-log.ts';
import { asFinding, runVerification, type VerificationSources } from './run-verification.ts';

/** One verification: its messages so far, and future ones. It completes after its last message. */
export type VerificationFeed = {
  readonly id: string;
  readonly sofar: readonly Message[];
  readonly live: Observable<Message>;
};

export type Verifications = {
  /** Joins the verification that runs, or starts one. */
  readonly join: (startedBy: number, correlationId: string) => VerificationFeed;
  /** The verification with this id, if it runs or ended last. */
  readonly find: (id: string) => VerificationFeed | undefined;
  readonly isRunning: () => boolean;
  /** All verdicts, newest first. */
  readonly verdicts: () => readonly Verdict[];
  /** Stops the running one. */
  readonly stop: () => Promise<void>;
};

type Run = {
  readonly id: string;
  readonly messages: Subject<Message>;
  readonly findings: Message[];
  progress: Message | undefined;
  verdict: Verdict | undefined;
  end: Message | undefined;
};

/** The suffix of the last message's id: a browser that has it needs nothing more. */
const ENDED = '-ended';

/**
 * Runs one verification at a time, shared by all listeners; it continues without any. Its verdict is appended to the
 * access stream of the auditor who started it. The number of findings kept is limited to those in a verdict.
 */
export const createVerifications = (
  deps: VerificationSources & {
    /** The verdicts in the log as far as it was followed, newest first. */
    readonly followed: () => readonly Verdict[];
    readonly logger: Logger;
    readonly accessLog: Pick<AccessLog, 'append'>;
    readonly newId: () => string;
  },
): Verifications => {
  const { followed, logger, accessLog, newId, now } = deps;
  const stopping = new AbortController();
  let last: Run | undefined;
  let work: Promise<void> = Promise.resolve();

  const verify = async (run: Run, startedBy: number): Promise<Verdict> => {
    const publish = (name: string, data: unknown): Message => {
      const message = { name, data, id: run.id };
      run.messages.next(message);
      return message;
    };
    const progress = (data: VerificationProgress): void => void (run.progress = publish('progress', data));
    const finding: OnFinding = (check, found) =>
      void run.findings.push(publish('finding', { check, finding: asFinding(found) }));
    const { signal } = stopping;
    return runVerification(deps, { verificationId: run.id, startedBy, signal }, { progress, finding });
  };

  const start = (startedBy: number, correlationId: string): Run => {
    const run: Run = {
      id: newId(),
      messages: new Subject(),
      findings: [],
      progress: undefined,
      verdict: undefined,
      end: undefined,
    };
    const finish = (name: string, data: unknown): void => {
      run.end = { name, data, id: `${run.id}${ENDED}` };
      run.messages.next(run.end);
      run.messages.complete();
    };
    const complete = async (): Promise<void> => {
      try {
        const verdict = await verify(run, startedBy);
        const data = { userId: startedBy, verdict, verifiedAt: now().toISOString() };
        await accessLog.append({ type: 'LogVerified', data }, correlationId);
        run.verdict = verdict;
        finish('result', verdict);
      } catch (error) {
        if (!stopping.signal.aborted) logger.error({ err: error }, 'a verification could not be finished');
        finish('failed', { error: 'The verification failed. Please try again.' });
      }
    };
    work = complete();
    return run;
  };

  const isRunning = (): boolean => last !== undefined && last.end === undefined;
  return {
    join: (startedBy, correlationId) => {
      if (last === undefined || !isRunning()) last = start(startedBy, correlationId);
      return feedOf(last);
    },
    find: (id) => (last?.id === id ? feedOf(last) : undefined),
    isRunning,
    verdicts: () => verdictsWith(last?.verdict, followed()),
    stop: async () => {
      stopping.abort(new Error('The service is stopping'));
      await work;
    },
  };
};

/**
 * The verdicts of the followed log, newest first, with one that was just appended: the follower may not have read it
 * yet, and a screen that asks right after the end must find it.
 */
export const verdictsWith = (appended: Verdict | undefined, followed: readonly Verdict[]): readonly Verdict[] =>
  appended === undefined || followed.some(({ verificationId }) => verificationId === appended.verificationId)
    ? followed
    : [appended, ...followed];

const feedOf = ({ id, progress, findings, end, messages }: Run): VerificationFeed => ({
  id,
  sofar: [...(progress ? [progress] : []), ...findings, ...(end ? [end] : [])],
  live: messages,
});
