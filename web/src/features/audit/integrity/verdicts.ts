import type { VerificationsView } from '@twofold/contracts/audit/figures/api';

export type Verdict = VerificationsView['verifications'][number];
export type Check = Verdict['checks'][number];

const isOfReadModel = ({ name }: Check): boolean => name.startsWith('read-model');

const failures = (checks: readonly Check[]): number => checks.reduce((sum, { count }) => sum + count, 0);

/** Separate verdicts for the log and for the read models: one can be sound while the other is not. */
export const verdictsOf = ({ chain, checks }: Verdict) => {
  const ofReadModels = checks.filter(isOfReadModel);
  const ofLog = checks.filter((check) => !isOfReadModel(check));
  return {
    ofLog,
    ofReadModels,
    logFailures: failures(ofLog) + (chain.state === 'broken' ? 1 : 0),
    readModelFailures: failures(ofReadModels),
  };
};
