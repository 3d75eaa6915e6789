import { NOTIFICATION_KIND_NAMES, notificationKind } from '@twofold/contracts/notifications/kinds';
import type { Notice } from '@twofold/contracts/notifications/notices';
import { recorded } from '@twofold/feed/testing/an-event';
import { describe, expect, it } from 'vitest';
import type { Contact } from '../mail/mail.ts';
import type { MailOnce } from '../mail/send-once.ts';
import { aContext } from '../testing/a-context.ts';
import { mailRecipientOnNotice } from './mail-recipient-on-notice.reactor.ts';
import { noticeMailReceiver } from './notice-mails.ts';

const at = '2026-01-05T10:00:00.000Z';
const requestId = '0b0f7c11-6f3a-4a51-9a53-b2f5a6e00d1b';
const due: Notice = {
  id: `${requestId}.claim-deadline`,
  kind: 'claim-deadline',
  to: { userId: 5 },
  productId: 7,
  dueAt: '2026-01-06T10:00:00.000Z',
};

/** The mails about a notice. */
const sentAbout = async (notice: Notice, title?: string): Promise<MailOnce[]> => {
  const sent: MailOnce[] = [];
  const { receive } = noticeMailReceiver({
    contactOf: (to) => Promise.resolve({ to: JSON.stringify(to), about: 'user-5' }),
    titleOf: () => Promise.resolve(title),
    sendOnce: (mail) => Promise.resolve(void sent.push(mail)),
    origin: 'https://twofold.example',
  });
  await receive({
    receiver: 'notice-mails',
    id: notice.id,
    command: { type: 'MailNotice', data: notice },
    context: aContext,
  });
  return sent;
};
const someone: Contact = { to: 'ada@example.com', about: 'user-5' };

describe('a mail about a notification', () => {
  it('says what the list says, by when something is due, and where to go, under the setting of its kind', async () => {
    const [mail, ...others] = await sentAbout(due, 'Benchbook');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'claim-deadline', setting: 'claim-deadlines', context: aContext });
    expect(await mail?.contactOf()).toEqual({ to: '{"userId":5}', about: 'user-5' });
    expect(mail?.write(someone)).toEqual({
      subject: 'Your review of Benchbook is due soon',
      text: 'Your review of Benchbook is due soon.\n\nThe deadline is January 6, 2026 at 10:00 AM UTC.\n\nSee it here:\n\nhttps://twofold.example/review/7\n',
    });
  });

  it('omits the name of an app that no longer exists', async () => {
    const [mail] = await sentAbout(due);
    expect(mail?.write(someone).subject).toBe('Your review of an app is due soon');
  });

  it('is not sent about a kind that no one can have by mail', async () =>
    expect(await sentAbout({ ...due, kind: 'credit-earned' })).toEqual([]));
});

const reactionsTo = (type: string, data: object, stream: string) =>
  mailRecipientOnNotice.react(recorded({ type, data }, 1, stream));

describe('the reactor', () => {
  it('has a mail sent about what can be had by mail, without anything personal in its job', () => {
    const data = { userId: 5, requestId, productId: 7, claimedAt: at, dueAt: due.dueAt, remindedAt: at };
    const [reaction, ...others] = reactionsTo('ClaimReminded', data, 'reminders-5');
    expect(others).toEqual([]);
    expect(reaction).toMatchObject({
      receiver: 'notice-mails',
      command: { type: 'MailNotice', data: { kind: 'claim-deadline', to: { userId: 5 }, productId: 7 } },
    });
  });

  it('leaves what happens to a request to the mail that collects it', () => {
    const origin = { source: 'paid-order', orderId: 9 };
    const data = { requestId, productId: 7, origin, seat: 1, userId: 5, reviewId: 31, filledAt: at };
    expect(reactionsTo('SeatFilled', data, `feedback-${requestId}`)).toEqual([]);
  });

  it('leaves reports of reviews to the mails to both sides', () => {
    const ids = { orderId: 9, requestId, productId: 7, reviewId: 31, reviewerId: 5 };
    const data = { ...ids, because: 'moderator', decidedBy: 1, dismissedAt: at };
    expect(reactionsTo('ComplaintDismissed', data, 'complaint-9')).toEqual([]);
  });

  it('sends nothing about kinds without a mail', () => {
    const data = { userId: 5, amount: 1, reviewId: 31, productId: 7, source: 'discover', earnedAt: at };
    expect(reactionsTo('CreditEarned', data, 'credits-5')).toEqual([]);
    expect(NOTIFICATION_KIND_NAMES.filter((kind) => notificationKind(kind).mail === undefined).length).toBeGreaterThan(
      0,
    );
  });
});
