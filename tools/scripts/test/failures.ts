import path from 'node:path';
import type { Report } from './counts.ts';

/** An expectation's text is in its first lines, a stack and a page's whole tree come after them. */
const LINES = 12;
const LINE_LENGTH = 300;

const shorten = (message: string): string =>
  message
    .split('\n')
    .slice(0, LINES)
    .map((line) => `      ${line.slice(0, LINE_LENGTH)}`.trimEnd())
    .join('\n');

/** Every test or file of a report that failed, by name, each with the first lines of why. `''` where none did. */
export const describeFailures = ({ testResults: files }: Report, root: string): string =>
  files
    .flatMap(({ name = '', status, message = '', assertionResults: tests }) => {
      const file = path.relative(root, name);
      const failed = tests
        .filter((test) => test.status === 'failed')
        .map(({ fullName, failureMessages = [] }) => ({ title: `${file}: ${fullName.trim()}`, why: failureMessages }));
      return failed.length === 0 && status === 'failed' ? [{ title: file, why: [message] }] : failed;
    })
    .map(({ title, why }) => `  ✗ ${title}\n${why.map(shorten).join('\n')}\n`)
    .join('');
