import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import type { Context } from './context.ts';
import { nextStepFindings } from './next-step.ts';

const page = (...buttons: readonly string[]): Context =>
  contextOfPage({
    title: 'Acme',
    body: `<h1>Acme</h1><p>We tune pianos.</p>${buttons.map((text) => `<button>${text}</button>`).join('')}`,
  });
const restaurant = (line: string): Context =>
  contextOfPage({
    title: 'Acme restaurant',
    description: 'An Italian restaurant with a terrace. See our menu, reserve a table.',
    body: `<h1>Acme restaurant</h1><p>Our menu</p><p>${line}</p>`,
  });
const kindsFound = (context: Context): readonly string[] => nextStepFindings(context).map(({ kind }) => kind);

describe('the next step of a page', () => {
  it.each<[string, boolean]>([
    ['Book a tuning', true],
    ['Get started now', false],
    ['Our pianos', false],
  ])('praises “%s” as one clear step: %s', (text, isPraised) =>
    expect(kindsFound(page(text)).includes('call')).toBe(isPraised),
  );

  it.each<[string, boolean]>([
    ['Call us: 330-682-2105', true],
    ['030 427 26 27', true],
    ['Choose from 50 0000 profiles', false],
  ])('takes “%s” for a phone number: %s', (line, isPhone) =>
    expect(kindsFound(restaurant(line)).includes('phone')).toBe(isPhone),
  );

  it.each<[string, boolean]>([
    ['Order with DoorDash', true],
    ['We stream games on Steam', false],
  ])('meets guests where “%s”: %s', (line, isChannel) =>
    expect(kindsFound(restaurant(line)).includes('channels')).toBe(isChannel),
  );
});
