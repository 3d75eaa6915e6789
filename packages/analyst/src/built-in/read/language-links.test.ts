import { expect, it } from 'vitest';
import { languageOfLink } from './language-links.ts';

it.each<[string, string, string | undefined]>([
  ['Deutsch', 'acme.example', 'German'],
  ['DE', 'acme.example', 'German'],
  ['cz', 'acme.example', 'Czech'],
  ['IT', 'acme.example', undefined],
  ['News', 'acme.example', undefined],
  // Names that every object has.
  ['constructor', 'acme.example', undefined],
  ['Deutsch', 'acme.constructor', 'German'],
  ['Français', 'www.acme.ch', undefined],
  ['English', 'www.acme.ch', 'English'],
])('“%s” on %s leads to readers of %s', (text, host, language) => expect(languageOfLink(text, host)).toBe(language));
