import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { describe, expect, it } from 'vitest';
import { createCommandHandler } from '../command-handler.ts';
import { aContext } from '../testing/a-context.ts';
import { createAdmin } from './admin.ts';
import { emailCategory, userCategory } from './category.ts';
import { createEmailId } from './email-id.ts';

const at = '2026-01-05T10:00:00.000Z';

const setUp = async () => {
  const store = memoryEventStore();
  const keyring = { secret: () => Promise.resolve(Buffer.alloc(32, 1)) };
  const now = () => new Date(at);
  const admin = createAdmin({ store, keyring, now, newId: () => crypto.randomUUID() });
  const handle = createCommandHandler({ store, now });
  const context = () => ({ ...aContext, id: crypto.randomUUID() });
  const emailId = await createEmailId(keyring)('ada@example.com');
  await handle(emailCategory, emailId, { type: 'ClaimEmail', data: { userId: 17, claimedAt: at } }, context());
  const register = async () => {
    const data = {
      userId: 17,
      email: 'ada@example.com',
      termsAgreedAt: at,
      registeredAt: at,
      needsConfirmation: false,
    };
    await handle(userCategory, 17, { type: 'Register', data }, context());
  };
  const roleEvents = async () => {
    const events = [];
    for await (const event of store.readStream('user-17')) if (event.type.startsWith('Role')) events.push(event);
    return events;
  };
  return { admin, register, roleEvents };
};

describe('granting a role from the command line', () => {
  it('finds the user by the normalized address, and records the operator', async () => {
    const { admin, register, roleEvents } = await setUp();
    await register();
    expect(await admin.grant(' Ada@Example.com ', 'auditor')).toEqual({ userId: 17, hasChanged: true });
    expect(await roleEvents()).toMatchObject([
      {
        type: 'RoleGranted',
        data: { userId: 17, role: 'auditor', grantedBy: 'operator' },
        metadata: { actor: 'operator' },
      },
    ]);
  });

  it('reports that nothing changed the second time', async () => {
    const { admin, register, roleEvents } = await setUp();
    await register();
    await admin.grant('ada@example.com', 'auditor');
    expect(await admin.grant('ada@example.com', 'auditor')).toEqual({ userId: 17, hasChanged: false });
    expect(await roleEvents()).toHaveLength(1);
  });

  it('can be revoked', async () => {
    const { admin, register, roleEvents } = await setUp();
    await register();
    await admin.grant('ada@example.com', 'auditor');
    expect(await admin.revoke('ada@example.com', 'auditor')).toEqual({ userId: 17, hasChanged: true });
    expect((await roleEvents()).at(-1)).toMatchObject({ type: 'RoleRevoked', data: { revokedBy: 'operator' } });
  });

  it('refuses an address without an account', async () => {
    const { admin } = await setUp();
    await expect(admin.grant('bob@example.com', 'auditor')).rejects.toMatchObject({ code: 'user-not-found' });
  });

  it('refuses an address whose registration was never finished', async () => {
    const { admin } = await setUp();
    await expect(admin.grant('ada@example.com', 'auditor')).rejects.toMatchObject({ code: 'user-not-found' });
  });
});
