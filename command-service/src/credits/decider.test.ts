import type { CreditEvent } from '@twofold/contracts/credits/events';
import { describe, expect, it } from 'vitest';
import { specFor } from '../testing/spec-for.ts';
import { creditsDecider, type CreditsCommand } from './decider.ts';
import { awardFor, releaseLedger, welcomeCredit } from './ledger.ts';

const given = specFor(creditsDecider);
const at = '2026-01-05T10:00:00.000Z';
const ONE = '0b0f7c11-6f3a-4a51-9a53-b2f5a6e00d1b';
const OTHER = '1b0f7c11-6f3a-4a51-9a53-b2f5a6e00d1b';

const welcome = welcomeCredit({ userId: 17, registeredAt: at, isHeld: false });
const granted: CreditEvent = {
  type: 'CreditsGranted',
  data: { userId: 17, amount: 1, reason: 'welcome', grantedAt: at },
};

const earn = (reviewId: number): CreditsCommand =>
  awardFor({ userId: 17, reviewId, productId: 7, earns: true, source: 'discover', completedAt: at });
const earned = (reviewId: number): CreditEvent => ({
  type: 'CreditEarned',
  data: { userId: 17, amount: 1, reviewId, productId: 7, source: 'discover', earnedAt: at },
});

const reservation = (amount: number, reservationId = ONE) => ({
  userId: 17,
  reservationId,
  productId: 7,
  amount,
  reservedAt: at,
});
const reserve = (amount: number, id = ONE): CreditsCommand => ({
  type: 'ReserveCredits',
  data: reservation(amount, id),
});
const reserved = (amount: number): CreditEvent => ({ type: 'CreditsReserved', data: reservation(amount) });

const seat = (number: number) => ({ userId: 17, reservationId: ONE, productId: 7, seat: number });
const spend = (number: number): CreditsCommand => ({
  type: 'SpendCredit',
  data: { ...seat(number), reviewId: 40 + number, spentAt: at },
});
const spent = (number: number): CreditEvent => ({
  type: 'CreditSpent',
  data: { ...seat(number), reviewId: 40 + number, spentAt: at },
});
const giveBack = (number: number): CreditsCommand => ({
  type: 'ReturnCredit',
  data: { ...seat(number), returnedAt: at },
});
const returned = (number: number): CreditEvent => ({
  type: 'CreditReturned',
  data: { ...seat(number), returnedAt: at },
});

const three = [granted, earned(21), earned(22)];

describe('granting credits', () => {
  it('D-01: welcomes a new account with one', () => given().when(welcome).then(granted));
  it('happens once for each reason', () => given(granted).when(welcome).thenNothing());
});

const heldWelcome = welcomeCredit({ userId: 17, registeredAt: at, isHeld: true });
const held: CreditEvent = { type: 'LedgerHeld', data: { userId: 17, heldAt: at } };
const pending = (reviewId: number): CreditEvent => ({
  type: 'CreditPending',
  data: { userId: 17, amount: 1, reviewId, productId: 7, source: 'discover', pendingSince: at },
});
const release = releaseLedger(17, at);
const released: CreditEvent = { type: 'LedgerReleased', data: { userId: 17, releasedAt: at } };

describe('a ledger on hold until an address is confirmed (D-125)', () => {
  it('begins with the welcome credit', () => given().when(heldWelcome).then(granted, held));
  it('begins once', () => given(granted, held).when(heldWelcome).thenNothing());
  it('keeps what is earned pending', () => given(granted, held).when(earn(21)).then(pending(21)));
  it('keeps it pending once', () => given(granted, held, pending(21)).when(earn(21)).thenNothing());
  it('lets nothing be reserved', () =>
    given(granted, held, pending(21), pending(22)).when(reserve(1)).thenRefused('email-unconfirmed'));
  it('earns everything pending with its release', () => {
    const everything = [released, earned(21), earned(22)];
    return given(granted, held, pending(21), pending(22))
      .when(release)
      .then(...everything);
  });
  it('is released once', () => given(granted, held, pending(21), released, earned(21)).when(release).thenNothing());
  it('earns nothing twice after its release', () =>
    given(granted, held, pending(21), released, earned(21)).when(earn(21)).thenNothing());
  it('earns at once after its release', () => given(granted, held, released).when(earn(21)).then(earned(21)));
  it('is not held when the release came before the welcome', () => given(released).when(heldWelcome).then(granted));
});

describe('earning a credit', () => {
  it('is recorded with what it was earned for (§9 reward)', () => given(granted).when(earn(21)).then(earned(21)));
  it('happens once for each review (§1 earned credit)', () =>
    given(granted, earned(21), earned(22)).when(earn(21)).thenNothing());
  it('happens for every review', () => given(granted, earned(21)).when(earn(22)).then(earned(22)));
});

describe('reserving credits', () => {
  it('is recorded while one credit stays', () =>
    given(...three)
      .when(reserve(2))
      .then(reserved(2)));
  it('D-04: is refused for the last credit', () =>
    given(...three)
      .when(reserve(3))
      .thenRefused('not-enough-credits'));
  it('D-04: is refused for the welcome credit', () =>
    given(granted).when(reserve(1)).thenRefused('not-enough-credits'));
  it('is refused for what is reserved already', () =>
    given(...three, reserved(2))
      .when(reserve(1, OTHER))
      .thenRefused('not-enough-credits'));
  it('changes nothing the second time', () =>
    given(...three, reserved(2))
      .when(reserve(2))
      .thenNothing());
  it('can be done with what came back', () =>
    given(...three, reserved(2), returned(1))
      .when(reserve(1, OTHER))
      .then({ type: 'CreditsReserved', data: reservation(1, OTHER) }));
});

describe('spending a reserved credit', () => {
  it('is recorded', () =>
    given(...three, reserved(2))
      .when(spend(1))
      .then(spent(1)));
  it('changes nothing the second time', () =>
    given(...three, reserved(2), spent(1))
      .when(spend(1))
      .thenNothing());
  it('is refused if it was returned', () =>
    given(...three, reserved(2), returned(1))
      .when(spend(1))
      .thenRefused('credit-returned'));
  it('is refused for a seat that was not reserved', () =>
    given(...three, reserved(2))
      .when(spend(3))
      .thenRefused('credit-not-reserved'));
  it('is refused without a reservation', () =>
    given(...three)
      .when(spend(1))
      .thenRefused('credit-not-reserved'));
});

describe('returning a reserved credit', () => {
  it('is recorded', () =>
    given(...three, reserved(2))
      .when(giveBack(2))
      .then(returned(2)));
  it('changes nothing the second time', () =>
    given(...three, reserved(2), returned(2))
      .when(giveBack(2))
      .thenNothing());
  it('changes nothing once it was spent', () =>
    given(...three, reserved(2), spent(2))
      .when(giveBack(2))
      .thenNothing());
  it('is refused without a reservation', () =>
    given(...three)
      .when(giveBack(1))
      .thenRefused('credit-not-reserved'));
});

describe('what can be spent', () => {
  it.each([
    ['grows by what is granted and earned', three, 3, 0],
    ['is less at once by what is reserved', [...three, reserved(2)], 1, 2],
    ['stays when a reserved credit is spent', [...three, reserved(2), spent(1)], 1, 1],
    ['grows by what comes back', [...three, reserved(2), spent(1), returned(2)], 2, 0],
  ])('%s', (_, events, available, stillReserved) => {
    const credits = events.reduce(creditsDecider.evolve, creditsDecider.initialState);
    expect(credits).toMatchObject({ available, reserved: stillReserved });
  });
});
