import type { CreditEvent } from '@twofold/contracts/credits/events';
import { describe, expect, it } from 'vitest';
import { specFor } from '../testing/spec-for.ts';
import { creditsDecider } from './decider.ts';
import { welcomeCredit } from './ledger.ts';

const given = specFor(creditsDecider);
const at = '2026-01-05T10:00:00.000Z';
const welcome = welcomeCredit(17, at);
const granted: CreditEvent = {
  type: 'CreditsGranted',
  data: { userId: 17, amount: 1, reason: 'welcome', grantedAt: at },
};

describe('granting credits', () => {
  it('D-01: welcomes a new account with one', () => given().when(welcome).then(granted));
  it('happens once for each reason', () => given(granted).when(welcome).thenNothing());
  it('adds to what is available', () => {
    expect(creditsDecider.evolve(creditsDecider.initialState, granted).available).toBe(1);
  });
});
