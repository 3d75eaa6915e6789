import type * as Testcontainers from 'testcontainers';
import { describe, expect, it } from 'vitest';
import { findEngine } from './container-engine.ts';
import { imageOf } from './compose-images.ts';

type Library = typeof Testcontainers;

describe('finding a container engine', () => {
  it('takes one that answers', async () => {
    const library = { getContainerRuntimeClient: () => Promise.resolve({}) } as unknown as Library;
    expect(await findEngine(() => Promise.resolve(library))).toEqual({ library });
  });

  it.each([
    ['nothing answers', () => Promise.reject(new Error('Could not find a working container runtime strategy'))],
    ['the library cannot be loaded', undefined],
  ])('says why there is none where %s', async (_, getContainerRuntimeClient) => {
    const library = { getContainerRuntimeClient } as unknown as Library;
    const found = await findEngine(() => Promise.resolve(library));
    expect(found).toEqual({ reason: expect.stringMatching(/^no container engine answers here \(.+\)$/) });
  });
});

describe('the image of a service', () => {
  it('is that of docker-compose.yml', async () => {
    expect(await imageOf('postgres')).toMatch(/^postgres:\d/);
    expect(await imageOf('eventstoredb')).toMatch(/^kurrentplatform\/kurrentdb:\d/);
    await expect(imageOf('nothing-of-the-kind')).rejects.toThrow('docker-compose.yml names no image of');
  });
});
