import { faults, HOLDS, invariant } from '../invariant.ts';

/** The state of an access token or a webhook endpoint. */
type ProgramNote = 'there' | 'gone';

/** Notes the state of each token and endpoint. */
export const tokensAndEndpointsEndOnce = invariant<ProgramNote>({
  name: 'tokens-and-endpoints-end-once',
  claim:
    'an access token is created once and revoked at most once, a webhook endpoint added once and removed at most once',
  keys: ({ type, stream, data }) => {
    if (type === 'AccessTokenCreated' || type === 'AccessTokenRevoked') return [`${stream} token ${data.tokenId}`];
    if (type.startsWith('WebhookEndpoint') && 'endpointId' in data) return [`${stream} endpoint ${data.endpointId}`];
    return undefined;
  },
  take: ({ type, stream, data }, notes) => {
    const [what, id] =
      'tokenId' in data ? ['token', data.tokenId] : ['endpoint', 'endpointId' in data ? data.endpointId : ''];
    const key = `${stream} ${what} ${id}`;
    const before = notes.get(key);
    const says = `${what} ${id}`;
    switch (type) {
      case 'AccessTokenCreated':
      case 'WebhookEndpointAdded':
        notes.set(key, 'there');
        return faults([before !== undefined, `has the ${says} a second time`]);
      case 'AccessTokenRevoked':
      case 'WebhookEndpointRemoved':
        notes.set(key, 'gone');
        return faults([before !== 'there', `ends the ${says}, which is not there`]);
      case 'WebhookEndpointDisabled':
      case 'WebhookEndpointEnabled':
        return faults([before !== 'there', `changes the ${says}, which is not there`]);
      default:
        return HOLDS;
    }
  },
});
