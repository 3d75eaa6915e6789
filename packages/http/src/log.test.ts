import { describe, expect, it } from 'vitest';
import { loggedPath } from './log.ts';
import { recordedLog } from './testing/recorded-log.ts';

const writtenBy = (write: (log: ReturnType<typeof recordedLog>['log']) => void): Record<string, unknown> => {
  const { log, records } = recordedLog();
  write(log);
  return records[0] ?? {};
};

describe('writing to the log', () => {
  it('names the service and the time in every record', () => {
    const record = writtenBy((log) => log.info('hello'));
    expect(record).toMatchObject({ service: 'a-test', msg: 'hello' });
    expect(record['time']).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  it('logs only the method and path of a request', () => {
    const request = { method: 'POST', url: '/api/login?next=/x', headers: { cookie: 'a=b' }, body: { password: 'p' } };
    expect(writtenBy((log) => log.info({ req: request }))['req']).toEqual({ method: 'POST', path: '/api/login' });
  });

  it('logs only the status of a response', () => {
    expect(writtenBy((log) => log.info({ res: { statusCode: 204, headers: { 'set-cookie': 'a' } } }))['res']).toEqual({
      status: 204,
    });
  });

  it('leaves out fields that a driver adds to an error', () => {
    const error = Object.assign(new TypeError('duplicate key', { cause: new Error('the cause') }), {
      code: '23505',
      detail: 'Key (email)=(ada@example.com) already exists.',
      parameters: ['secret'],
    });
    const { err } = writtenBy((log) => log.error({ err: error })) as { err: Record<string, unknown> };
    expect(err).toMatchObject({
      type: 'TypeError',
      message: 'duplicate key',
      code: '23505',
      cause: { message: 'the cause' },
    });
    expect(Object.keys(err).toSorted()).toEqual(['cause', 'code', 'message', 'stack', 'type']);
  });

  it('hides email addresses in all places', () => {
    const record = writtenBy((log) =>
      log.error(
        { err: new Error('to\nada.l+x@mail.example.com\u0007bob@example.com'), to: 'eve@example.com' },
        'Eve@Example.com',
      ),
    );
    expect(record).toMatchObject({
      err: { message: 'to\n<address>\u0007<address>' },
      to: '<address>',
      msg: '<address>',
    });
    expect(JSON.stringify(record)).not.toMatch(/example\.com/i);
  });

  it('logs that a thrown value was no error, without the value', () => {
    expect(writtenBy((log) => log.error({ err: 'password' }))['err']).toEqual({
      type: 'string',
      message: 'A non-Error value was thrown',
    });
  });
});

describe('showing a path in the log', () => {
  it.each([
    ['/api/products/17?before=9', '/api/products/17'],
    ['/api/analyze/url', '/api/analyze/url'],
    ['/', '/'],
    ['/api/password-resets/3q2-7wEjRWeJq83v', '/api/password-resets/*'],
    ['/api/users/ada@example.com', '/api/users/*'],
    ['/api/orders/018f3d0c-0000-7000-8000-000000000000', '/api/orders/*'],
    [`/${'a'.repeat(41)}`, '/*'],
  ])('turns %s into %s', (url, shown) => {
    expect(loggedPath(url)).toBe(shown);
  });
});
