import type { Position } from '@twofold/event-store/port';

/** A violation, and where it is. */
export type Finding = {
  /** The name of a stream, or of a read model. */
  readonly where: string;
  /** Continues the sentence that begins with that name. */
  readonly says: string;
  /** The event that shows it; absent if only the end of the log shows it. */
  readonly event?: { readonly id: string; readonly position: Position };
};

/** The result of one check: the number of findings, and as many of the first as a person would read. */
export type CheckResult = {
  readonly name: string;
  readonly claim: string;
  readonly count: number;
  readonly findings: readonly Finding[];
};

const KEPT = 20;

/** Called with each finding that is kept, and the name of its check. */
export type OnFinding = (check: string, finding: Finding) => void;

/** Collects the findings of a check, up to a maximum. */
export const createFindings = (
  { name, claim }: { readonly name: string; readonly claim: string },
  onFinding?: OnFinding,
) => {
  const findings: Finding[] = [];
  let count = 0;
  return {
    add: (finding: Finding): void => {
      count += 1;
      if (findings.length === KEPT) return;
      findings.push(finding);
      onFinding?.(name, finding);
    },
    result: (): CheckResult => ({ name, claim, count, findings }),
  };
};
