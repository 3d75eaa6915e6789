import path from 'node:path';
import type { Report } from './counts.ts';

/** An expectation's text is in its first lines, a stack and a page's whole tree come after them. */
const LINES = 12;
const LINE_LENGTH = 300;

/** Of a test that ran out of time, vitest puts where it began first. */
const RAN_OUT = /timed out in \d+\s?ms/;

const shorten = (message: string): string =>
  message
    .split('\n')
    .toSorted((one, other) => Number(RAN_OUT.test(other)) - Number(RAN_OUT.test(one)))
    .slice(0, LINES)
    .map((line) => `      ${line.slice(0, LINE_LENGTH)}`.trimEnd())
    .join('\n');

/** Every test or file of a report that failed, with what repeats its file alone and the first lines of why. `''` where none did. */
export const describeFailures = ({ testResults: files }: Report, root: string): string =>
  files
    .flatMap(({ name = '', status, message = '', assertionResults: tests }) => {
      const file = path.relative(root, name);
      const failed = tests
        .filter((test) => test.status === 'failed')
        .map(({ fullName, failureMessages = [] }) => ({
          title: `${file}: ${fullName.trim()}`,
          file,
          why: failureMessages,
        }));
      return failed.length === 0 && status === 'failed' ? [{ title: file, file, why: [message] }] : failed;
    })
    .map(({ title, file, why }) => `  ✗ ${title}\n${why.map(shorten).join('\n')}\n      npx vitest run ${file}\n`)
    .join('');
