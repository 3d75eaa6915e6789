import { describe, expect, it } from 'vitest';
import { portraitFeatures } from './portrait-features.ts';
import type { ShownPersona } from './read-report.ts';

const persona = (over: Partial<ShownPersona>): ShownPersona => ({
  name: 'Dana Whitlock',
  age: '44',
  occupation: 'Bike shop owner',
  quote: '',
  background: '',
  behavior: '',
  goals: [],
  painPoints: [],
  evidence: undefined,
  ...over,
});

describe('drawing a persona from its data', () => {
  it('gives the same name the same face every time', () => {
    expect(portraitFeatures(persona({}))).toEqual({ hair: 'long', hasBeard: false, hasGlasses: true, tool: 'wrench' });
    expect(portraitFeatures(persona({ name: 'Luis Moreno' }))).toMatchObject({ hair: 'short', hasBeard: true });
    expect(portraitFeatures(persona({ name: 'Priya Raman' }))).toMatchObject({ hair: 'bun', hasBeard: false });
  });

  it.each([
    ['39', false],
    ['40', true],
    ['28-35', false],
    ['45–60', true],
    ['', false],
  ])('age %j: glasses %j', (age, hasGlasses) => {
    expect(portraitFeatures(persona({ age })).hasGlasses).toBe(hasGlasses);
  });

  it.each([
    ['Software engineer', 'screen'],
    ['Service manager', 'dial'],
    ['Multi-shop owner', 'ledger'],
    ['Freelance designer', 'pen'],
    ['Primary school teacher', 'book'],
    ['Café owner', 'basket'],
    ['Physiotherapist', 'heart'],
    ['Sea swimmer', 'none'],
  ])('occupation %j: tool %j', (occupation, tool) => {
    expect(portraitFeatures(persona({ occupation })).tool).toBe(tool);
  });
});
