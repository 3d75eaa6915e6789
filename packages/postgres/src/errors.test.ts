import { describe, expect, it } from 'vitest';
import { isDataError, isNotMigrated, isRefusal, isUnavailable, sqlStateOf } from './errors.ts';

const withCode = (code: string): Error => Object.assign(new Error('No'), { code });
const classesOf = (error: unknown): readonly string[] =>
  Object.entries({ isUnavailable, isNotMigrated, isDataError, isRefusal })
    .filter(([, is]) => is(error))
    .map(([name]) => name);

describe('classifying an error of the database', () => {
  it.each([
    '08006',
    '40001',
    '40P01',
    '53300',
    '53100',
    '55P03',
    '55006',
    '57P01',
    '57P03',
    '57014',
    '58030',
    '25006',
    '26000',
  ])('takes %s for an unavailable database', (state) => expect(classesOf(withCode(state))).toEqual(['isUnavailable']));

  it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])(
    'takes %s of Node for an unavailable database, and for no SQLSTATE',
    (code) => {
      expect(classesOf(withCode(code))).toEqual(['isUnavailable']);
      expect(sqlStateOf(withCode(code))).toBeUndefined();
    },
  );

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout expired',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
  ])('takes "%s" of the driver for an unavailable database', (message) =>
    expect(classesOf(new Error(message))).toEqual(['isUnavailable']),
  );

  it.each(['21000', '22003', '22P02', '23505', '54000'])('blames the data for %s', (state) =>
    expect(classesOf(withCode(state))).toEqual(['isDataError', 'isRefusal']),
  );

  it.each(['3D000', '3F000', '42P01'])('takes %s for a database that was not migrated', (state) =>
    expect(classesOf(withCode(state))).toEqual(['isUnavailable', 'isNotMigrated']),
  );

  it.each(['42501', '42703', '0A000', 'XX000'])('takes %s for a refusal and nothing else', (state) =>
    expect(classesOf(withCode(state))).toEqual(['isRefusal']),
  );

  it.each([new TypeError('x is not a function'), withCode('store-unavailable'), 'thrown', undefined])(
    'claims nothing of what is not an error of a database (%s)',
    (error) => expect(classesOf(error)).toEqual([]),
  );
});
