/** Marks the button or form of a rendered page that was pressed last before hydration. */
export const PRESSED = 'data-pressed';

/** Lazily loaded parts of a screen are hydrated after the rest, within seconds. */
const EVERY_MS = 50;
const TIMES = 200;

/** Whether React has hydrated an element: it then stores the props on it. Before that, only links work. */
export const isHydrated = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactP'));

/** To be called when the app hydrates a page: earlier presses are repeated once their targets work. */
export const repeatEarlyPress = (page: Document): void => {
  delete page.getElementById('root')?.dataset['page'];
  let left = TIMES;
  const press = (): void => {
    if (--left === 0) clearInterval(timer);
    const pressed = page.querySelector<HTMLElement>(`[${PRESSED}]`);
    if (!pressed || !isHydrated(pressed)) return;
    pressed.removeAttribute(PRESSED);
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
    else pressed.click();
  };
  const timer = setInterval(press, EVERY_MS);
  press();
};
