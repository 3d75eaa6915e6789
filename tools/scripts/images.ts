import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findDigest } from './images/find-digest.ts';
import { parseImageList, withImages } from './images/image-list.ts';
import { ROOT } from './run-command.ts';

const REGISTRY = 'https://registry-1.docker.io';
const LIST = path.join(ROOT, 'operations', 'images.json');
const FILES = ['docker-compose.yml', 'Dockerfile'];

/**
 * `npm run images`: looks up the digest of each image in operations/images.json in its registry, and writes them there
 * and into docker-compose.yml and the Dockerfile. An image that cannot be looked up keeps its digest, and is reported.
 */
const main = async (): Promise<void> => {
  const images = parseImageList(await readFile(LIST, 'utf8'));
  for (const name of Object.keys(images)) {
    try {
      images[name] = await findDigest(REGISTRY, name);
      console.log(`${name} is ${images[name]}`);
    } catch (error) {
      process.exitCode = 1;
      console.error(`${name} stays as it is: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  await writeFile(LIST, `${JSON.stringify(images, undefined, 2)}\n`);
  for (const file of FILES) {
    const place = path.join(ROOT, file);
    await writeFile(place, withImages(await readFile(place, 'utf8'), images));
  }
};

await main();
