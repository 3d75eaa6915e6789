import type { Locator, Page } from 'playwright-core';

const MAX_STOPS = 80;

/** The focused element. `ring` is false if its focus is not visible. */
type Stop = { readonly name: string; readonly ring: boolean; readonly inSight: boolean };

/** Run in the page. The focus ring may surround the control, its box, its icon, or its text. */
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

/** Whether one of the wanted elements has the focus. */
export const hasFocus = async (page: Page, wanted: Locator): Promise<boolean> =>
  (await wanted.and(page.locator(':focus')).count()) > 0;

/**
 * Presses Tab until one of the wanted elements has the focus.
 * @throws Error if none is reached, or if the focus is not visible on the way
 */
export const tabTo = async (page: Page, wanted: Locator): Promise<void> => {
  await wanted.first().waitFor();
  const hidden: string[] = [];
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate<Stop>(LOOK);
    if (!stop.ring || !stop.inSight) hidden.push(stop.name);
    if (!(await hasFocus(page, wanted))) continue;
    if (hidden.length > 0) throw new Error(`One cannot see that these have the focus: ${hidden.join(', ')}`);
    return;
  }
  throw new Error(`${String(wanted)} is not reached with ${MAX_STOPS} presses of Tab`);
};

/** Moves to a button or link with Tab and activates it with Enter. */
export const press = async (page: Page, wanted: Locator): Promise<void> => {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
};

/** Moves to a field with Tab and types into it. */
export const type = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field);
  await page.keyboard.type(text);
};
