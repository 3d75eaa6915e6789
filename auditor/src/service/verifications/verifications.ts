import type { VerificationProgress } from '@twofold/contracts/audit/figures/api';
import type { Verdict } from '@twofold/contracts/audit/verdict';
import type { Message } from '@twofold/http/event-stream';
import type { Logger } from '@twofold/http/log';
import { Subject, type Observable } from 'rxjs';
import type { OnFinding } from '../../verification/findings.ts';
import type { AccessLog } from '../access-log.ts';
import { verdictsWith } from './verdicts.ts';
import { asFinding, runVerification, type VerificationSources } from './run-verification.ts';

/** One verification: its messages so far, and future ones. It completes after its last message. */
export type Told = { readonly id: string; readonly sofar: readonly Message[]; readonly live: Observable<Message> };

export type Verifications = {
  /** Joins the verification that runs, or starts one. */
  readonly join: (startedBy: number, correlationId: string) => Told;
  /** The one of this id: if it runs, or ended last. */
  readonly find: (id: string) => Told | undefined;
  readonly isRunning: () => boolean;
  /** All verdicts, newest first: those that the followed log holds, and one just appended that it does not hold yet. */
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
    /** The verdicts that the followed log holds, newest first. It lags. */
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
    const tell = (name: string, data: unknown): Message => {
      const message = { name, data, id: run.id };
      run.messages.next(message);
      return message;
    };
    const progress = (data: VerificationProgress): void => void (run.progress = tell('progress', data));
    const finding: OnFinding = (check, found) =>
      void run.findings.push(tell('finding', { check, finding: asFinding(found) }));
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
    const seeThrough = async (): Promise<void> => {
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
    work = seeThrough();
    return run;
  };

  const isRunning = (): boolean => last !== undefined && last.end === undefined;
  return {
    join: (startedBy, correlationId) => {
      if (last === undefined || !isRunning()) last = start(startedBy, correlationId);
      return told(last);
    },
    find: (id) => (last?.id === id ? told(last) : undefined),
    isRunning,
    verdicts: () => verdictsWith(last?.verdict, followed()),
    stop: async () => {
      stopping.abort(new Error('The service is stopping'));
      await work;
    },
  };
};

const told = ({ id, progress, findings, end, messages }: Run): Told => ({
  id,
  sofar: [...(progress ? [progress] : []), ...findings, ...(end ? [end] : [])],
  live: messages,
});
