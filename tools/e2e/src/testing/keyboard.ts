import type { Locator, Page } from 'playwright-core';

const MOST_STOPS = 80;

/** The focused element. `ring` is false if its focus is not visible. */
type Stop = { readonly name: string; readonly ring: boolean; readonly inSight: boolean };

/** Run in the page: a ring is around the control, its box, its icon, or its text. */
const LOOK = `(() => {
  const focused = document.activeElement;
  const { borderTopStyle } = getComputedStyle(focused, '::after');
  const boxes = [focused, focused.parentElement, focused.parentElement.parentElement, focused.nextElementSibling];
  const isRinged = (box) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(box);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  };
  const { top, right, bottom, left } = focused.getBoundingClientRect();
  return {
    name: focused.tagName + ' ' + (focused.getAttribute('aria-label') ?? focused.textContent).slice(0, 40),
    ring: borderTopStyle === 'solid' || boxes.some((box) => box && isRinged(box)),
    inSight: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
  };
})()`;

/** Whether one of these has the focus. */
export const hasFocus = async (page: Page, wanted: Locator): Promise<boolean> =>
  (await wanted.and(page.locator(':focus')).count()) > 0;

/**
 * Presses Tab until something of the page has the focus, and sees to it that on the way there it was always clear where
 * the focus is.
 * @throws when it is never reached, or when a stop before it has no visible focus
 */
export const tabTo = async (page: Page, wanted: Locator): Promise<void> => {
  await wanted.first().waitFor();
  const hidden: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate<Stop>(LOOK);
    if (!stop.ring || !stop.inSight) hidden.push(stop.name);
    if (!(await hasFocus(page, wanted))) continue;
    if (hidden.length > 0) throw new Error(`One cannot see that these have the focus: ${hidden.join(', ')}`);
    return;
  }
  throw new Error(`${String(wanted)} is not reached with ${MOST_STOPS} presses of Tab`);
};

/** Goes to a button or a link with Tab, and presses it with Enter. */
export const press = async (page: Page, wanted: Locator): Promise<void> => {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
};

/** Goes to a field with Tab, and types into it. */
export const type = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field);
  await page.keyboard.type(text);
};
