import { z } from 'zod';

const NAME = /^[a-z0-9./-]+:[\w.-]+$/;
const DIGEST = /^sha256:[0-9a-f]{64}$/;

/** External images by name and tag, each with its digest; null if it has not been looked up yet. */
const imageList = z.record(z.string().regex(NAME), z.string().regex(DIGEST).nullable());
export type ImageList = z.infer<typeof imageList>;

/** The list of operations/images.json. @throws ZodError */
export const parseImageList = (json: string): ImageList => imageList.parse(JSON.parse(json));

/** An image reference: with the digest if it is known, so that a moved tag changes nothing. */
export const referenceOf = (name: string, digest: string | null): string =>
  digest === null ? name : `${name}@${digest}`;

const IN_COMPOSE = /^ {4}image: (\S+)$/gm;
const IN_DOCKERFILE = /^ARG \w+_IMAGE=(\S+)$/gm;

/** The third-party images that a docker-compose.yml or Dockerfile uses. */
export const imagesIn = (text: string): string[] =>
  [...text.matchAll(IN_COMPOSE), ...text.matchAll(IN_DOCKERFILE)]
    .map(([, image = '']) => image)
    .filter((image) => !image.startsWith('twofold/'));

/** The file with each image replaced by the reference in the list. */
export const withImages = (text: string, images: ImageList): string =>
  Object.entries(images).reduce((written, [name, digest]) => {
    const escaped = name.replaceAll('.', String.raw`\.`);
    return written.replace(new RegExp(`${escaped}(?:@sha256:[0-9a-f]{64})?(?=\\s)`, 'g'), referenceOf(name, digest));
  }, text);
