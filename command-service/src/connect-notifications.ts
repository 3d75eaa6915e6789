import type { Recipient } from '@twofold/contracts/notifications/notices';
import type { EventStore } from '@twofold/event-store/port';
import { createContactOfPerson } from './accounts/contact-of-person.ts';
import { createPeople } from './accounts/people.ts';
import type { FindApp } from './analysis/find-app.ts';
import { createReportOf } from './analysis/report-of.ts';
import type { FoldStream } from './fold-stream.ts';
import type { Contact } from './mail/mail.ts';
import type { NoticeMailDeps } from './notifications/notice-mails.ts';
import { createNotifications, type Notifications, type NotificationsDeps } from './notifications/notifications.ts';
import type { Buyers } from './orders/buyers.ts';

type FromOthers = Pick<NoticeMailDeps, 'contactOf' | 'titleOf'>;

type ConnectDeps = {
  readonly store: EventStore;
  readonly fold: FoldStream;
  readonly findApp: FindApp;
  readonly contactOfBuyer: Buyers['contactOfBuyer'];
};

/** Recipients' contacts and report titles, from other slices. */
export const recipientsOf = ({ store, fold, findApp, contactOfBuyer }: ConnectDeps): FromOthers => {
  const contactOfPerson = createContactOfPerson({ people: createPeople({ fold }) });
  const reportOf = createReportOf(store);

  const ownerOf = async (productId: number): Promise<Contact | undefined> => {
    const owner = (await findApp(productId))?.owner;
    return owner === undefined ? undefined : contactOfPerson(owner);
  };

  return {
    contactOf: async (to: Recipient) => {
      if ('userId' in to) return contactOfPerson(to.userId);
      return 'ownerOf' in to ? ownerOf(to.ownerOf) : contactOfBuyer(to.buyerOf);
    },
    titleOf: async (productId) => (await reportOf(productId, 'newest'))?.title || undefined,
  };
};

/** Slices do not import each other: the notifications slice's dependencies are passed here. */
export const connectNotifications = (parts: Omit<NotificationsDeps, keyof FromOthers> & ConnectDeps): Notifications =>
  createNotifications({ ...parts, ...recipientsOf(parts) });
