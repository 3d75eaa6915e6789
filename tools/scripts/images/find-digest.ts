import { z } from 'zod';

const SOON_MS = 20_000;
/** The media types of image indexes, whose digest is the same for every processor architecture. */
const LISTS = 'application/vnd.oci.image.index.v1+json, application/vnd.docker.distribution.manifest.list.v2+json';

const token = z.object({ token: z.string() });

/**
 * Looks up the digest of an image in a registry, anonymously. `registry` is its origin; an image without an owner is an
 * official one.
 * @throws Error if the registry does not answer it
 */
export const findDigest = async (registry: string, image: string): Promise<string> => {
  const [name = '', tag = ''] = image.split(':');
  const url = `${registry}/v2/${name.includes('/') ? name : `library/${name}`}/manifests/${tag}`;
  const ask = (authorization?: string) =>
    fetch(url, {
      method: 'HEAD',
      headers: { accept: LISTS, ...(authorization && { authorization }) },
      signal: AbortSignal.timeout(SOON_MS),
    });
  const first = await ask();
  const challenge = first.headers.get('www-authenticate');
  const answer = first.status === 401 && challenge ? await ask(await visitorOf(challenge)) : first;
  const digest = answer.headers.get('docker-content-digest');
  if (!answer.ok || digest === null) throw new Error(`${image}: the registry answers ${answer.status}`);
  return digest;
};

/** Registries allow anonymous reads with a token from the URL in their challenge. */
const visitorOf = async (challenge: string): Promise<string> => {
  const { realm = '', ...scope } = Object.fromEntries(
    [...challenge.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  );
  const response = await fetch(`${realm}?${new URLSearchParams(scope).toString()}`, {
    signal: AbortSignal.timeout(SOON_MS),
  });
  return `Bearer ${token.parse(await response.json()).token}`;
};
