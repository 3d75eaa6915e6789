/** Marks the button or the form of a drawn page that was pressed last, before it worked. */
export const PRESSED = 'data-pressed';

/** Parts of a screen that are fetched for themselves become alive after the rest, within seconds. */
const EVERY_MS = 50;
const TIMES = 200;

/** Whether an element works. The app notes its properties at each that it has taken over; in a drawn page only links work before. */
export const isAlive = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactP'));

/** To be called when the app hydrates a page: earlier presses are repeated once their targets work. */
export const takeOver = (page: Document): void => {
  delete page.getElementById('root')?.dataset['page'];
  let left = TIMES;
  const press = (): void => {
    if (--left === 0) clearInterval(timer);
    const pressed = page.querySelector<HTMLElement>(`[${PRESSED}]`);
    if (!pressed || !isAlive(pressed)) return;
    pressed.removeAttribute(PRESSED);
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
    else pressed.click();
  };
  const timer = setInterval(press, EVERY_MS);
  press();
};
