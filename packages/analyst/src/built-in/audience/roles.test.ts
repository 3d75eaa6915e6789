import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';

const groupsOf = (title: string, heading: string): readonly string[] =>
  contextOfPage({
    title,
    body: `<h1>${heading}</h1><p>Our association was founded in 1990. The board of the association meets monthly.</p><h2>Become a member today</h2><p>Membership of the club and its annual general meeting.</p>`,
  }).audiences.map(({ label }) => label);

describe('members of an association', () => {
  it('are the audience of a club', () =>
    expect(groupsOf('Acme Rowing Club', 'Acme Rowing Club, an association')).toContain('Members'));

  it('are not the audience of an association for the sick', () =>
    expect(groupsOf('Acme Association', 'Association of relatives of people with Alzheimer')).not.toContain('Members'));
});
