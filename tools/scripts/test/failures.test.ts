import { describe, expect, it } from 'vitest';
import { describeFailures } from './failures.ts';

const passed = { fullName: 'adding is right', status: 'passed' };
const failed = { fullName: ' adding is wrong', status: 'failed', failureMessages: ['expected 3\nto be 4'] };

describe('describing what failed in a run', () => {
  it('names the file and the test, with the first lines of why', () => {
    const long = { ...failed, failureMessages: [Array.from({ length: 40 }, (_, index) => `line ${index}`).join('\n')] };
    const report = {
      testResults: [
        { name: '/code/sum.test.ts', status: 'failed', assertionResults: [passed, failed] },
        { name: '/code/long.test.ts', status: 'failed', assertionResults: [long] },
      ],
    };
    const text = describeFailures(report, '/code');
    expect(text).toContain(
      '  ✗ sum.test.ts: adding is wrong\n      expected 3\n      to be 4\n      npx vitest run sum.test.ts\n',
    );
    expect(text).toContain('line 11');
    expect(text).not.toContain('line 12');
    expect(text).not.toContain('adding is right');
  });

  it('says first that a test ran out of time, and then where', () => {
    const slow = { ...failed, failureMessages: ['Error: trace\n    at sum.ts:1\nError: Test timed out in 20000ms.'] };
    const report = { testResults: [{ name: '/code/sum.test.ts', status: 'failed', assertionResults: [slow] }] };
    expect(describeFailures(report, '/code')).toContain('adding is wrong\n      Error: Test timed out in 20000ms.\n');
  });

  it('tells of a file that could not be set up', () => {
    const report = {
      testResults: [{ name: '/code/sum.test.ts', status: 'failed', message: 'no such thing', assertionResults: [] }],
    };
    expect(describeFailures(report, '/code')).toBe(
      '  ✗ sum.test.ts\n      no such thing\n      npx vitest run sum.test.ts\n',
    );
  });

  it('has nothing to say of a run without failures', () => {
    expect(describeFailures({ testResults: [{ status: 'passed', assertionResults: [passed] }] }, '/code')).toBe('');
  });
});
