import { verifyEvents } from '@twofold/auditor/testing/verify-events';
import { invariantsOf } from '@twofold/auditor/verification/invariants';
import { eventCatalogue } from '@twofold/contracts/event-catalogue';
import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { memoryKeyring } from '@twofold/keyring/testing/memory-keyring';
import { beforeAll, describe, expect, it } from 'vitest';
import { roundsOf } from './rounds.ts';
import { createTown } from './town.ts';

const EVENTS = 3_000;
const LIVES = 20;
/** What no life here comes to. */
const NEVER = [
  'PasswordCommitted',
  'SecondFactorAdded',
  'SecondFactorRemoved',
  'RecoveryCodesCreated',
  'RecoveryCodeUsed',
  'SecondFactorReset',
  'AccessTokenCreated',
  'AccessTokenRevoked',
  'GuestEmailGiven',
  'ClaimReminded',
  'SeatSuggested',
  'NotificationRead',
  'NotificationsRead',
  'MailSettingChanged',
  'WebhookEndpointAdded',
  'WebhookEndpointRemoved',
  'WebhookEndpointDisabled',
  'WebhookEndpointEnabled',
  'KeyDestroyed',
  'RegistrationAbandoned',
  'ReanalysisFailed',
  'ScreenshotsTaken',
  'SiteMeasured',
  'SiteMeasurementFailed',
  'AnalysisCancelled',
  'ProductUnlisted',
  'ProductListedAgain',
  'ProductDisowned',
  'ReviewReported',
  'ComplaintAppealed',
  'ComplaintUpheld',
  'ComplaintDismissed',
  'ComplaintTextRemoved',
  'CreditRevoked',
  'CreditWithheld',
  'BriefWritten',
  'BriefAccessErased',
  'BriefErased',
  'ReviewAbandoned',
  'ReviewTextRemoved',
  'ReviewUnassigned',
  'OrderClaimed',
  'PaymentMismatchDetected',
  'ParkedStreamRetryRequested',
  'ParkedStreamSkipRequested',
  'ReactorStreamRetryRequested',
  'ReactorStreamSkipRequested',
  // Its people need no confirmation, come from one device, and are never at a limit.
  'EmailConfirmed',
  'LoggedInFromNewDevice',
  'LedgerHeld',
  'CreditPending',
  'LedgerReleased',
  'ReviewAdmitted',
  'ClaimBegun',
  'ClaimEnded',
  'ShareLinkCreated',
  'ShareLinkRevoked',
  'OrderLinkRevoked',
  'GuestErased',
  'RefundFailed',
  'RefundRetryRequested',
  'DisputeOpened',
  'DisputeClosed',
];

const keyring = memoryKeyring();
const raw = memoryEventStore();
const log = sealedEventStore(raw, keyring);
const town = createTown(1);
beforeAll(async () => {
  for (const round of roundsOf(town, EVENTS, LIVES))
    await Promise.all(round.map(({ stream, events, expected }) => log.appendToStream(stream, events, expected)));
  for (const subject of town.erased) await keyring.erase(subject);
}, 60_000);

describe('what happens in a town', () => {
  it('breaks no rule that an auditor knows', async () => {
    const invariants = invariantsOf(() => new Date('2040-01-01'));
    const { events, checks } = await verifyEvents(log, invariants);
    expect(events).toBeGreaterThanOrEqual(EVENTS);
    expect(
      checks.flatMap(({ name, findings }) => findings.map(({ where, says }) => `${name}: ${where} ${says}`)),
    ).toEqual([]);
  });

  it('is of every kind there is, but for what goes wrong', async () => {
    const seen = new Set<string>();
    for await (const { type } of raw.readAll()) seen.add(type);
    const known = Object.entries(eventCatalogue)
      .filter(([category]) => category !== 'access')
      .flatMap(([, types]) => Object.keys(types));
    expect(known.filter((type) => !seen.has(type) && !NEVER.includes(type))).toEqual([]);
  });

  it('is sealed where it is personal, and gone where it was erased', async () => {
    const stored = [];
    for await (const event of raw.readAll({ limit: 500 })) stored.push(JSON.stringify(event.data));
    expect(stored.filter((data) => data.includes('@example.com'))).toEqual([]);
    expect(town.erased.length).toBeGreaterThan(2);
  });

  it('is the same for the same seed', () => {
    const first = [...roundsOf(createTown(7), 200)];
    expect([...roundsOf(createTown(7), 200)]).toEqual(first);
    expect([...roundsOf(createTown(8), 200)]).not.toEqual(first);
  });
});
