import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { selfDescription } from '../report/self-description.ts';
import { isNameOnly, statedKindIn } from './stated-kind.ts';

const saidOn = (title: string): string | undefined => {
  const headlines = ['Staff of a daily newspaper caught while singing', 'Rain in the hills', 'A bridge is closed'];
  const stories = headlines.map((each, at) => `<a href="/2024/05/${at}/story"><h1>${each}</h1></a>`).join('');
  const context = contextOfPage({
    title,
    description: 'Stories from Harrow and the hills.',
    body: `<a href="/politics">Politics</a><a href="/opinion">Opinion</a><a href="/sports">Sports</a>${stories}<p>Breaking news of the region</p><a href="/world">World</a><a href="/business">Business</a>`,
  });
  expect(context.judgment.kind.id).toBe('news');
  return statedKindIn(context)?.text;
};

describe('the self-description of a newspaper', () => {
  it('is its title', () =>
    expect(saidOn('The Harrow Gazette, a daily newspaper')).toBe('The Harrow Gazette, a daily newspaper'));
  it('is not a headline', () =>
    expect(saidOn('Harrow Today')).not.toBe('Staff of a daily newspaper caught while singing'));
});

describe('a description that only has a name', () => {
  it.each<[string, boolean]>([
    ['Olive The Shop ♥ www.olivetheshop.example', true],
    ['Olive The Shop sells cups and bowls from Lugo', false],
  ])('“%s”: %s', (description, isName) => {
    const context = contextOfPage({
      title: 'Olive The Shop',
      description,
      body: '<h1>Olive The Shop</h1><p>Cups.</p>',
    });
    const passage = selfDescription(context) ?? context.site.said.find(({ place }) => place === 'description');
    expect(passage && isNameOnly(context, passage)).toBe(isName);
  });
});
