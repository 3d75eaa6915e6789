import type { VerificationProgress, verificationMessages } from '@twofold/contracts/audit/figures/api';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { listenTo } from '../../../lib/server-events.ts';

type Messages = { [Name in keyof typeof verificationMessages]: z.infer<(typeof verificationMessages)[Name]> };
type RunFinding = Messages['finding'];

/** A watched verification: its progress, and its findings so far. */
export type Run =
  | { readonly state: 'idle' }
  | {
      readonly state: 'running';
      readonly progress: VerificationProgress | undefined;
      readonly findings: readonly RunFinding[];
    }
  | { readonly state: 'failed'; readonly why: string };

/** Starts a verification, or joins the running one, and watches it to its end. */
export const useVerification = (onEnd: () => void) => {
  const [run, setRun] = useState<Run>({ state: 'idle' });
  const leave = useRef<() => void>(undefined);
  const ended = useRef(onEnd);

  useEffect(() => {
    ended.current = onEnd;
  });
  // The verification itself continues without listeners.
  useEffect(() => () => leave.current?.(), []);

  const start = useCallback(() => {
    const end = (next: Run) => {
      leave.current?.();
      leave.current = undefined;
      setRun(next);
    };
    leave.current?.();
    setRun({ state: 'running', progress: undefined, findings: [] });
    leave.current = listenTo<Messages>('/api/audit/verifications/live', {
      // After a reconnect the findings are repeated.
      onOpen: () => setRun((now) => (now.state === 'running' ? { ...now, findings: [] } : now)),
      onBreak: (isOver) => isOver && end({ state: 'failed', why: 'Could not watch the verification.' }),
      on: {
        progress: (progress) => setRun((now) => (now.state === 'running' ? { ...now, progress } : now)),
        finding: (finding) =>
          setRun((now) => (now.state === 'running' ? { ...now, findings: [...now.findings, finding] } : now)),
        result: () => {
          end({ state: 'idle' });
          ended.current();
        },
        failed: ({ error }) => end({ state: 'failed', why: error }),
      },
    });
  }, []);

  return { run, start };
};
