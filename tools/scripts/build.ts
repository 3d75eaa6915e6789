import { build } from './build/build.ts';

/** `npm run build`: brings every `dist` up to date. */
try {
  await build((line) => console.log(line));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
