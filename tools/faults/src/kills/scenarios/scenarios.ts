import { readModels } from '@twofold/projector/projections';
import { analyze, buy, fillSeat, review } from './actions.ts';
import { enrollAndLogIn } from './second-factor.ts';
import type { Scenario } from './stage.ts';

/** The actions of users while processes are killed. */
export const SCENARIOS = {
  analyze: ({ people: { owner } }) => Promise.resolve(async () => void (await analyze(owner))),

  register: (stage) =>
    Promise.resolve(async () => {
      const person = await stage.register();
      await person.seesCredits(1);
    }),

  'review and complete': async ({ visitor, people: { reviewer } }) => {
    const productId = await analyze(visitor());
    return () => review(reviewer, productId);
  },

  'buy and deliver': async (stage) => {
    const { visitor, people } = stage;
    const buyer = visitor();
    const productId = await analyze(buyer);
    return async () => fillSeat(people.reviewer, await buy(stage, buyer, productId));
  },

  'spend credits': async ({ visitor, people: { owner, reviewer } }) => {
    await review(owner, await analyze(visitor()));
    const productId = await analyze(owner);
    return async () => {
      const asked = { method: 'POST', path: '/api/feedback-requests', body: { productId, reviewers: 1 } } as const;
      const { requestId, totalCredits } = await owner.ask({ kind: 'ask', ...asked });
      await owner.seesCredits(totalCredits);
      await fillSeat(reviewer, requestId);
    };
  },

  'enroll and log in': enrollAndLogIn,

  rebuild: async ({ visitor, random, people: { reviewer, operator } }) => {
    const productId = await analyze(visitor());
    const [first, ...others] = readModels.map(({ projection }) => projection.name);
    if (first === undefined) throw new Error('There is no read model');
    return async () => {
      const projection = random.pick([first, ...others]);
      const path = `/api/operations/projections/${projection}/rebuild`;
      const names = () => ({ projection });
      await Promise.all([
        operator.ask({ kind: 'rebuild', method: 'POST', path, body: {}, names }),
        review(reviewer, productId),
      ]);
    };
  },
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof SCENARIOS;
