import { describe, expect, it, vi } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from './drafts.ts';
import { forgetDrafts } from './forget-drafts.ts';

describe('keeping a draft on the device', () => {
  it('gives back what was kept', () => {
    keepDraft('one', { content: 'x' });
    expect(readDraft('one')).toEqual({ content: 'x' });
  });

  it('knows nothing of what was not kept', () => expect(readDraft('one')).toBeUndefined());

  it('knows nothing of what it cannot read', () => {
    localStorage.setItem('draft:one', '{');
    expect(readDraft('one')).toBeUndefined();
  });

  it('forgets one of them', () => {
    keepDraft('one', 1);
    keepDraft('two', 2);
    forgetDraft('one');
    expect([readDraft('one'), readDraft('two')]).toEqual([undefined, 2]);
  });

  it('forgets all of them, and nothing else', () => {
    localStorage.setItem('headline-variant', 'control');
    keepDraft('one', 1);
    keepDraft('two', 2);
    forgetDrafts();
    expect([readDraft('one'), readDraft('two'), localStorage.getItem('headline-variant')]).toEqual([
      undefined,
      undefined,
      'control',
    ]);
  });

  it('goes on without one where the browser refuses its storage', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 1 });
    keepDraft('one', 1);
    forgetDraft('one');
    forgetDrafts();
    expect(readDraft('one')).toBeUndefined();
    vi.unstubAllGlobals();
  });
});
