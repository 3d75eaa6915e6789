import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePartsInTurn } from './use-parts-in-turn.ts';

const COUNT = 4;

let drawn: number[];
function Parts() {
  drawn.push(usePartsInTurn(COUNT));
  return null;
}

// React renders without `act`, so that each part is a separate paint.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => vi.unstubAllGlobals());

const open = () => {
  drawn = [];
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(<Parts />));
  return root;
};

describe('drawing a screen in parts', () => {
  it('begins without them, and adds one after the other', async () => {
    const root = open();
    expect(drawn).toEqual([0]);
    await vi.waitFor(() => expect(drawn).toEqual([0, 1, 2, 3, COUNT]));
    root.unmount();
  });

  it('adds all of them at once before something is printed', () => {
    const root = open();
    globalThis.dispatchEvent(new Event('beforeprint'));
    expect(drawn).toEqual([0, COUNT]);
    root.unmount();
  });
});
