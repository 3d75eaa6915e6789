import { readFile } from 'node:fs/promises';
import path from 'node:path';

const COMPOSE = path.join(import.meta.dirname, '..', '..', '..', 'docker-compose.yml');

/** The image that docker-compose.yml runs a service with, so that tests run the same. @throws Error where it names none */
export const imageOf = async (service: string): Promise<string> => {
  const [, after = ''] = (await readFile(COMPOSE, 'utf8')).split(`\n  ${service}:\n`);
  const [own = ''] = after.split(/\n {2}[\w-]+:\n/);
  const [, image] = /^ {4}image: (\S+)$/m.exec(own) ?? [];
  if (image === undefined) throw new Error(`docker-compose.yml names no image of ${service}`);
  return image;
};
