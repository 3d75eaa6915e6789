import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readServedSite } from './read-site.ts';
import { serveSite } from './serve-site.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'served-site-'));
});

afterEach(() => rm(folder, { recursive: true }));

const text = 'A workshop that mends sails, tents and covers for boats, in a day if need be, and by hand.';

const readAt = async (published: string) => {
  const served = await serveSite(folder, new URL(published).pathname);
  try {
    return await readServedSite(published, served.port);
  } finally {
    await served.close();
  }
};

describe('a served site', () => {
  it('is read under the name it was published at, with its absolute links', async () => {
    await mkdir(path.join(folder, 'prices'));
    await writeFile(
      path.join(folder, 'index.html'),
      `<title>Sails</title><p>${text}</p><a href="https://www.sails.example/prices/">Prices</a>`,
    );
    await writeFile(path.join(folder, 'prices', 'index.html'), `<title>Prices</title><p>A sail costs €90. ${text}</p>`);

    const result = await readAt('https://www.sails.example/');

    expect(result).toMatchObject({
      ok: true,
      snapshot: {
        finalUrl: 'http://www.sails.example/',
        subpages: [{ title: 'Prices', role: 'pricing', finalUrl: 'http://www.sails.example/prices/' }],
      },
    });
  });

  it('has its first page where it was published', async () => {
    await writeFile(path.join(folder, 'index.html'), `<title>Sails</title><p>${text}</p>`);
    expect(await readAt('http://sails.example/en/home.php')).toMatchObject({
      ok: true,
      snapshot: { title: 'Sails', finalUrl: 'http://sails.example/en/home.php' },
    });
  });
});
