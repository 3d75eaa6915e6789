import path from 'node:path';
import type { Report } from './counts.ts';

/** The first lines have the message. The stack and the tree of the page follow. */
const LINES = 12;
const LINE_LENGTH = 300;

/** For a test that timed out, vitest prints the position of the test first. */
const RAN_OUT = /timed out in \d+\s?ms/;

const shorten = (message: string): string =>
  message
    .split('\n')
    .toSorted((one, other) => Number(RAN_OUT.test(other)) - Number(RAN_OUT.test(one)))
    .slice(0, LINES)
    .map((line) => `      ${line.slice(0, LINE_LENGTH)}`.trimEnd())
    .join('\n');

/** The failed tests and files of a report, each with the command that repeats its file and the first lines of the error. */
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
