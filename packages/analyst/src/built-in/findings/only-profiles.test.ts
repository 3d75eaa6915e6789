import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { onlyProfiles } from './only-profiles.ts';

const WORK = ['Atlas', 'Meridian', 'Lantern', 'Harbor', 'Quarry', 'Orchard']
  .map((name) => `<h2>${name}</h2><p>A tool that I built with Node and React for small libraries.</p>`)
  .join('');
const on = (more: string) =>
  onlyProfiles(
    contextOfPage({
      title: 'Ada Morel',
      description: 'Portfolio of Ada Morel, software engineer',
      body: `<h1>Portfolio of Ada Morel</h1><h2>Projects</h2>${WORK}<a href="https://github.com/adamorel">GitHub profile</a>${more}`,
    }),
  );

describe('a portfolio', () => {
  it('that leads to profiles only', () =>
    expect(on('')?.text).toMatch(
      /^No way to write to .+ but through “GitHub profile”: no address and no form on the page we read$/u,
    ));

  it.each([
    '<a href="mailto:ada@morel.example">Mail</a>',
    '<p>Write to ada@morel.example</p>',
    '<a href="/c">Contact</a>',
    '<form><input name="message"><button>Send</button></form>',
  ])('that can be answered: %s', (more) => expect(on(more)).toBeUndefined());
});
