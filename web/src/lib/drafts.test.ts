import { describe, expect, it, vi } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from './drafts.ts';
import { forgetDrafts } from './forget-drafts.ts';

describe('keeping a draft on the device', () => {
  it('returns what was stored', () => {
    keepDraft('one', { content: 'x' });
    expect(readDraft('one')).toEqual({ content: 'x' });
  });

  it('returns undefined for an unknown draft', () => expect(readDraft('one')).toBeUndefined());

  it('returns undefined for an unreadable draft', () => {
    localStorage.setItem('draft:one', '{');
    expect(readDraft('one')).toBeUndefined();
  });

  it('deletes one of them', () => {
    keepDraft('one', 1);
    keepDraft('two', 2);
    forgetDraft('one');
    expect([readDraft('one'), readDraft('two')]).toEqual([undefined, 2]);
  });

  it('deletes all of them, and nothing else', () => {
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

  it('works without drafts if the browser blocks storage', () => {
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
