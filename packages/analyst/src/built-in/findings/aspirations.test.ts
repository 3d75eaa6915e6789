import { describe, expect, it } from 'vitest';
import { isAspiration } from './aspirations.ts';

describe('an aspiration', () => {
  it.each([
    ['VISION: To be the leading workshop for pianos.', ''],
    ['Our mission is to be the best workshop in town.', ''],
    ['Ser la empresa líder en pianos.', ''],
    ['Unser Ziel ist es, die größte Werkstatt zu werden.', ''],
    ['We want to become the largest workshop.', ''],
    ['We hope to be the first choice of pianists.', ''],
    ['The leading workshop for pianos.', 'Our mission'],
    ['The leading workshop for pianos.', 'Mission & Vision'],
  ])('is “%s” under “%s”', (sentence, section) => expect(isAspiration(sentence, section)).toBe(true));

  it.each([
    ['We are the leading workshop for pianos.', ''],
    ['Acme is the largest workshop in town.', 'About us'],
    ['Mission Hill is the oldest winery of the valley.', 'Visit us'],
    ['The goal keeper wears the best gloves.', 'Shop'],
  ])('is not “%s” under “%s”', (sentence, section) => expect(isAspiration(sentence, section)).toBe(false));
});
