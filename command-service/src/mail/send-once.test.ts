import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { v5 as uuidV5 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { createCommandHandler } from '../command-handler.ts';
import { aContext } from '../testing/a-context.ts';
import { keptMail } from '../testing/kept-mail.ts';
import { createSendOnce, type MailOnce } from './send-once.ts';
import type { MailSettings } from './settings/mail-settings.ts';

const now = () => new Date('2026-01-05T10:00:00.000Z');
const link = 'https://twofold.example/orders/9?token=x';
const aMail: MailOnce = {
  kind: 'order-confirmed',
  contactOf: () => Promise.resolve({ to: 'ada@example.com', about: 'order-9', link }),
  write: (to) => ({ subject: 'Your order', text: `It is confirmed: ${to.link}` }),
  context: aContext,
};

/** No user wants suggested seats. */
const mailSettings: MailSettings = {
  isWanted: (_, kind) => Promise.resolve(kind !== 'fitting-seats'),
  unsubscribing: (subject, kind) =>
    Promise.resolve({ oneClick: `https://twofold.example/api/${subject}`, page: `https://twofold.example/${kind}` }),
};

const open = () => {
  const store = memoryEventStore();
  const handle = createCommandHandler({ store, now });
  const { mail, mails } = keptMail();
  const recorded = async () => {
    const events = [];
    for await (const { stream, type, data } of store.readAll()) events.push({ stream, type, data });
    return events;
  };
  return { store, handle, mail, mails, recorded, sendOnce: createSendOnce({ store, handle, mail, mailSettings, now }) };
};

describe('sending a mail once', () => {
  it('sends it, and records neither the address nor the text', async () => {
    const { sendOnce, mails, recorded } = open();
    await sendOnce(aMail);
    expect(mails).toEqual([
      { to: 'ada@example.com', about: 'order-9', subject: 'Your order', text: `It is confirmed: ${link}` },
    ]);
    const mailId = uuidV5('order-confirmed', aContext.causationId);
    expect(await recorded()).toEqual([
      {
        stream: `mail-${mailId}`,
        type: 'MailSent',
        data: { mailId, kind: 'order-confirmed', sentAt: now().toISOString() },
      },
    ]);
  });

  it('D-130: says in a mail that can be turned off how to do so, in its text and to mail programs', async () => {
    const { sendOnce, mails } = open();
    await sendOnce({ ...aMail, setting: 'request-progress' });
    expect(mails).toMatchObject([
      {
        text: `It is confirmed: ${link}\nDon't want these emails? Unsubscribe here:\n\nhttps://twofold.example/request-progress\n`,
        unsubscribing: { oneClick: 'https://twofold.example/api/order-9' },
      },
    ]);
  });

  it('D-130: neither sends nor records one that its reader has turned off', async () => {
    const { sendOnce, mails, recorded } = open();
    await sendOnce({ ...aMail, setting: 'fitting-seats' });
    expect(mails).toEqual([]);
    expect(await recorded()).toEqual([]);
  });

  it('sends nothing if it was sent before', async () => {
    const { sendOnce, mails, recorded } = open();
    await sendOnce(aMail);
    await sendOnce({ ...aMail, context: { ...aContext, id: crypto.randomUUID() } });
    expect(mails).toHaveLength(1);
    expect(await recorded()).toHaveLength(1);
  });

  it('sends one of another kind, and one about another event', async () => {
    const { sendOnce, mails } = open();
    await sendOnce(aMail);
    await sendOnce({ ...aMail, kind: 'refund' });
    await sendOnce({ ...aMail, context: { ...aContext, causationId: crypto.randomUUID() } });
    expect(mails).toHaveLength(3);
  });

  it('sends nothing to an erased user', async () => {
    const { sendOnce, mails, recorded } = open();
    await sendOnce({ ...aMail, contactOf: () => Promise.resolve(undefined) });
    expect(mails).toEqual([]);
    expect(await recorded()).toEqual([]);
  });

  it('keeps no copy if the user was erased while it was sent', async () => {
    const { sendOnce, mails } = open();
    const contacts = [await aMail.contactOf()];
    await sendOnce({ ...aMail, contactOf: () => Promise.resolve(contacts.pop()) });
    expect(mails).toEqual([]);
  });

  it('records nothing if it was not sent, and tries again', async () => {
    const { store, handle, mail, mails, recorded, sendOnce } = open();
    const broken = { ...mail, send: () => Promise.reject(new Error('The mail was not sent')) };
    await expect(createSendOnce({ store, handle, mail: broken, mailSettings, now })(aMail)).rejects.toThrow('not sent');
    expect(await recorded()).toEqual([]);
    await sendOnce(aMail);
    expect(mails).toHaveLength(1);
  });

  it('sends it again when the process that sent it died before that was recorded', async () => {
    const { store, mails, mail, sendOnce } = open();
    const dies = () => Promise.reject(new Error('this process is dead'));
    await expect(createSendOnce({ store, handle: dies, mail, mailSettings, now })(aMail)).rejects.toThrow('dead');
    await sendOnce(aMail);
    expect(mails).toHaveLength(2);
  });
});
