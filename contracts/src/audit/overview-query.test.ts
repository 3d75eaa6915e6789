import { describe, expect, it } from 'vitest';
import { overviewQuery } from './overview-query.ts';

const problemOf = (query: object) => overviewQuery.safeParse(query).error?.issues[0]?.message;

describe('the range of days of the overview', () => {
  it.each([{}, { from: '2030-01-01', to: '2030-01-01' }, { from: '2021-01-01', to: '2031-01-01' }])(
    'may be %j',
    (query) => expect(problemOf(query)).toBeUndefined(),
  );

  it.each([
    [{ from: '2030-01-01' }, 'Please give both days, or none'],
    [{ from: '2030-01-02', to: '2030-01-01' }, 'The first day is after the last'],
    [{ from: '2030-02-30', to: '2030-03-01' }, 'This is not a day such as 2030-01-31'],
    [{ from: '0001-01-01', to: '2030-01-01' }, 'Please choose at most 3660 days'],
  ])('may not be %j', (query, problem) => expect(problemOf(query)).toBe(problem));
});
