import { describe, expect, it } from 'vitest';
import { createOutage } from './outage.ts';
import { brokenOutages, outageScene, type CreateOutage } from './testing/outage-scene.ts';

const REFUSED = ['error', 'Following the log is refused; retrying every 2 s'];
const FAILED = ['warn', 'Following the log failed; retrying'];
const worksAgain = (outageMs: number) => ['warn', 'Following the log works again', outageMs];
const outage = new Error('connection refused');
const refusal = new RangeError('access denied');

/** Three followers lose the server for eight attempts, and recover one after the other. */
const loseTheServer = async (create: CreateOutage) => {
  const { join, fail, lines, waits } = outageScene(create);
  const members = [join(), join(), join()];
  for (let attempt = 0; attempt < 8; attempt++) await fail(members, outage);
  for (const member of members) member.worked();
  for (const member of members) member.worked();
  return { lines, waits };
};

const lostAndFound = {
  lines: [FAILED, worksAgain(9_100)],
  waits: [100, 200, 400, 800, 1_600, 2_000, 2_000, 2_000],
};

/** One follower is refused until an administrator grants the right to read. */
const refuse = async (create: CreateOutage) => {
  const { join, fail, lines, waits } = outageScene(create);
  const member = join();
  await fail([member], refusal);
  await fail([member], refusal);
  member.worked();
  return { lines, waits };
};

const refusedAndAllowed = { lines: [REFUSED, worksAgain(4_000)], waits: [2_000, 2_000] };

describe('an outage of the log', () => {
  it('is logged once for all followers, with its duration, and they make the same attempts', async () => {
    expect(await loseTheServer(createOutage)).toEqual(lostAndFound);
  });

  it('is logged as an error immediately if the server refuses, and retried every 2 s', async () => {
    expect(await refuse(createOutage)).toEqual(refusedAndAllowed);
  });

  it('that turns into a refusal is logged as one', async () => {
    const { join, fail, lines } = outageScene(createOutage);
    const member = join();
    for (const error of [outage, refusal, outage, refusal]) await fail([member], error);
    expect(lines).toEqual([FAILED, REFUSED]);
  });

  it('continues when a follower leaves and another one joins', async () => {
    const { join, fail, lines } = outageScene(createOutage);
    const [first, second] = [join(), join()];
    await fail([first], outage);
    first.leave();
    await fail([second], outage);
    second.worked();
    expect(lines).toEqual([FAILED, worksAgain(300)]);
  });

  it('is not over while one of them still fails', async () => {
    const { join, fail, lines } = outageScene(createOutage);
    const [first, second] = [join(), join()];
    await fail([first, second], outage);
    first.worked();
    expect(lines).toEqual([FAILED]);
  });

  it('starts again with a short wait after the server was back', async () => {
    const { join, fail, waits } = outageScene(createOutage);
    const member = join();
    for (let attempt = 0; attempt < 3; attempt++) await fail([member], outage);
    member.worked();
    await fail([member], outage);
    expect(waits).toEqual([100, 200, 400, 100]);
  });

  it.each(brokenOutages)('is seen to be handled wrongly by one that %s', async (_, create) => {
    const seen = [await loseTheServer(create), await refuse(create)];
    expect(seen).not.toEqual([lostAndFound, refusedAndAllowed]);
  });
});
