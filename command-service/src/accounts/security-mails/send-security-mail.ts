import { accountEvents, type AccountEvent } from '@twofold/contracts/accounts/events';
import { decodeEvent } from '@twofold/contracts/decode-event';
import { isErased } from '@twofold/contracts/personal';
import type { EventStore, RecordedEvent, Revision } from '@twofold/event-store/port';
import { streamOf } from '../../category.ts';
import type { SendOnce } from '../../mail/send-once.ts';
import type { Reaction } from '../../reactors/reactor.ts';
import type { Receiver } from '../../reactors/send-command.ts';
import { userCategory } from '../category.ts';
import type { ContactOfPerson } from '../contact-of-person.ts';
import type { Disowning } from '../second-factor/disowning.ts';
import { textOf, type SecurityMail } from './security-mail-text.ts';

const RECEIVER = 'security-mails';

/** The payload of a job, without personal data: the device is read from the event at `revision`. */
type MailUser = { readonly type: 'MailUser'; readonly data: SecurityMail & { readonly revision?: string } };

/** A mail to a user about an event of their account. */
export const securityMailOf = (mail: SecurityMail, userId: number, ofDevice?: RecordedEvent): Reaction => {
  const revision = ofDevice && { revision: String(ofDevice.revision) };
  const command: MailUser = { type: 'MailUser', data: { ...mail, ...revision } };
  return { receiver: RECEIVER, id: userId, command, at: new Date(mail.at) };
};

/** Mails users about the security of their accounts, once per event. */
export const securityMailReceiver = (deps: {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly contactOf: ContactOfPerson;
  readonly sendOnce: SendOnce;
  readonly disowning: Pick<Disowning, 'tokenFor'>;
  /** Where links in mails lead. */
  readonly origin: string;
}): Receiver => {
  const { store, contactOf, sendOnce, disowning, origin } = deps;
  return {
    name: RECEIVER,
    receive: async ({ id, command, context }) => {
      const userId = Number(id);
      const { revision, ...mail } = (command as MailUser).data;
      const event = await eventAt(store, userId, revision);
      const remedy = `${origin}/forgot-password`;
      const token = event?.type === 'SecondFactorAdded' && (await disowning.tokenFor(userId, event.data.factorId));
      const write = () =>
        token
          ? textOf({ ...mail, kind: 'second-factor-enrolled' }, deviceOf(event), `${remedy}?token=${token}`)
          : textOf(mail, deviceOf(event), remedy);
      await sendOnce({ kind: mail.kind, contactOf: () => contactOf(userId), write, context });
    },
  };
};

const eventAt = async (
  store: Pick<EventStore, 'readStream'>,
  userId: number,
  revision: string | undefined,
): Promise<AccountEvent | undefined> => {
  if (revision === undefined) return undefined;
  const from = BigInt(revision) as Revision;
  for await (const recorded of store.readStream(streamOf(userCategory, userId), { from, limit: 1 }))
    return decodeEvent(accountEvents, recorded);
  return undefined;
};

/** The device in an event of an account; `undefined` if there is none, or it was erased. */
const deviceOf = (event: AccountEvent | undefined): string | undefined => {
  const device = event && 'device' in event.data ? event.data.device : undefined;
  return isErased(device) ? undefined : device;
};
