import type { Page } from 'playwright-core';

/** A control in the browser's accessibility tree. */
export type Control = {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /** The target of a link. */
  readonly url: string;
};

type Value = { readonly value?: unknown };
type Node = {
  readonly ignored: boolean;
  readonly role?: Value;
  readonly name?: Value;
  readonly description?: Value;
  readonly properties?: readonly { readonly name: string; readonly value: Value }[];
};

const ROLES = new Set([
  'button',
  'checkbox',
  'combobox',
  'link',
  'menuitem',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
]);

const textOf = (value: Value | undefined): string => (typeof value?.value === 'string' ? value.value.trim() : '');

/** All controls of a page in reading order. */
export const controlsIn = async (page: Page): Promise<readonly Control[]> => {
  const devTools = await page.context().newCDPSession(page);
  const { nodes } = (await devTools.send('Accessibility.getFullAXTree')) as { nodes: readonly Node[] };
  await devTools.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && ROLES.has(textOf(role)))
    .map(({ role, name, description, properties = [] }) => ({
      role: textOf(role),
      name: textOf(name),
      description: textOf(description),
      url: textOf(properties.find((property) => property.name === 'url')?.value),
    }));
};

/** Whether a name repeats itself, for example because an icon repeats the text of its button. */
const isTwice = (name: string): boolean => /^(.{2,}?)[\s,:.]*\1$/i.test(name);

/** Links with the same name may have the same target. */
const keyOf = ({ role, name, description }: Control): string => `${role} "${name}" (${description})`;

/** The controls without a name, with a repetitive name, or with the name of another control. */
export const unclearNames = (controls: readonly Control[]): readonly string[] => {
  const unclear = controls
    .filter(({ name }) => name === '' || isTwice(name))
    .map((control) => `${keyOf(control)} ${control.url}`);
  const targets = new Map<string, Control[]>();
  for (const control of controls) targets.set(keyOf(control), [...(targets.get(keyOf(control)) ?? []), control]);
  const alike = [...targets].filter(
    ([, same]) => same.length > 1 && (same[0]?.role !== 'link' || new Set(same.map(({ url }) => url)).size > 1),
  );
  return [...unclear, ...alike.map(([key, same]) => `${same.length} times ${key}`)];
};
