import { latePart } from '../../../components/late-part.tsx';

/** The steps of an analysis, fetched when one begins. */
export const LateAnalysisSteps = latePart(async () => (await import('./analysis-steps.tsx')).AnalysisSteps);
