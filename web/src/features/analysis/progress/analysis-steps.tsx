import { RealSteps } from './real-steps.tsx';
import { useAnalysisSteps } from './use-analysis-steps.ts';

/** What the server does for the analysis with this key; nothing before the request is sent. */
export function AnalysisSteps({ requestKey }: { readonly requestKey: string | undefined }) {
  return <RealSteps steps={useAnalysisSteps(requestKey)} />;
}
