import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HOME_TITLE, usePageTitle } from './use-page-title.ts';

describe('the title of the document', () => {
  it.each([
    ['Orders', 'Orders · Twofold'],
    [HOME_TITLE, HOME_TITLE],
    ['Twofold: your account is locked: analysis', 'Twofold: your account is locked: analysis · Twofold'],
  ])('of %s is %s: it ends with the product, also for an app that calls itself so', (title, expected) => {
    renderHook(() => usePageTitle(title));
    expect(document.title).toBe(expected);
  });
});
