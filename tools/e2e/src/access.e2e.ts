import { scenes } from './scenes/scenes.ts';
import { checkScenes } from './testing/check-scenes.ts';

checkScenes(scenes);
