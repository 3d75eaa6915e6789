import type { Position } from '@twofold/event-store/port';

/** Something that is not as it should be, and where. */
export type Finding = {
  /** The name of a stream, or of a read model. */
  readonly where: string;
  /** Goes on from that name. */
  readonly says: string;
  /** The event that shows it; what only the end of the log shows has none. */
  readonly event?: { readonly id: string; readonly position: Position };
};

/** What one check has found: how much, and so many of the first that a person would read. */
export type CheckResult = {
  readonly name: string;
  readonly claim: string;
  readonly count: number;
  readonly findings: readonly Finding[];
};

const KEPT = 20;

/** Hears of each finding that is kept, with the name of the check, as it is found. */
export type OnFinding = (check: string, finding: Finding) => void;

/** Collects what a check finds, without keeping more than somebody reads. */
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
