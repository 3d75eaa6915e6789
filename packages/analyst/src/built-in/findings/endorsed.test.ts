import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { endorsements } from './endorsed.ts';

const textsFor = (text: string) =>
  endorsements(contextOfPage({ title: 'Transmute', body: `<h1>Transmute</h1><p>${text}</p>` })).map(
    (each) => each.text,
  );

describe('others who chose or named the site', () => {
  it.each<[string, string]>([
    ['When Ubuntu chose Transmute as its default client, its size decided.', 'Ubuntu'],
    ['It behaves as you would expect. Macworld, naming Transmute a gem of the year', 'Macworld'],
  ])('“%s”: %s', (text, by) => expect(textsFor(text).join('\n')).toContain(`Chosen or named by ${by}`));

  it.each([
    'When you chose Transmute, you chose well.',
    'Ubuntu chose Debian as its base.',
    'We named Transmute after a cat.',
  ])('“%s”: no name', (text) => expect(textsFor(text)).toEqual([]));
});
