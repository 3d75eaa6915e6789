import { accessEvents } from '@twofold/contracts/audit/events';
import { findPersonBody } from '@twofold/contracts/audit/people/api';
import { versionOf } from '@twofold/contracts/versioned';
import type { EventStore } from '@twofold/event-store/port';
import { HttpError } from '@twofold/http/respond-to-errors';
import { Router } from 'express';
import type { CommandContext } from '../command-handler.ts';
import type { Write } from '../requests/write.ts';

type Deps = {
  readonly write: Write;
  readonly store: Pick<EventStore, 'appendToStream'>;
  readonly findByEmail: (email: string) => Promise<number | undefined>;
  readonly newId: () => string;
};

/**
 * Finds the user with an email address for an auditor. Part of this service because the audit service lacks the secret
 * of the email streams (ADR 40). The access is recorded before the answer; the address is not stored. Behind
 * `onlyForRole`.
 */
export const findPersonRoute = ({ write, store, findByEmail, newId }: Deps): Router =>
  Router().post(
    '/api/audit/people/lookups',
    write({
      who: 'account',
      body: findPersonBody,
      content: ({ body }) => JSON.stringify(body),
      handler: async ({ body, userId: auditorId, at, context }) => {
        const userId = await findByEmail(body.email);
        const of = userId === undefined ? undefined : `user-${userId}`;
        const lookedAt = at.toISOString();
        const data = { userId: auditorId, look: 'person-lookup' as const, ...(of && { of }), lookedAt };
        const { position } = await store.appendToStream(
          `access-${auditorId}`,
          [{ id: newId(), ...looked(data, context) }],
          'any',
        );
        if (userId === undefined) throw new HttpError(404, 'No account has this email address');
        return { body: { userId }, position };
      },
    }),
  );

const looked = (data: { readonly lookedAt: string }, context: CommandContext) => ({
  type: 'AuditLooked',
  data,
  metadata: {
    correlationId: context.correlationId,
    causationId: context.causationId,
    commandId: context.id,
    actor: context.actor,
    occurredAt: data.lookedAt,
    schemaVersion: versionOf(accessEvents, 'AuditLooked'),
  },
});
