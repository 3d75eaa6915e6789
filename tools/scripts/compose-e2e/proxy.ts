import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../run-command.ts';

/** What is different outside Docker about the nginx that is shipped: where files are, and whom it asks for addresses. */
type Differences = {
  readonly address: string;
  readonly webApp: string;
  readonly secrets: string;
  readonly nameServerPort: number;
};

/**
 * Copies the shipped configuration of nginx into a folder, with nothing in it changed but places. @returns the paths of
 * its image and where they are here.
 * @throws Error when the configuration has no such place any more
 */
export const placeProxy = async (
  folder: string,
  { address, webApp, secrets, nameServerPort }: Differences,
): Promise<ReadonlyMap<string, string>> => {
  const [configuration, temporary] = [path.join(folder, 'etc'), path.join(folder, 'tmp')];
  await cp(path.join(ROOT, 'operations', 'nginx'), configuration, { recursive: true });
  await mkdir(temporary, { recursive: true });
  const file = path.join(configuration, 'nginx.conf');
  const places = [
    [' /tmp/', ` ${temporary}/`],
    ['listen 8080;', `listen ${address}:8080;`],
    ['listen 8443 ssl;', `listen ${address}:8443 ssl;`],
    ['/run/secrets/', `${secrets}/`],
    ['resolver 127.0.0.11 ', `resolver 127.0.0.1:${nameServerPort} `],
    ['root /usr/share/nginx/html;', `root ${webApp};`],
    ['/etc/nginx/twofold/', `${configuration}/`],
  ] as const;
  const shipped = await readFile(file, 'utf8');
  const missing = places.filter(([place]) => !shipped.includes(place));
  if (missing.length > 0) throw new Error(`nginx.conf has no ${missing.map(([place]) => `"${place}"`).join(', ')}`);
  await writeFile(
    file,
    places.reduce((text, [place, here]) => text.replaceAll(place, here), shipped),
  );
  return new Map([
    ['/etc/nginx/twofold', configuration],
    ['/usr/share/nginx/html', webApp],
  ]);
};
