import type { AnalysisEvent } from '@twofold/contracts/analysis/events';
import { describe, expect, it } from 'vitest';
import { at, completed, disowned, requestedBy, takenDown } from '../testing/analysis-events.ts';
import { specFor } from '../testing/spec-for.ts';
import type { AnalysisCommand } from './commands.ts';
import { analysisDecider } from './decider.ts';
import { createTokenOfLink } from './share-link.ts';

const given = specFor(analysisDecider);
const link = (linkId: string, userId = 3) =>
  ({ productId: 7, userId, linkId, tokenHash: 'cd'.repeat(32), createdAt: at }) as const;
const create = (linkId: string, userId?: number): AnalysisCommand => ({
  type: 'CreateShareLink',
  data: link(linkId, userId),
});
const created = (linkId: string): AnalysisEvent => ({ type: 'ShareLinkCreated', data: link(linkId) });
const ending = { productId: 7, userId: 3, revokedAt: at };
const revoke: AnalysisCommand = { type: 'RevokeShareLink', data: ending };
const revoked: AnalysisEvent = { type: 'ShareLinkRevoked', data: ending };
const owned = [requestedBy(3), completed];

describe('creating a share link', () => {
  it('is recorded', () =>
    given(...owned)
      .when(create('one'))
      .then(created('one')));
  it('changes nothing while there is one', () =>
    given(...owned, created('one'))
      .when(create('two'))
      .thenNothing());
  it('makes another one after the first was revoked', () =>
    given(...owned, created('one'), revoked)
      .when(create('two'))
      .then(created('two')));
  it('is for the owner only', () =>
    given(...owned)
      .when(create('one', 4))
      .thenRefused('not-your-product'));
  it('is refused once the app was taken down', () =>
    given(...owned, takenDown)
      .when(create('one'))
      .thenRefused('product-not-found'));
  it('is refused once its owner is gone', () =>
    given(...owned, disowned)
      .when(create('one'))
      .thenRefused('not-your-product'));
});

describe('revoking a share link', () => {
  it('is recorded', () =>
    given(...owned, created('one'))
      .when(revoke)
      .then(revoked));
  it('changes nothing if there is none', () =>
    given(...owned)
      .when(revoke)
      .thenNothing());
});

describe('the token of a share link', () => {
  const tokenOf = createTokenOfLink({ secret: (name) => Promise.resolve(Buffer.from(name)) });

  it('has 128 bits, and is the same each time', async () => {
    expect(await tokenOf(7, 'one')).toMatch(/^[\w-]{22}$/);
    expect(await tokenOf(7, 'one')).toBe(await tokenOf(7, 'one'));
  });

  it('is another one for another link, and for another app', async () =>
    expect(new Set([await tokenOf(7, 'one'), await tokenOf(7, 'two'), await tokenOf(8, 'one')]).size).toBe(3));
});
