import { complaintScenes } from './complaint-scenes.ts';
import { orderScenes } from './order-scenes.ts';
import { peopleScenes } from './people-scenes.ts';
import { twoStepScenes } from './two-step-scenes.ts';
import { publicScenes } from './public-scenes.ts';
import { reportScenes } from './report-scenes.ts';
import type { Scene } from './scene.ts';

/** Every screen in every state that looks different: public screens, apps, and accounts. */
export const scenes: readonly Scene[] = [
  ...publicScenes,
  ...reportScenes,
  ...orderScenes,
  ...complaintScenes,
  ...peopleScenes,
  ...twoStepScenes,
];
