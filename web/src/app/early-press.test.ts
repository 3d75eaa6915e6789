import { afterEach, describe, expect, it, vi } from 'vitest';
import { isDrawn, PRESSED, takeOver } from './early-press.ts';

afterEach(() => document.body.replaceChildren());

const draw = (markup: string): void => {
  document.body.innerHTML = `<div id="root" data-page="/">${markup}</div>`;
};

describe('taking a drawn page over', () => {
  it('presses the button that was pressed before, once', () => {
    draw(`<button>One</button><button ${PRESSED}>Two</button>`);
    const pressed = vi.fn<(text: string) => void>();
    document.addEventListener('click', ({ target }) => pressed((target as Element).textContent), { once: true });
    expect(isDrawn(document)).toBe(true);
    takeOver(document);
    takeOver(document);
    expect(pressed.mock.calls).toEqual([['Two']]);
    expect(isDrawn(document)).toBe(false);
  });

  it('sends the form that was sent before', () => {
    draw(`<form ${PRESSED}><input name="url" /></form>`);
    const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    document.querySelector('form')?.addEventListener('submit', sent);
    takeOver(document);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('presses nothing where nothing was pressed', () => {
    draw('<button>One</button><form></form>');
    const pressed = vi.fn<() => void>();
    document.querySelector('button')?.addEventListener('click', pressed);
    document.querySelector('form')?.addEventListener('submit', pressed);
    takeOver(document);
    expect(pressed).not.toHaveBeenCalled();
  });
});
