import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { unnamedVoices } from './unnamed-voices.ts';

const WORDS = ['“They answered the phone when our roof was open.”', '“The new windows were in within two days.”'];
const on = (names: readonly string[], tag = 'p') =>
  unnamedVoices(
    contextOfPage({
      title: 'Fern roofing',
      body: `<h1>Fern roofing</h1><h2>What customers say</h2>${names
        .map((name, at) => `<p>${WORDS[at % 2] ?? ''}</p><${tag}>${name}</${tag}>`)
        .join('')}`,
    }),
  );

describe('voices that readers cannot check', () => {
  it('include signatures with an initial', () =>
    expect(on(['Ana M.', 'Paul W.'])?.text).toBe(
      'Testimonials are signed with only a first name and an initial: “Ana M.” and “Paul W.”',
    ));

  it.each([
    ['Head of a school', 'Owner of a bakery'],
    ['— Leiterin einer Schule', '— Inhaber eines Ladens'],
    ['— Directora de una escuela', '— Dueño de una panadería'],
    ['— Directrice d’une école', '— Patron d’un café'],
  ])('include signatures with a role: “%s”', (...names) =>
    expect(on(names)?.text).toContain('Testimonials are signed with a role but no name'),
  );

  it.each([
    ['Ana Morel', 'Paul W.'],
    ['Ana Morel', 'Paul Winter'],
    ['Ana M.', 'Ana M.'],
    ['E-Mail eines Mandanten, Mai 2018', 'E-Mail einer Mandantin, Juli 2016'],
  ])('exclude %s and %s', (...names) => expect(on(names)).toBeUndefined());

  it('exclude lines without a quote beside them', () =>
    expect(
      unnamedVoices(contextOfPage({ title: 'Fern', body: '<h1>Fern</h1><p>Team</p><p>Ana M.</p><p>Paul W.</p>' })),
    ).toBeUndefined());
});
