import { describe, expect, it } from 'vitest';
import {
  aComplaintWorld,
  DAY_MS,
  FIRST,
  HOUR_MS,
  SECOND,
  type ComplaintWorld,
  type Outcome,
} from '../../testing/a-complaint-world.ts';
import type { Mutant } from '../../testing/a-feedback-world.ts';
import type { Fate } from '../../testing/a-review-world.ts';

const FAR_MORE_THAN_THERE_ARE = 40;

/** One step. It can be repeated after its process has died. */
type Step = (world: ComplaintWorld) => (fate?: Fate) => Promise<unknown>;

const react: Step =
  ({ react: follow }) =>
  (fate) =>
    follow(fate);
const waits =
  (ms: number): Step =>
  (world) => {
    world.wait(ms);
    return () => Promise.resolve();
  };
const asks =
  (request: (requests: ComplaintWorld['requests'], world: ComplaintWorld) => (fate?: Fate) => Promise<string>): Step =>
  (world) => {
    const ask = request(world.requests, world);
    return async (fate) => expect(await ask(fate)).toBe('done');
  };

const report = asks(({ report: ask }) => ask());
const appeal = asks(({ appeal: ask }) => ask());
const replaced = [
  asks(({ claim }, { replacement }) => claim(SECOND, replacement)),
  asks(({ submit }) => submit(SECOND, 302)),
  asks(({ complete }) => complete(SECOND, 302)),
  react,
];
const unfilled = [waits(24 * HOUR_MS), react];

const mailsOf = (...steps: readonly string[]) =>
  steps.flatMap((step) => [`complaint-${step}-buyer`, `complaint-${step}-reviewer`]).toSorted();
const upheld = {
  revoked: [`${FIRST} balance`],
  replacements: 1,
  available: 1,
  status: 'upheld',
} as const;

const STORIES: readonly (readonly [string, readonly Step[], Outcome])[] = [
  [
    'silence, and no one replaces the review',
    [report, react, waits(7 * DAY_MS), react, ...unfilled],
    { ...upheld, refunds: [500], mails: mailsOf('reported', 'upheld') },
  ],
  [
    'an appeal that is upheld, and another review',
    [report, appeal, react, asks(({ decide }) => decide('uphold')), react, ...replaced],
    { ...upheld, refunds: [], mails: mailsOf('reported', 'appealed', 'upheld') },
  ],
  [
    'an appeal that is dismissed',
    [report, react, appeal, asks(({ decide }) => decide('dismiss')), react, waits(9 * DAY_MS), react],
    {
      revoked: [],
      refunds: [],
      replacements: 0,
      mails: mailsOf('reported', 'appealed', 'dismissed'),
      available: 2,
      status: 'dismissed',
    },
  ],
];

/** Runs a scenario in which the process of one step dies at its nth effect and is started again. */
const play = async (
  steps: readonly Step[],
  fatal: number,
  fate: Fate,
  mutant?: Mutant,
): Promise<[boolean, Outcome]> => {
  const world = await aComplaintWorld(mutant);
  let hasDied = false;
  for (const [index, step] of steps.entries()) {
    const run = step(world);
    if (index !== fatal) await run();
    else
      await run(fate).catch(() => {
        hasDied = true;
        return run();
      });
  }
  await world.react(undefined, 'start');
  return [hasDied, await world.outcome()];
};

describe('a complaint whose steps are repeated after a crash at any effect', () => {
  it.each(STORIES)('ends the same after %s', async (_, steps, outcome) => {
    let crashes = 0;
    for (const [fatal] of steps.entries()) {
      for (const ends of ['dies', 'loses an answer'] as const) {
        for (let effects = 0; effects < FAR_MORE_THAN_THERE_ARE; effects++) {
          const [hasDied, found] = await play(steps, fatal, { effects, ends });
          expect(found).toEqual(outcome);
          if (!hasDied) break;
          crashes++;
        }
      }
    }
    // Each step that appends something was interrupted before and after each of its effects.
    expect(crashes).toBeGreaterThan(2 * steps.length);
  });

  it.each([
    ['nothing takes the credit back', { without: ['revoke-credit-on-complaint-upheld'] }, { available: 2 }],
    ['nothing opens the seat again', { without: ['open-replacement-on-complaint-upheld'] }, { refunds: [] }],
    ['deadlines are not enforced', { without: ['expire-appeal-on-review-reported'] }, { status: 'reported' }],
    ['mails are not sent', { without: ['mail-both-sides-on-complaint'] }, { mails: [] }],
  ] satisfies readonly (readonly [string, Mutant, Partial<Outcome>])[])(
    'is found out where %s',
    async (_, mutant, said) => {
      const [, steps, outcome] = STORIES[0]!;
      const [, found] = await play(steps, -1, { effects: 0, ends: 'dies' }, mutant);
      expect(found).toMatchObject(said);
      expect(found).not.toEqual(outcome);
    },
  );
});
