import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { otherOwner } from './other-owner.ts';

const on = (footer: string, more = '') =>
  otherOwner(
    contextOfPage({
      title: 'Fern Roofing – roofers in Leeds',
      body: `<h1>Fern Roofing</h1><p>We are roofers in Leeds. Call us for a quote: new roofs, repairs and gutters.</p>${more}<footer><p>${footer}</p></footer>`,
    }),
  );

describe('the owner in the copyright line', () => {
  it('is reported if the page does not mention it elsewhere', () =>
    expect(on('© 2025 Tessera Homes. All rights reserved.')?.text).toBe(
      'The copyright line names “Tessera Homes”, which the page mentions nowhere else, instead of Fern Roofing',
    ));

  it.each([
    '© 2025 Fern Roofing. All rights reserved.',
    '© 2025 Fern Ltd',
    '© 2025. All rights reserved.',
    '© 2025 Fernroofing',
    '© 2025 Web design by Tessera',
    '© 2025 Tessera Privacy Policy',
    '© 2025',
  ])('is not reported in “%s”', (footer) => expect(on(footer)).toBeUndefined());

  it('is not reported if the page explains it', () =>
    expect(on('© 2025 Tessera Homes', '<p>A company of Tessera Homes</p>')).toBeUndefined());
});
