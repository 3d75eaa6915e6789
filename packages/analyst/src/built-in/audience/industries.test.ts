import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';

const audiencesOf = (...entries: readonly string[]): readonly string[] =>
  contextOfPage({
    title: 'Quellin: reporting software',
    description: 'Quellin is an online software for reports. Start your free trial, request a demo.',
    body: `<h1>Quellin</h1><a href="/signup">Sign up</a><a href="/pricing">Pricing</a>${entries.map((entry, at) => `<a href="/industry/${at}">${entry}</a>`).join('')}`,
  }).audiences.map(({ label }) => label);

describe('industries in a menu', () => {
  it('are whom software for companies is for', () =>
    expect(audiencesOf('Law Enforcement', 'Fire', 'Custody')).toEqual([
      'Organizations in law enforcement, fire services and custody',
    ]));

  it.each<[string, readonly string[]]>([
    ['two', ['Retail', 'Education']],
    ['parts of longer entries', ['Retail therapy for all', 'Education of our team', 'Media contact']],
  ])('are not shown by %s', (_, entries) => expect(audiencesOf(...entries).join()).not.toContain('Organizations'));
});
