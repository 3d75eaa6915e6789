import { latePart } from '../../../components/late-part.tsx';

/** The steps of an analysis, loaded when one begins. */
export const LateRealSteps = latePart(async () => (await import('./real-steps.tsx')).RealSteps);
