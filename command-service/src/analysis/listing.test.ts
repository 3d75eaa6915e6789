import type { AnalysisEvent } from '@twofold/contracts/analysis/events';
import { describe, it } from 'vitest';
import {
  at,
  completed,
  disowned,
  listAgain,
  product,
  requestedBy,
  requestedByVisitor,
  takenDown,
  unlist,
  unlisted,
  unlistedByModerator,
} from '../testing/analysis-events.ts';
import { specFor } from '../testing/spec-for.ts';
import { analysisDecider } from './decider.ts';

const given = specFor(analysisDecider);
const owned = [requestedBy(3), completed];
const moderator = { userId: 9, isModerator: true };
const listedAgain = (by: object): AnalysisEvent =>
  ({ type: 'ProductListedAgain', data: { ...product, ...by, listedAt: at } }) as AnalysisEvent;

describe('listing a product again', () => {
  it('is recorded of the owner who unlisted it', () =>
    given(...owned, unlisted)
      .when(listAgain())
      .then(listedAgain({ as: 'owner' })));
  it('changes nothing while it is listed', () =>
    given(...owned)
      .when(listAgain())
      .thenNothing());
  it('can be followed by another unlisting', () =>
    given(...owned, unlisted, listedAgain({ as: 'owner' }))
      .when(unlist())
      .then(unlisted));
  it('is refused to the owner where a moderator unlisted it', () =>
    given(...owned, unlistedByModerator)
      .when(listAgain())
      .thenRefused('unlisted-by-moderator'));
  it('is refused to the owner where a moderator unlisted it as well', () =>
    given(...owned, unlisted, unlistedByModerator)
      .when(listAgain())
      .thenRefused('unlisted-by-moderator'));
  it('is recorded of a moderator where a moderator unlisted it', () =>
    given(...owned, unlistedByModerator)
      .when(listAgain(moderator))
      .then(listedAgain({ userId: 9, as: 'moderator' })));
  it('is refused to a moderator where the owner unlisted it', () =>
    given(...owned, unlisted)
      .when(listAgain(moderator))
      .thenRefused('not-your-product'));
  it('is refused to anyone else', () =>
    given(...owned, unlisted)
      .when(listAgain({ userId: 4 }))
      .thenRefused('not-your-product'));
  it('is refused once its owner is gone', () =>
    given(...owned, unlistedByModerator, disowned)
      .when(listAgain(moderator))
      .thenRefused('product-not-found'));
  it('is refused once it is taken down', () =>
    given(...owned, unlisted, takenDown)
      .when(listAgain())
      .thenRefused('product-not-found'));
});

describe('a moderator’s unlisting', () => {
  it('is recorded after the owner’s, since it holds against the owner', () =>
    given(...owned, unlisted)
      .when(unlist({ ...moderator, reason: 'Spam' }))
      .then(unlistedByModerator));
  it('is not followed by the owner’s', () =>
    given(...owned, unlistedByModerator)
      .when(unlist())
      .thenNothing());
  it('can be undone for an app that never had an owner', () =>
    given(requestedByVisitor, completed, unlistedByModerator)
      .when(listAgain(moderator))
      .then(listedAgain({ userId: 9, as: 'moderator' })));
});
