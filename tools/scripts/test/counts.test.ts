import { describe, expect, it } from 'vitest';
import { addCounts, judgeRun, type Report } from './counts.ts';

type File = Report['testResults'][number];
const file = (status: string, ...assertionResults: File['assertionResults']): File => ({ status, assertionResults });
const passed = { fullName: 'adding is right', status: 'passed' };
const failed = { fullName: 'adding is wrong', status: 'failed' };
const run = (isSuccess: boolean, ...testResults: File[]) => judgeRun({ testResults }, isSuccess);

describe('counting a run of tests', () => {
  it('adds up what passed and failed', () => {
    expect(run(false, file('passed', passed, passed), file('failed', passed, failed))).toEqual({
      passed: 3,
      failed: 1,
      skipped: [],
    });
  });

  it('names what was skipped, and why', () => {
    const needsRoot = { fullName: ' starting needs root', status: 'skipped', meta: { skipReason: 'not root' } };
    const later = { fullName: 'later', status: 'todo' };
    const silent = { fullName: 'silent', status: 'skipped', meta: {} };
    expect(run(true, file('passed', passed, needsRoot, later, silent)).skipped).toEqual([
      { name: 'starting needs root', reason: 'not root' },
      { name: 'later', reason: 'not written yet' },
      { name: 'silent', reason: 'no reason given' },
    ]);
  });

  it('fails for a file that cannot be loaded', () => {
    expect(run(false, file('passed', passed), file('failed')).failed).toBe(1);
  });

  it('fails for an error outside of the tests', () => {
    expect(run(false, file('passed', passed)).failed).toBe(1);
  });

  it('fails when no test ran, or none but skipped ones', () => {
    expect(run(true).failed).toBe(1);
    expect(run(true, file('passed', { fullName: 'x', status: 'skipped' })).failed).toBe(1);
    expect(judgeRun(undefined, true).failed).toBe(1);
  });

  it('may be without tests where only changed code is tested, and not where the process failed', () => {
    expect(judgeRun(undefined, true, true)).toEqual({ passed: 0, failed: 0, skipped: [] });
    expect(judgeRun(undefined, false, true).failed).toBe(1);
    expect(judgeRun({ testResults: [file('failed', failed)] }, false, true).failed).toBe(1);
  });

  it('adds one run to another', () => {
    const skipped = [{ name: 'x', reason: 'y' }];
    expect(addCounts({ passed: 1, failed: 2, skipped }, { passed: 3, failed: 4, skipped })).toEqual({
      passed: 4,
      failed: 6,
      skipped: [...skipped, ...skipped],
    });
  });
});
