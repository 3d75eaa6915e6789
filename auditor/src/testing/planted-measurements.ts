import { LATER, record, type StoryEvent } from './a-story.ts';
import { before, changed, plus, twice } from './edited-story.ts';

const measured = (version: number): StoryEvent =>
  record('product', 7, {
    type: 'SiteMeasured',
    data: { productId: 7, version, screenshots: [], measuredAt: LATER },
  });
const pictured = (version: number): StoryEvent =>
  record('product', 7, {
    type: 'ScreenshotsTaken',
    data: {
      productId: 7,
      version,
      screenshots: [{ name: 'phone', digest: 'b2'.repeat(32), bytes: 900, width: 390, height: 844 }],
      takenAt: LATER,
    },
  });
const disowned = record('product', 7, { type: 'ProductDisowned', data: { productId: 7, disownedAt: LATER } });

/** Stories in which a site is measured when it must not be. */
export const plantedMeasurements: readonly (readonly [says: string, story: readonly StoryEvent[]])[] = [
  ['measured-once: product-7 is measured for version 1 of its report a second time', twice('SiteMeasured')],
  [
    'measured-once: product-7 is measured for version 3 of its report a second time',
    twice('SiteMeasurementFailed', { reason: 'failed' }),
  ],
  [
    'measured-once: product-7 is measured for version 2 of its report, which is not complete',
    changed('SiteMeasured', { version: 2 }),
  ],
  [
    'measured-once: product-7 is measured for version 1 of its report, which is not complete',
    before('AnalysisCompleted', measured(1)),
  ],
  ['measured-once: product-7 has screenshots for version 1 of its report a second time', twice('ScreenshotsTaken')],
  [
    'measured-once: product-7 has screenshots for version 2 of its report, which is not complete',
    changed('ScreenshotsTaken', { version: 2 }),
  ],
  ['measured-once: product-7 has screenshots for version 3 of its report after it was measured', plus(pictured(3))],
  ['measured-once: product-7 has screenshots although its report or its owner is gone', plus(disowned, pictured(3))],
  [
    'measured-once: product-7 is measured for version 1 of its report without the screenshots that were taken',
    changed('SiteMeasured', { screenshots: [] }),
  ],
  ['measured-once: product-7 is measured although its report or its owner is gone', plus(disowned, measured(3))],
];
