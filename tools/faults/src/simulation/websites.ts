import { AnalystFailed, type Analyst } from '@twofold/analyst/analyst';
import type { createOutcomes } from '@twofold/command-service/analysis/outcome';
import { aReport } from '@twofold/command-service/testing/a-report';
import { aSnapshot } from '@twofold/command-service/testing/a-snapshot';
import type { Crossing, Faults } from './faults.ts';
import type { Random } from './random.ts';
import type { Process, Timeline } from './timeline.ts';

const MAX_READ_MS = 8_000;
const MAX_THOUGHT_MS = 20_000;
/** How long a silent provider is waited for, as in the analyst. */
const GIVEN_UP_MS = 45_000;

type ReadSite = Parameters<typeof createOutcomes>[0]['readSite'];

/** The websites, and the provider of analyses. Either may be slow or fail. */
export const createWebsites = (deps: {
  readonly timeline: Timeline;
  readonly random: Random;
  readonly faults: Faults;
}) => {
  const { timeline, random, faults } = deps;

  const readerOf =
    ({ step }: Crossing, process: Process): ReadSite =>
    async (url) => {
      await step(() => undefined);
      await timeline.sleep(random.below(MAX_READ_MS), process);
      if (faults.strikes('brokenSite')) return { ok: false, failure: { reason: 'unreachable', detail: 'down' } };
      return { ok: true, snapshot: { ...aSnapshot, requestedUrl: url, finalUrl: url } };
    };

  const analystOf = (process: Process): Analyst => ({
    provenance: { provider: 'built-in', rubricVersion: '1' },
    analyze: async () => {
      await timeline.sleep(random.below(MAX_THOUGHT_MS), process);
      if (faults.strikes('brokenModel')) throw new AnalystFailed('provider-failed', 'nonsense');
      if (!faults.strikes('slowModel')) return aReport;
      await timeline.sleep(GIVEN_UP_MS, process);
      throw new AnalystFailed('provider-timed-out', 'no answer');
    },
  });

  return { readerOf, analystOf };
};

export type Websites = ReturnType<typeof createWebsites>;
