import type { StoryEvent } from './a-story.ts';
import { aUsedCode } from './a-second-factor.ts';
import { before, twice, without } from './edited-story.ts';

const OTHER_SET = '0b0c8a51-6f5e-4b0e-9a9a-6f8f5f3a1c03';

export const plantedSecondFactors: readonly (readonly [says: string, story: readonly StoryEvent[]])[] = [
  ['second-factors-add-up: user-18 adds a second factor that it has', twice('SecondFactorAdded')],
  ['second-factors-add-up: user-18 removes a second factor that it does not have', without('SecondFactorAdded')],
  ['second-factors-add-up: user-18 gets recovery codes without a second factor', without('SecondFactorAdded')],
  ['second-factors-add-up: user-18 uses recovery code 3 a second time', twice('RecoveryCodeUsed')],
  ['second-factors-add-up: user-18 uses a recovery code that does not work', without('RecoveryCodesCreated')],
  [
    'second-factors-add-up: user-18 uses a recovery code that does not work',
    before('SecondFactorRemoved', aUsedCode(4, OTHER_SET)),
  ],
];
