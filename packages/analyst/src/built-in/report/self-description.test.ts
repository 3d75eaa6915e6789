import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { selfDescription } from './self-description.ts';

const POST = 'Hi all, my piano has shown a slight hesitation in the low octaves since we moved it to the harbor.';

const THREADS = '<table><tr><td>Topics</td><td>Replies</td><td>Views</td><td>Last post</td></tr></table>';

const said = (title: string, url: string, more: string): string | undefined =>
  selfDescription(
    contextOfPage({
      title,
      url,
      body: `<h1>Acme</h1><p>${POST}</p>${more}`,
    }),
  )?.text;

describe('what a site says of itself', () => {
  it('is its first sentence where nothing else says it', () =>
    expect(said('Acme', 'https://acme.example/', '')).toBe(POST));

  it('is not the first post of a forum', () =>
    expect(said('Acme Forum', 'https://forum.acme.example/', THREADS)).not.toBe(POST));
});
