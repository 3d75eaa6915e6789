import { AT, LATER, record, type StoryEvent } from './a-story.ts';
import { plus } from './edited-story.ts';
import { plantedConfirmations } from './planted-confirmations.ts';
import { plantedSecondFactors } from './planted-second-factors.ts';

const ID = 'c815c1e4-2c10-4fd8-a21d-9081e1ccd126';
const of = { userId: 17 };

const created = record('tokens', 17, {
  type: 'AccessTokenCreated',
  data: {
    ...of,
    tokenId: ID,
    name: 'Pipeline',
    scopes: ['read'],
    createdAt: AT,
    expiresAt: '2031-01-01T12:00:00.000Z',
  },
});
const revoked = record('tokens', 17, {
  type: 'AccessTokenRevoked',
  data: { ...of, tokenId: ID, reason: 'owner', revokedAt: LATER },
});
const added = record('webhooks', 17, {
  type: 'WebhookEndpointAdded',
  data: { ...of, endpointId: ID, url: 'https://hooks.example/', types: ['site.measured'], addedAt: AT },
});
const removed = record('webhooks', 17, {
  type: 'WebhookEndpointRemoved',
  data: { ...of, endpointId: ID, removedAt: LATER },
});
const disabled = record('webhooks', 17, {
  type: 'WebhookEndpointDisabled',
  data: { ...of, endpointId: ID, disabledAt: LATER },
});

const NAME = 'tokens-and-endpoints-end-once';

/** Stories with invalid changes of access tokens and webhook endpoints. */
const plantedPrograms: readonly (readonly [says: string, story: readonly StoryEvent[]])[] = [
  [`${NAME}: tokens-17 has the token ${ID} a second time`, plus(created, created)],
  [`${NAME}: tokens-17 ends the token ${ID}, which is not there`, plus(created, revoked, revoked)],
  [`${NAME}: webhooks-17 has the endpoint ${ID} a second time`, plus(added, added)],
  [`${NAME}: webhooks-17 ends the endpoint ${ID}, which is not there`, plus(removed)],
  [`${NAME}: webhooks-17 changes the endpoint ${ID}, which is not there`, plus(added, removed, disabled)],
];

/** Violations by accounts, their second factors, and the programs that act for them. */
export const plantedPeople = [...plantedConfirmations, ...plantedSecondFactors, ...plantedPrograms];
