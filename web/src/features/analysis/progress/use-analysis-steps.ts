import type { AnalysisProgress, AnalysisStep } from '@twofold/contracts/analysis/api';
import { useEffect, useState } from 'react';
import { listenTo } from '../../../lib/server-events.ts';

/** The server's current step. `isRendered` once it has rendered a page in a browser. */
export type AnalysisSteps = { readonly step: AnalysisStep; readonly isRendered: boolean };

const STEPS: readonly AnalysisStep[] = ['reading', 'rendering', 'pages', 'writing', 'done', 'failed'];

/**
 * Follows the analysis with a key. Undefined until the first message, which may never come: an older server has no such
 * stream, and a proxy may hold it back.
 */
export const useAnalysisSteps = (key: string | undefined): AnalysisSteps | undefined => {
  const [known, setKnown] = useState<AnalysisSteps & { readonly key: string }>();

  useEffect(() => {
    if (key === undefined || typeof EventSource === 'undefined') return undefined;
    const stop = listenTo<{ progress: AnalysisProgress }>(`/api/analyses/${key}/progress`, {
      on: {
        progress: ({ step }) => {
          if (!STEPS.includes(step)) return;
          setKnown((last) => ({
            key,
            step,
            isRendered: step === 'rendering' || (last?.key === key && last.isRendered),
          }));
          if (step === 'done' || step === 'failed') stop();
        },
      },
      onBreak: () => undefined,
    });
    return stop;
  }, [key]);

  return known?.key === key ? known : undefined;
};
