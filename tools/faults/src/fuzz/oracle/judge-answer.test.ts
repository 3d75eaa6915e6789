import { problemBody } from '@twofold/http/problem-body';
import { describe, expect, it } from 'vitest';
import type { Call, Draft } from '../call.ts';
import { plainRequest } from '../requests.ts';
import type { Answer } from '../send.ts';
import { MARK, SITE } from '../site.ts';
import { judgeAnswer } from './judge-answer.ts';

const aCall: Call = {
  method: 'POST',
  path: '/api/reviews',
  params: [],
  query: [],
  body: undefined,
  contentTypes: [],
  answers: [201],
};
const aDraft = (changes: Partial<Draft> = {}): Draft => ({ ...plainRequest(aCall), ...changes });

const anAnswer = (status: number, text: string, type = 'application/json; charset=utf-8'): Answer => ({
  status,
  text,
  headers: { 'content-type': type },
  durationMs: 1,
});
/** A refusal as the services write it. */
const aRefusal = (error: string, more: object = {}): Answer =>
  anAnswer(400, JSON.stringify({ ...problemBody(400, error), ...more }));
const rulesOf = (answer: Answer, draft = aDraft()): string[] => judgeAnswer(draft, answer).map(({ rule }) => rule);

describe('an answer', () => {
  it.each([
    ['a success that is listed', anAnswer(201, '{"id":1}'), []],
    ['a refusal in its form', aRefusal('no', { details: [{ path: 'a', message: 'no' }] }), []],
    ['a success that is not listed', anAnswer(202, '{}'), ['status']],
    ['a failure that is not listed', anAnswer(500, JSON.stringify(problemBody(500, 'no'))), ['status']],
    ['a success that is no JSON', anAnswer(201, 'ok'), ['form']],
    ['a refusal as text', anAnswer(400, '{"error":"no"}', 'text/plain'), ['form']],
    ['a refusal with more in it', aRefusal('no', { stack: 'x' }), ['form']],
    ['a refusal without the fields of a problem', anAnswer(400, '{"error":"no"}'), ['form']],
    ['an empty refusal', anAnswer(431, '', ''), ['form']],
    ['a stack', aRefusal('at Router.handle (node:internal/x:1:2)'), ['leak']],
    ['a file', aRefusal('cannot open /usr/src/app/main.ts'), ['leak']],
    ['a statement', aRefusal('select id from users where id = 1'), ['leak']],
    ['what was sent', aRefusal(`what is ${MARK.toUpperCase()}?`), ['echo']],
    ['nothing at all', { ...anAnswer(0, 'no answer within 1 ms') }, ['answer']],
  ])('that is %s breaks as many rules as it should', (_, answer, rules) => {
    expect(rulesOf(answer)).toEqual(rules);
  });

  it('has the query of an address for those only who may see it', () => {
    const answer = anAnswer(201, `{"url":"${SITE}"}`);
    expect(rulesOf(answer, aDraft({ asker: 'owner' }))).toEqual([]);
    expect(rulesOf(answer, aDraft({ asker: 'visitor' }))).toEqual(['secret']);
  });

  it('is for those only who may have it', () => {
    const call = { ...aCall, allowed: ['owner'] } as const;
    expect(rulesOf(anAnswer(201, '{}'), aDraft({ call, asker: 'owner' }))).toEqual([]);
    expect(rulesOf(anAnswer(201, '{}'), aDraft({ call, asker: 'forger' }))).toEqual(['asker']);
    expect(rulesOf(aRefusal('no'), aDraft({ call, asker: 'forger' }))).toEqual([]);
  });
});
