import type { AnalysisEvent } from '@twofold/contracts/analysis/events';
import { describe, it } from 'vitest';
import {
  at,
  claimed,
  completed,
  completedData,
  disowned,
  failed,
  requested,
  requestedBy,
  requestedByVisitor,
  takenDown,
} from '../testing/analysis-events.ts';
import { specFor } from '../testing/spec-for.ts';
import type { RecordMeasurement, RecordScreenshots } from './commands.ts';
import { analysisDecider } from './decider.ts';

const given = specFor(analysisDecider);

const screenshots = [{ name: 'desktop', digest: 'ab'.repeat(32), bytes: 900, width: 1_280, height: 800 }] as const;
const measuredData = (version: number) => ({ productId: 7, version, screenshots: [...screenshots], measuredAt: at });
const failedData = (version: number) => ({ productId: 7, version, reason: 'too-busy', failedAt: at }) as const;
const record = (version = 1): RecordMeasurement => ({ type: 'RecordMeasurement', data: measuredData(version) });
const fail = (version = 1): RecordMeasurement => ({ type: 'FailMeasurement', data: failedData(version) });
const measured = (version = 1): AnalysisEvent => ({ type: 'SiteMeasured', data: measuredData(version) });
const notMeasured = (version = 1): AnalysisEvent => ({ type: 'SiteMeasurementFailed', data: failedData(version) });
const takenData = (version: number) => ({ productId: 7, version, screenshots: [...screenshots], takenAt: at });
const take = (version = 1): RecordScreenshots => ({ type: 'RecordScreenshots', data: takenData(version) });
const taken = (version = 1): AnalysisEvent => ({ type: 'ScreenshotsTaken', data: takenData(version) });
const requestedAgain: AnalysisEvent = {
  type: 'ReanalysisRequested',
  data: { productId: 7, version: 2, requestedAt: at, dueAt: at },
};
const completedAgain: AnalysisEvent = {
  type: 'ReanalysisCompleted',
  data: { ...completedData, version: 2, completedAt: at },
};

describe('measuring the site of a report', () => {
  it('is recorded once for each version', () => {
    given(requested, completed).when(record()).then(measured());
    given(requested, completed, requestedAgain, completedAgain, measured()).when(record(2)).then(measured(2));
    given(requested, completed, requestedAgain, completedAgain, measured(2)).when(record()).then(measured());
  });

  it('ends once, however it ended', () => {
    given(requested, completed).when(fail()).then(notMeasured());
    for (const end of [measured(), notMeasured()]) {
      given(requested, completed, end).when(record()).thenNothing();
      given(requested, completed, end).when(fail()).thenNothing();
    }
  });

  it('is refused for a version that does not exist', () => {
    given().when(record()).thenRefused('analysis-not-found');
    given(requested).when(record()).thenRefused('analysis-not-found');
    given(requested, failed).when(fail()).thenRefused('analysis-not-found');
    given(requested, completed).when(record(2)).thenRefused('analysis-not-found');
    given(requested, completed, requestedAgain).when(record(2)).thenRefused('analysis-not-found');
  });

  it('is not recorded of a report that was taken down, or whose owner is gone', () => {
    given(requested, completed, takenDown).when(record()).thenNothing();
    given(requestedByVisitor, completed, claimed, disowned).when(record()).thenNothing();
    given(requestedByVisitor, completed, claimed, disowned).when(fail()).thenNothing();
  });

  it('is recorded of a report without an owner yet', () => {
    given(requestedByVisitor, completed).when(record()).then(measured());
  });
});

describe('taking screenshots of the site of a report', () => {
  it('is recorded once for each version, before the rest is measured', () => {
    given(requested, completed).when(take()).then(taken());
    given(requested, completed, requestedAgain, completedAgain, taken()).when(take(2)).then(taken(2));
    for (const before of [taken(), measured(), notMeasured()])
      given(requested, completed, before).when(take()).thenNothing();
  });

  it('does not keep the rest from being measured, or from failing', () => {
    given(requested, completed, taken()).when(record()).then(measured());
    given(requested, completed, taken()).when(fail()).then(notMeasured());
  });

  it('settles which screenshots a measurement has', () => {
    const others = [{ ...screenshots[0], digest: 'cd'.repeat(32) }];
    for (const instead of [others, []])
      given(requested, completed, taken())
        .when({ type: 'RecordMeasurement', data: { ...measuredData(1), screenshots: instead } })
        .then(measured());
  });

  it('is refused for a version that does not exist, and not recorded once the report or its owner is gone', () => {
    given(requested).when(take()).thenRefused('analysis-not-found');
    given(requested, completed, requestedAgain).when(take(2)).thenRefused('analysis-not-found');
    given(requested, completed, takenDown).when(take()).thenNothing();
    given(requestedByVisitor, completed, claimed, disowned).when(take()).thenNothing();
  });
});

describe('a report that is complete after its owner was erased', () => {
  const [captures, measurement] = [[{ name: 'text', digest: 'ab'.repeat(32), bytes: 900 }], 'follows' as const];
  const gone = [requestedBy(3), disowned];

  it('names nothing that is kept beside the log, and is not measured', () => {
    given(...gone)
      .when({ type: 'CompleteAnalysis', data: { ...completedData, captures, measurement } })
      .then(completed);
    given(requestedBy(3), completed, requestedAgain, disowned)
      .when({
        type: 'CompleteReanalysis',
        data: { ...completedData, version: 2, completedAt: at, captures, measurement },
      })
      .then(completedAgain);
  });

  it('names it while there is an owner', () => {
    const data = { ...completedData, captures, measurement };
    given(requestedBy(3)).when({ type: 'CompleteAnalysis', data }).then({ type: 'AnalysisCompleted', data });
  });
});
