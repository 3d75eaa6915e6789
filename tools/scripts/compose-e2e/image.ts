import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT, runCommand } from '../run-command.ts';
import { translate, type Whereabouts } from './translate.ts';

const ASSEMBLY = /RUN sh operations\/image\/assemble\.sh \/assembled\/(\S+) "([^"]+)"(?: "([^"]+)")?/g;

/**
 * Creates the contents of the images below a folder, following the Dockerfile: the builds of this repository and its
 * production packages. Each image is a folder named after its stage.
 */
export const assembleImages = async (folder: string): Promise<void> => {
  const dockerfile = (await readFile(path.join(ROOT, 'Dockerfile'), 'utf8')).replaceAll(/\\\n\s*/g, '');
  const assemble = async ([, target = '', ...packages]: RegExpMatchArray): Promise<void> => {
    const args = ['operations/image/assemble.sh', path.join(folder, target), ...packages.filter(Boolean)];
    const { isSuccess, output } = await runCommand('sh', args);
    if (!isSuccess) throw new Error(`The image ${target} could not be assembled:\n${output}`);
  };
  await Promise.all([...dockerfile.matchAll(ASSEMBLY)].map(assemble));
};

const [CONFIGURATION, WEB_APP] = ['/etc/nginx/twofold', '/usr/share/nginx/html'];

/** Paths in the nginx image that the configuration uses. */
export const PLACES_OF_WEB = [CONFIGURATION, WEB_APP, '/tmp'];

/** Creates the contents of the nginx image below a root. Only paths in the shipped configuration are replaced. */
export const placeWeb = async (where: Whereabouts): Promise<void> => {
  const [configuration, webApp] = [path.join(where.root, CONFIGURATION), path.join(where.root, WEB_APP)];
  await cp(path.join(ROOT, 'operations', 'nginx'), configuration, { recursive: true });
  // docker-compose.yml mounts it there.
  await rm(path.join(configuration, 'trusted-proxies.conf'));
  for (const folder of [path.dirname(webApp), path.join(where.root, 'tmp')]) await mkdir(folder, { recursive: true });
  await symlink(path.join(ROOT, 'web', 'dist'), webApp);
  const file = path.join(configuration, 'nginx.conf');
  await writeFile(file, translate(await readFile(file, 'utf8'), where));
};
