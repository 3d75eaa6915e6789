import { afterAll, afterEach, beforeAll } from 'vitest';
import { createAnswerCheck, type SentAnswer } from './check-answer.ts';
import { recordAnswers } from './record-answers.ts';
import { forbidFakeReports, isFakeReport, isApiChecked } from './skip-check.ts';

/** Setup of the integration tests: every response of their servers below `/api` must match the OpenAPI document. */
let check: ReturnType<typeof createAnswerCheck> | undefined;
let found: string[] = [];
let stop: (() => void) | undefined;

const note = (answer: SentAnswer): void => {
  if (isFakeReport(answer)) return;
  check ??= createAnswerCheck();
  const what = check(answer);
  if (what !== undefined) found.push(`${answer.method} ${answer.path} answered ${answer.status}, which ${what}`);
};

const demandNone = (): void => {
  const broken = [...new Set(found)];
  found = [];
  if (broken.length > 0) throw new Error(`Not as the API is described:\n${broken.slice(0, 10).join('\n')}`);
};

beforeAll(() => {
  stop = recordAnswers(note, isApiChecked);
});
afterEach(demandNone);
afterAll(() => {
  stop?.();
  forbidFakeReports();
  demandNone();
});
