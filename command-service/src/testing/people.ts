import type { Role } from '@twofold/contracts/accounts/role';
import { createAdmin } from '../accounts/admin.ts';
import { aBrowser, type Browser } from './a-browser.ts';
import type { RunningService } from './a-service.ts';

export const ada = { email: 'ada@example.com', password: 'Engine1843' } as const;
export const bob = { email: 'bob@example.com', password: 'Builder2001' } as const;

/** Registers a user in a separate browser, which is then logged in. */
export const registered = async (
  url: string,
  person: { readonly email: string; readonly password: string } = ada,
): Promise<{ readonly browser: Browser; readonly id: number }> => {
  const browser = aBrowser(url);
  const { status, body } = await browser.post('/api/register', person);
  if (status !== 201) throw new Error(`Registering answered ${status} ${JSON.stringify(body)}`);
  return { browser, id: Number(body['id']) };
};

/** Grants a user a role, as the command line on the server does. */
export const appointed = async (
  { store, keyring }: Pick<RunningService, 'store' | 'keyring'>,
  email: string,
  role: Role,
): Promise<void> => {
  await adminOf({ store, keyring }).grant(email, role);
};

/** Revokes a role. */
export const dismissed = async (
  { store, keyring }: Pick<RunningService, 'store' | 'keyring'>,
  email: string,
  role: Role,
): Promise<void> => {
  await adminOf({ store, keyring }).revoke(email, role);
};

const adminOf = (service: Pick<RunningService, 'store' | 'keyring'>) =>
  createAdmin({ ...service, now: () => new Date(), newId: () => crypto.randomUUID() });
