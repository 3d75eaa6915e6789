import { accountEvents } from '@twofold/contracts/accounts/events';
import type { PersonAccount } from '@twofold/contracts/audit/people/api';
import { decodeEvent } from '@twofold/contracts/decode-event';
import { isUnreadableEvent } from '@twofold/contracts/unreadable-event';
import type { RecordedEvent } from '@twofold/event-store/port';

export type ReadAccount = { readonly account: PersonAccount; readonly erasedBy: RecordedEvent | undefined };

/**
 * Folds the opened events of a stream `user-<id>`. Unlike the read model it keeps erased users, whose texts read as
 * erased. An unreadable event changes nothing. Undefined for a stream without a registration.
 */
export const readAccount = (events: readonly RecordedEvent[]): ReadAccount | undefined => {
  let account: PersonAccount | undefined;
  let erasedBy: RecordedEvent | undefined;
  for (const recorded of events) {
    account = after(account, recorded);
    if (recorded.type === 'UserErased') erasedBy = recorded;
  }
  return account && { account, erasedBy };
};

const after = (account: PersonAccount | undefined, recorded: RecordedEvent): PersonAccount | undefined => {
  const event = read(recorded);
  if (event?.type === 'UserRegistered') {
    const { email, registeredAt, needsConfirmation } = event.data;
    const profile = { fullName: '', socialProfile: '', expertise: '' };
    return { status: 'registered', email, isEmailConfirmed: !needsConfirmation, ...profile, roles: [], registeredAt };
  }
  if (account === undefined) return undefined;
  switch (event?.type) {
    case 'EmailConfirmed':
      return { ...account, isEmailConfirmed: true };
    case 'RegistrationAbandoned':
      return { ...account, status: 'abandoned' };
    case 'ProfileUpdated': {
      const { fullName, socialProfile, expertise } = event.data;
      return { ...account, fullName, socialProfile, expertise };
    }
    case 'RoleGranted':
      return { ...account, roles: [...without(account, event.data.role), event.data.role] };
    case 'RoleRevoked':
      return { ...account, roles: without(account, event.data.role) };
    case 'UserErased':
      return { ...account, status: 'erased', roles: [] };
    default:
      return account;
  }
};

const read = (recorded: RecordedEvent) => {
  try {
    return decodeEvent(accountEvents, recorded);
  } catch (error) {
    if (!isUnreadableEvent(error)) throw error;
    return undefined;
  }
};

const without = ({ roles }: PersonAccount, role: string): PersonAccount['roles'] =>
  roles.filter((each) => each !== role);
