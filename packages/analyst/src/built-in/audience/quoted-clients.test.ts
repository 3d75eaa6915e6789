import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';

const audienceOn = (...speakers: readonly string[]): string =>
  contextOfPage({
    title: 'Acme',
    body: `<h1>Acme</h1>${speakers.map((each) => `<blockquote>They were fast and clear, and our team learned a lot.</blockquote><p>${each}</p>`).join('')}`,
  })
    .audiences.map(({ label, isImplied }) => `${label} ${String(isImplied)}`)
    .join();

describe('the firms of quoted customers', () => {
  it('are the audience, by kind', () =>
    expect(audienceOn('— CEO of a fintech', '— Gerente de Operaciones de un hotel')).toBe(
      'Companies like “fintech” and “hotel” true',
    ));

  it.each([
    [['— CEO of a fintech']],
    [['— Ada Pole, CEO of Harrow', '— Ben Moss, owner']],
    [['The owner of a dog may ask us.', 'The owner of a cat may ask us as well.']],
  ])('are not recognized in %j', (speakers) => expect(audienceOn(...speakers)).not.toContain('Companies like'));
});
