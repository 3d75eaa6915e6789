/** Marks the button or the form of a drawn page that was pressed last, before the app ran. */
export const PRESSED = 'data-pressed';

const rootOf = (page: Document): HTMLElement | null => page.getElementById('root');

/** Whether a page stands as it was drawn at build time: nothing in it works but links. */
export const isDrawn = (page: Document): boolean => rootOf(page)?.dataset['page'] !== undefined;

/** To be called once the app has taken a page over: what was pressed before works now, as if it were pressed again. */
export const takeOver = (page: Document): void => {
  delete rootOf(page)?.dataset['page'];
  const pressed = page.querySelector<HTMLElement>(`[${PRESSED}]`);
  pressed?.removeAttribute(PRESSED);
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else pressed?.click();
};
