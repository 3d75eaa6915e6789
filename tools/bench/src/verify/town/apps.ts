import { aReport } from '../../data/products.ts';
import { aHash, happens, hoursAfter, step, track, type Lifecycle, type Step, type Track } from './step.ts';
import { engage, release, publish, type App, type Person, type Town } from './town.ts';

/** A visitor or a user submits an app. One user in twenty-five takes it down again. */
export function* analyze(town: Town): Lifecycle {
  const { random } = town;
  const owner = happens(random, 60) ? engage(town) : undefined;
  const app = yield* analysisFor(town, owner);
  if (app !== undefined && owner !== undefined && happens(random, 4)) {
    const { productId } = app;
    const { userId, actor } = owner;
    town.erased.push(`report-${productId}`);
    yield step('product', 'ProductTakenDown')(app.track, actor, (at) => ({
      productId,
      userId,
      as: 'owner',
      takenDownAt: at,
    }));
  } else if (app !== undefined) {
    publish(town, app);
    if (owner !== undefined) owner.app = app;
  }
  if (owner !== undefined) release(town, owner);
}

/** One app in this many is analyzed a second time. */
const READ_AGAIN = 10;

type AnalyzedApp = App & { readonly track: Track };

/** Requests an analysis, and completes all but one in twelve. Some apps of visitors are claimed by a user later. */
function* analysisFor(town: Town, owner: Person | undefined): Generator<Step, AnalyzedApp | undefined> {
  const { random, nextId } = town;
  const productId = nextId('product');
  const on = track('product', productId);
  const url = `https://example.com/${productId}`;
  const by = owner === undefined ? { submittedBy: aHash(random) } : { requestedBy: owner.userId };
  yield step('product', 'AnalysisRequested')(on, owner?.actor ?? 'visitor', (at) => ({
    productId,
    url,
    ...by,
    requestedAt: at,
    dueAt: hoursAfter(at, 1),
  }));
  if (happens(random, 8)) {
    yield step('product', 'AnalysisFailed')(on, 'system', (at) => ({ productId, reason: 'unreachable', failedAt: at }));
    return undefined;
  }
  const written = {
    productId,
    finalUrl: url,
    report: aReport(random),
    provenance: { provider: 'built-in', rubricVersion: '1' },
  } as const;
  yield step('product', 'AnalysisCompleted')(on, 'system', (at) => ({ ...written, completedAt: at }));
  if (productId % READ_AGAIN === 0) {
    yield step('product', 'ReanalysisRequested')(on, owner?.actor ?? 'visitor', (at) => ({
      productId,
      version: 2,
      ...by,
      requestedAt: at,
      dueAt: hoursAfter(at, 1),
    }));
    yield step('product', 'ReanalysisCompleted')(on, 'system', (at) => ({ ...written, version: 2, completedAt: at }));
  }
  if (owner !== undefined || !happens(random, 20)) return { productId, ownerId: owner?.userId, track: on };
  const claimant = engage(town);
  if (claimant === undefined) return { productId, ownerId: undefined, track: on };
  const { userId, actor } = claimant;
  yield step('product', 'ProductClaimed')(on, actor, (at) => ({ productId, userId, claimedAt: at }));
  claimant.app = { productId, ownerId: userId };
  release(town, claimant);
  return { productId, ownerId: userId, track: on };
}
