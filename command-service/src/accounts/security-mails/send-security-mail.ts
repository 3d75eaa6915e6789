import { accountEvents } from '@twofold/contracts/accounts/events';
import { decodeEvent } from '@twofold/contracts/decode-event';
import { isErased } from '@twofold/contracts/personal';
import type { EventStore, RecordedEvent, Revision } from '@twofold/event-store/port';
import { streamOf } from '../../category.ts';
import type { SendOnce } from '../../mail/send-once.ts';
import type { Reaction } from '../../reactors/reactor.ts';
import type { Receiver } from '../../reactors/send-command.ts';
import { userCategory } from '../category.ts';
import type { ContactOfPerson } from '../contact-of-person.ts';
import { textOf, type SecurityMail } from './security-mail-text.ts';

const RECEIVER = 'security-mails';

/** It waits in a job, which holds nothing personal: the device is read from the event of this revision, if it has one. */
type MailUser = { readonly type: 'MailUser'; readonly data: SecurityMail & { readonly revision?: string } };

/** A mail to a user about an event of their account. */
export const securityMailOf = (mail: SecurityMail, userId: number, ofDevice?: RecordedEvent): Reaction => {
  const revision = ofDevice && { revision: String(ofDevice.revision) };
  const command: MailUser = { type: 'MailUser', data: { ...mail, ...revision } };
  return { receiver: RECEIVER, id: userId, command, at: new Date(mail.at) };
};

/** Writes to users about the security of their accounts, once for each event. */
export const securityMailReceiver = (deps: {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly contactOf: ContactOfPerson;
  readonly sendOnce: SendOnce;
  /** Where links in mails lead. */
  readonly origin: string;
}): Receiver => {
  const { store, contactOf, sendOnce, origin } = deps;
  return {
    name: RECEIVER,
    receive: async ({ id, command, context }) => {
      const userId = Number(id);
      const { revision, ...mail } = (command as MailUser).data;
      const device = revision && (await deviceIn(store, userId, BigInt(revision) as Revision));
      const write = () => textOf(mail, device, `${origin}/forgot-password`);
      await sendOnce({ kind: mail.kind, contactOf: () => contactOf(userId), write, context });
    },
  };
};

/** The device that an event of an account names; `undefined` where it names none, or can no longer be read. */
const deviceIn = async (
  store: Pick<EventStore, 'readStream'>,
  userId: number,
  revision: Revision,
): Promise<string | undefined> => {
  for await (const recorded of store.readStream(streamOf(userCategory, userId), { from: revision, limit: 1 })) {
    const event = decodeEvent(accountEvents, recorded);
    const device = event && 'device' in event.data ? event.data.device : undefined;
    return isErased(device) ? undefined : device;
  }
  return undefined;
};
