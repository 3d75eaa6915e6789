import { complaintScenes } from './complaint-scenes.ts';
import { orderScenes } from './order-scenes.ts';
import { peopleScenes } from './people-scenes.ts';
import { twoStepScenes } from './two-step-scenes.ts';
import { publicScenes } from './public-scenes.ts';
import { reportScenes } from './report-scenes.ts';
import type { Scene } from './scene.ts';

/** Screens about apps, and those that everybody sees. */
export const productScenes: readonly Scene[] = [...publicScenes, ...reportScenes, ...orderScenes, ...complaintScenes];

/** Screens about a user's account. */
export const accountScenes: readonly Scene[] = [...peopleScenes, ...twoStepScenes];

/** Every screen of the product in every state that looks different. */
export const scenes: readonly Scene[] = [...productScenes, ...accountScenes];
