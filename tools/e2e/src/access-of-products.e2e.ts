import { productScenes } from './scenes/scenes.ts';
import { checkScenes } from './testing/check-scenes.ts';

// Half of all scenes: the other half runs beside it.
checkScenes(productScenes);
