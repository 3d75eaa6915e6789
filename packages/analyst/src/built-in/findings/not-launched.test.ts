import { describe, expect, it } from 'vitest';
import { modelsOf } from '../report/models.ts';
import { weaknessesOf } from '../report/weaknesses.ts';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { notLaunched } from './not-launched.ts';

const page = (...parts: readonly string[]): Page => ({
  title: 'Heron',
  body: `<h1>Letters that arrive</h1><p>Heron brings letters to your pond.</p>${parts.join('')}<h2>Why</h2><p>Ponds are far away.</p>`,
});
const WAIT = '<button>Join the waitlist</button>';
const foundOn = (...parts: readonly string[]) => notLaunched(contextOfPage(page(...parts)));

describe('a product that is not launched yet', () => {
  it.each<[string, string, string]>([
    [
      '<p>Early beta coming to Lumea, spring 2031.</p>',
      'Not available yet: “Early beta coming to Lumea, spring 2031”',
      'will do',
    ],
    ['<p>Launching soon for all ponds.</p>', 'Not available yet: “Launching soon for all ponds”', 'say when it begins'],
  ])('is recognized by a waiting list and “%s”', (text, words, fix) => {
    const found = foundOn(text, WAIT);
    expect(found?.text).toBe(words);
    expect(found?.fix).toMatch(new RegExp(`^Show in pictures .+ beside “Join the waitlist” .+${fix}$`, 'u'));
  });

  it.each<[string, readonly string[]]>([
    ['a waiting list alone', [WAIT]],
    ['an announcement alone', ['<p>Launching soon for all ponds.</p>']],
    ['what can be used', ['<p>Beta launches soon.</p>', WAIT, '<a href="/login">Log in</a>']],
    ['what can be bought', ['<p>New lamps coming soon.</p>', WAIT, '<button>Add to cart</button>']],
  ])('is not recognized by %s', (_, parts) => expect(foundOn(...parts)).toBeUndefined());

  it('has no weakness for missing customers or prices', () => {
    const app = {
      title: 'Heron – habit tracker',
      description: 'A habit tracking app for iOS and Android.',
      body: `<h1>Habit tracker app</h1><p>The app tracks each day.</p>${WAIT}<h2>Why</h2><p>${'Days go by. '.repeat(40)}</p>`,
    };
    const context = contextOfPage(app);
    const kinds = weaknessesOf(context).map(({ kind }) => kind);
    expect(kinds).toContain('not-launched');
    expect(kinds.filter((kind) => /testimonials|pricing|unsupported|left-to-links/u.test(kind))).toEqual([]);
    expect(
      modelsOf(context)
        .map(({ text }) => text)
        .join(),
    ).not.toContain('as usual for');
  });
});
