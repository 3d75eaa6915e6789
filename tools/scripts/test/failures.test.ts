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
    expect(text).toContain('  ✗ sum.test.ts: adding is wrong\n      expected 3\n      to be 4\n');
    expect(text).toContain('line 11');
    expect(text).not.toContain('line 12');
    expect(text).not.toContain('adding is right');
  });

  it('tells of a file that could not be set up', () => {
    const report = {
      testResults: [{ name: '/code/sum.test.ts', status: 'failed', message: 'no such thing', assertionResults: [] }],
    };
    expect(describeFailures(report, '/code')).toBe('  ✗ sum.test.ts\n      no such thing\n');
  });

  it('has nothing to say of a run without failures', () => {
    expect(describeFailures({ testResults: [{ status: 'passed', assertionResults: [passed] }] }, '/code')).toBe('');
  });
});
