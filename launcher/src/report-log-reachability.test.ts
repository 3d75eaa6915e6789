import { describe, expect, it } from 'vitest';
import { eventually } from '@twofold/testing/eventually';
import { hostsOf, reportLogReachability } from './report-log-reachability.ts';

const HOST = 'log.example:2113';
const away = new Error('The event store does not answer');

/** A log that is away for so many questions; the answers of `hanging` ones never come until it is back. */
const watch = (failures: number, { patienceMs = 60_000, isHanging = false } = {}) => {
  const said: string[] = [];
  const ending = new AbortController();
  const log = { asked: 0, comeBack: (): void => undefined };
  const ask = (): Promise<unknown> => {
    if (isHanging) return new Promise<void>((resolve) => (log.comeBack = resolve));
    return log.asked++ < failures ? Promise.reject(away) : Promise.resolve(undefined);
  };
  const say = (line: string): void => void said.push(line);
  const ended = reportLogReachability({ ask, address: HOST, say, signal: ending.signal, patienceMs, everyMs: 1 });
  return { said, ended, log, end: () => ending.abort() };
};

const cannotBeRead = `The log at ${HOST} cannot be read: ${away.message}. Nothing can be read or written until it can.`;
const silent = `The log at ${HOST} does not answer (EVENTSTORE_URL). Nothing can be read or written until it does.`;
const answers = expect.stringMatching(/^The log at log\.example:2113 answers, after \d+ s$/);

describe('starting while the log is elsewhere', () => {
  it('says nothing of a log that answers', async () => {
    const { said, ended } = watch(0);
    await ended;
    expect(said).toEqual([]);
  });

  it('says once that the log cannot be read, however often it is asked, and once that it answers', async () => {
    const { said, ended, log } = watch(20);
    await ended;
    expect(log.asked).toBe(21);
    expect(said).toEqual([cannotBeRead, answers]);
  });

  it('says that a log is silent before the question is given up', async () => {
    const { said, ended, log } = watch(0, { patienceMs: 1, isHanging: true });
    await eventually(() => expect(said).toEqual([silent]));
    log.comeBack();
    await ended;
    expect(said).toEqual([silent, answers]);
  });

  it('ends without a word when everything is stopped', async () => {
    const { said, ended, end } = watch(Number.POSITIVE_INFINITY);
    await eventually(() => expect(said).toEqual([cannotBeRead]));
    end();
    await ended;
    expect(said).toHaveLength(1);
  });
});

describe('naming where a log is', () => {
  it.each([
    ['esdb://127.0.0.1:2113?tls=false', '127.0.0.1:2113'],
    ['esdb+discover://me:secret@a.example:2113,b.example:2113/?nodePreference=leader', 'a.example:2113,b.example:2113'],
  ])('leaves out passwords and options of %s', (url, hosts) => {
    expect(hostsOf(url)).toBe(hosts);
  });
});
