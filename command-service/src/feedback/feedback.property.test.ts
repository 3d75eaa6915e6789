import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aFeedbackWorld } from '../testing/a-feedback-world.ts';
import {
  aRequest,
  expectWell,
  fateOf,
  HALF_A_MINUTE_MS,
  happen,
  plan,
  play,
  type Gone,
} from '../testing/feedback-play.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 60);

const plans = fc.array(plan, { minLength: 1, maxLength: 16 });
/** An erasure that is not repeated is completed by the reactor of another slice. */
const withoutErasures = plans.map((all) => all.filter(({ kind }) => kind !== 'erase'));

describe('requests, seats, reviews and ledgers', () => {
  it('agree after anything in any order, with crashes anywhere, once what was in progress is repeated', () =>
    fc.assert(
      fc.asyncProperty(plans, (all) => play(all, true)),
      { numRuns: RUNS },
    ));

  it('agree when no client repeats what was in progress', () =>
    fc.assert(
      fc.asyncProperty(withoutErasures, (all) => play(all, false)),
      { numRuns: RUNS },
    ));

  it('agree when all of it happens at the same time, in any interleaving', () =>
    fc.assert(
      fc.asyncProperty(plans, plans, fc.scheduler(), async (first, second, scheduler) => {
        let isScheduled = false;
        const world = await aFeedbackWorld({}, async (work) => {
          if (isScheduled) await scheduler.schedule(Promise.resolve());
          return work();
        });
        const gone: Gone = { apps: new Set() };
        let id = 1;
        for (const each of [first, second]) {
          const requests = each.map((one) => aRequest(world, one, () => id++));
          isScheduled = true;
          await scheduler.waitFor(
            Promise.all([
              world.react(),
              ...each.map((one) => happen(world, one, gone, () => id++)),
              ...requests.map((request, index) => request(fateOf(each[index]!))),
            ]),
          );
          isScheduled = false;
          world.clock.nowMs += HALF_A_MINUTE_MS;
          for (const request of requests) expect(await request()).not.toContain('failed');
        }
        await expectWell(world, gone);
      }),
      { numRuns: RUNS },
    ));
});
