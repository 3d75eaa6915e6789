import type { SecondFactorNeed } from '@twofold/contracts/accounts/second-factor';

/** Asks the user to prove a second factor; resolves to whether they did. */
type Demand = (need: SecondFactorNeed) => Promise<boolean>;

let demand: Demand | undefined;

/** Sets the handler for writes that the server refuses until a second factor is proven. */
export const setSecondFactorDemand = (next: Demand): void => {
  demand = next;
};

/** The second-factor demand in the body of a 403; undefined for every other failure. */
const needIn = (message: string): SecondFactorNeed | undefined => {
  const [, need] = /^403: .*"secondFactor","message":"(missing|prove)"/.exec(message) ?? [];
  return need as SecondFactorNeed | undefined;
};

/** Whether to send a failed write again: the server demanded a second factor, and the user has proven it now. */
export const isProvenNow = async (error: unknown): Promise<boolean> => {
  const need = error instanceof Error ? needIn(error.message) : undefined;
  return need !== undefined && demand !== undefined && demand(need);
};
