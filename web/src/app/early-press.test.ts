import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isHydrated, PRESSED, repeatEarlyPress } from './early-press.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const draw = (markup: string): void => {
  document.body.innerHTML = `<div id="root" data-page="/">${markup}</div>`;
};
const find = (selector: string): Element => document.querySelector(selector) as Element;
/** Marks an element the way React marks hydrated ones. */
const hydrate = (selector: string): void => void Object.assign(find(selector), { __reactProps$1: {} });

describe('hydrating a rendered page', () => {
  it('repeats the press of a button, once', () => {
    draw(`<button>One</button><button ${PRESSED}>Two</button>`);
    hydrate(`[${PRESSED}]`);
    const pressed = vi.fn<(text: string) => void>();
    document.addEventListener('click', ({ target }) => pressed((target as Element).textContent), { once: true });
    repeatEarlyPress(document);
    repeatEarlyPress(document);
    expect(pressed.mock.calls).toEqual([['Two']]);
    expect(document.getElementById('root')?.dataset['page']).toBeUndefined();
  });

  it('waits with the press until its target is hydrated', () => {
    draw(`<button ${PRESSED}>Select Plan</button>`);
    const pressed = vi.fn<() => void>();
    find('button').addEventListener('click', pressed);
    repeatEarlyPress(document);
    vi.advanceTimersByTime(1_000);
    expect([isHydrated(find('button')), pressed.mock.calls.length]).toEqual([false, 0]);
    hydrate('button');
    vi.advanceTimersByTime(1_000);
    expect([isHydrated(find('button')), pressed.mock.calls.length]).toEqual([true, 1]);
  });

  it('gives up if the target is never hydrated', () => {
    draw(`<button ${PRESSED}>Select Plan</button>`);
    repeatEarlyPress(document);
    vi.advanceTimersByTime(60_000);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('repeats the submission of a form', () => {
    draw(`<form ${PRESSED}><input name="url" /></form>`);
    // In happy-dom, `Object.keys` of a form lists only its fields.
    vi.spyOn(Object, 'keys').mockReturnValue(['__reactProps$1']);
    const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    find('form').addEventListener('submit', sent);
    repeatEarlyPress(document);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('repeats nothing if nothing was pressed', () => {
    draw('<button>One</button><form></form>');
    hydrate('button');
    hydrate('form');
    const pressed = vi.fn<() => void>();
    find('button').addEventListener('click', pressed);
    find('form').addEventListener('submit', pressed);
    repeatEarlyPress(document);
    vi.advanceTimersByTime(60_000);
    expect(pressed).not.toHaveBeenCalled();
  });
});
