import { describe, expect, it, vi } from 'vitest';
import { handOverToast, showHandedOverToast } from './handed-over-toast.ts';
import { useToasts } from './toast-store.ts';

const shown = () => useToasts.getState().toasts.map(({ title, tone }) => ({ title, tone }));

describe('D-34: a toast for the next page', () => {
  it('is shown there, and only once', () => {
    handOverToast({ title: 'Saved', tone: 'people' });
    expect(shown()).toEqual([]);
    showHandedOverToast();
    expect(shown()).toEqual([{ title: 'Saved', tone: 'people' }]);
    useToasts.setState({ toasts: [] });
    showHandedOverToast();
    expect(shown()).toEqual([]);
  });

  it.each(['', 'null', '{', '[]', '{"title":1}', '"text"'])('is nothing where the storage holds %j', (kept) => {
    sessionStorage.setItem('handed-over-toast', kept);
    showHandedOverToast();
    expect(shown()).toEqual([]);
  });

  it('is lost, and nothing else, where the storage is switched off', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    expect(() => handOverToast({ title: 'Saved' })).not.toThrow();
    expect(() => showHandedOverToast()).not.toThrow();
  });
});
