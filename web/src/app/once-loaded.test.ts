import { afterEach, describe, expect, it, vi } from 'vitest';
import { onceLoaded } from './once-loaded.ts';

afterEach(() => vi.unstubAllGlobals());

const loading = () => vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');

describe('optional work', () => {
  it('waits until the page is loaded, and runs once', () => {
    loading();
    const work = vi.fn<() => void>();
    onceLoaded(work);
    expect(work).not.toHaveBeenCalled();
    dispatchEvent(new Event('load'));
    dispatchEvent(new Event('load'));
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('runs immediately if the page is loaded', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
    const work = vi.fn<() => void>();
    onceLoaded(work);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('never runs for users who save data', () => {
    loading();
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    const work = vi.fn<() => void>();
    onceLoaded(work);
    dispatchEvent(new Event('load'));
    expect(work).not.toHaveBeenCalled();
  });
});
