import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { describe, expect, it } from 'vitest';
import { createCommandHandler } from '../command-handler.ts';
import { aContext } from '../testing/a-context.ts';
import { keptMail } from '../testing/kept-mail.ts';
import { createSendOnce, type MailOnce } from './send-once.ts';

const now = () => new Date('2026-01-05T10:00:00.000Z');
const mailId = '7d1c6f1e-9a35-4b59-8a0f-0c6f5d1f2a11';
const aMail: MailOnce = {
  mailId,
  kind: 'order-confirmed',
  to: { to: 'ada@example.com', about: 'order-9', link: 'https://twofold.example/orders/9?token=x' },
  subject: 'Your order',
  text: 'It is confirmed.',
  context: aContext,
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
  return { store, handle, mail, mails, recorded, sendOnce: createSendOnce({ store, handle, mail, now }) };
};

describe('sending a mail once', () => {
  it('sends it, and records neither the address nor the text', async () => {
    const { sendOnce, mails, recorded } = open();
    await sendOnce(aMail);
    expect(mails).toEqual([
      { to: 'ada@example.com', about: 'order-9', subject: 'Your order', text: 'It is confirmed.' },
    ]);
    expect(await recorded()).toEqual([
      {
        stream: `mail-${mailId}`,
        type: 'MailSent',
        data: { mailId, kind: 'order-confirmed', sentAt: now().toISOString() },
      },
    ]);
  });

  it('sends nothing when it went out before, whoever asks for it', async () => {
    const { sendOnce, mails, recorded } = open();
    await sendOnce(aMail);
    await sendOnce({ ...aMail, context: { ...aContext, id: crypto.randomUUID() } });
    expect(mails).toHaveLength(1);
    expect(await recorded()).toHaveLength(1);
  });

  it('sends another one', async () => {
    const { sendOnce, mails } = open();
    await sendOnce(aMail);
    await sendOnce({ ...aMail, mailId: crypto.randomUUID() });
    expect(mails).toHaveLength(2);
  });

  it('records nothing of one that did not go out, and tries again', async () => {
    const { store, handle, mails, recorded, sendOnce } = open();
    const broken = { send: () => Promise.reject(new Error('The mail was not sent')) };
    await expect(createSendOnce({ store, handle, mail: broken, now })(aMail)).rejects.toThrow('not sent');
    expect(await recorded()).toEqual([]);
    await sendOnce(aMail);
    expect(mails).toHaveLength(1);
  });

  it('sends it again when whoever sent it died before that was recorded', async () => {
    const { store, mails, mail, sendOnce } = open();
    const dies = () => Promise.reject(new Error('this process is dead'));
    await expect(createSendOnce({ store, handle: dies, mail, now })(aMail)).rejects.toThrow('dead');
    await sendOnce(aMail);
    expect(mails).toHaveLength(2);
  });
});
