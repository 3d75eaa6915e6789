import { describe, expect, it } from 'vitest';
import { modelsOf } from '../report/models.ts';
import { contextOfPage } from '../testing/site-of.ts';

describe('affiliate income', () => {
  const blog = (href: string): string =>
    modelsOf(
      contextOfPage({
        title: 'Acme blog',
        description: 'A blog on lamps.',
        body: `<h1>Acme blog</h1><p>Posted by Ada</p><p>Posted by Ida</p><a href="${href}">Lamps</a>`,
      }),
    )
      .map(({ text }) => text)
      .join();

  it.each([
    ['https://shop.go2cloud.org/aff_c?offer_id=8&aff_id=156', 'commissions of shops that it links to'],
    ['https://www.amazon.com/dp/1?tag=acme-20', 'based on links to www.amazon.com'],
  ])('is recognized by an affiliate link: %s', (href, words) => expect(blog(href)).toContain(words));

  it('is not assumed for a plain link', () => expect(blog('https://www.amazon.com/dp/1')).not.toContain('commissions'));
});
