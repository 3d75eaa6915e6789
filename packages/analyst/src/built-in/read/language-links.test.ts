import { expect, it } from 'vitest';
import { languageOfLink } from './language-links.ts';

it.each<[string, string | undefined]>([
  ['Deutsch', 'German'],
  ['DE', 'German'],
  ['cz', 'Czech'],
  ['IT', undefined],
  ['News', undefined],
])('“%s” leads to %s', (text, language) => expect(languageOfLink(text)).toBe(language));
