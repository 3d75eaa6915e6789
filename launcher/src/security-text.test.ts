import { parseEnvironment } from '@twofold/http/environment';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { securityFields, securityText } from './security-text.ts';

const read = (env: Record<string, string>) => parseEnvironment(z.object(securityFields), env);
const textOf = (env: Record<string, string>, now = '2026-11-24T10:20:30Z') =>
  securityText(read(env), 'https://twofold.example', new Date(now));

describe('security.txt', () => {
  it('names whom to tell, in the order given, until when, in which languages, and where it is', () => {
    const env = {
      SECURITY_CONTACT: 'mailto:security@twofold.example, https://twofold.example/report',
      SECURITY_LANGUAGES: 'en,de',
    };
    expect(textOf(env)).toBe(
      [
        'Contact: mailto:security@twofold.example',
        'Contact: https://twofold.example/report',
        'Expires: 2027-05-23T00:00:00Z',
        'Preferred-Languages: en, de',
        'Canonical: https://twofold.example/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  it('expires later for who asks later, and always within a year', () => {
    const env = { SECURITY_CONTACT: 'mailto:a@b.example' };
    expect(textOf(env, '2027-11-24T00:00:00Z')).toContain('Expires: 2028-05-22T00:00:00Z');
    expect(textOf(env)).toContain('Preferred-Languages: en\n');
  });

  it('is not there where no one is named', () => {
    expect(textOf({})).toBeUndefined();
  });

  it.each([
    'security@twofold.example',
    'http://twofold.example',
    'mailto:unknown',
    'mailto:a@b.example\nExpires: never',
  ])('takes no contact like %j', (contact) => {
    expect(() => read({ SECURITY_CONTACT: contact })).toThrow('SECURITY_CONTACT: each contact must begin with');
  });
});
