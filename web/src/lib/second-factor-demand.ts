import type { SecondFactorNeed } from '@twofold/contracts/accounts/second-factor';

/** Has the person prove a second factor; answers whether they did. */
type Demand = (need: SecondFactorNeed) => Promise<boolean>;

let demand: Demand | undefined;

/** Sets the handler for writes that the server refuses until a second factor is proven. */
export const setSecondFactorDemand = (next: Demand): void => {
  demand = next;
};

/** The second-factor demand in the body of a 403; undefined for every other refusal. */
const needIn = (message: string): SecondFactorNeed | undefined => {
  const [, need] = /^403: .*"secondFactor","message":"(missing|prove)"/.exec(message) ?? [];
  return need as SecondFactorNeed | undefined;
};

/** Whether a write that failed with this may be sent again: the second factor was demanded, and is proven now. */
export const isProvenNow = async (error: unknown): Promise<boolean> => {
  const need = error instanceof Error ? needIn(error.message) : undefined;
  return need !== undefined && demand !== undefined && demand(need);
};
