import { afterEach, describe, expect, it, vi } from 'vitest';
import { onceLoaded } from './once-loaded.ts';

afterEach(() => vi.unstubAllGlobals());

const loading = () => vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');

describe('what can wait', () => {
  it('waits for all that the page needs, and is done once', () => {
    loading();
    const work = vi.fn<() => void>();
    onceLoaded(work);
    expect(work).not.toHaveBeenCalled();
    dispatchEvent(new Event('load'));
    dispatchEvent(new Event('load'));
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is done at once where that is there', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
    const work = vi.fn<() => void>();
    onceLoaded(work);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is never done for people who save data', () => {
    loading();
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    const work = vi.fn<() => void>();
    onceLoaded(work);
    dispatchEvent(new Event('load'));
    expect(work).not.toHaveBeenCalled();
  });
});
