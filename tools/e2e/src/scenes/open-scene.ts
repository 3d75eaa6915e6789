import type { BrowserContext, Page } from 'playwright-core';
import type { Scene } from './scene.ts';
import type { Name, World } from './world.ts';

export type Stage = {
  readonly origin: string;
  readonly world: World;
  /** A user's browser profile. All scenes of the user share it, so that the app loads once. */
  readonly profileOf: (name: Name | undefined) => Promise<BrowserContext>;
};

export type SceneOptions = {
  readonly width: number;
  /** The time of browser and server in screenshots; server times are shifted accordingly. */
  readonly showsTime?: Date;
};

const ISO_TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;

/** Opens a scene in light colors, and continues once its subject is visible, without animations. */
export const openScene = async (stage: Stage, scene: Scene, { width, showsTime }: SceneOptions): Promise<Page> => {
  const { origin, world, profileOf } = stage;
  const page = await pageIn(await profileOf(scene.as));
  page.setDefaultTimeout(15_000);
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  if (showsTime) await page.clock.setFixedTime(showsTime);
  await interfere(page, scene, showsTime ? showsTime.getTime() - world.doneAt.getTime() : 0);
  const address = `${origin}${typeof scene.path === 'string' ? scene.path : scene.path(world)}`;
  // The browser does not load a page again if only the hash changes.
  if (!scene.continues || page.url() !== address) await page.goto(address);
  const seen = scene.sees === undefined ? page.getByRole('heading', { level: 1 }) : page.getByText(scene.sees);
  await seen.filter({ visible: true }).first().waitFor();
  await scene.act?.(page);
  for (const part of scene.parts ?? []) await page.locator(part).first().waitFor();
  return page;
};

/** Pages whose scene is over. The profile's next scene uses one instead of starting a process. */
const idle = new WeakMap<BrowserContext, Page>();

const pageIn = async (profile: BrowserContext): Promise<Page> => {
  const page = idle.get(profile);
  idle.delete(profile);
  return page ?? profile.newPage();
};

/** Leaves a scene: drops pending calls and resets the page, unless the next scene continues in it. */
export const closeScene = async (page: Page, next?: Scene): Promise<void> => {
  await page.evaluate('sessionStorage.clear()');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (!next?.continues) await page.goto('about:blank');
  idle.set(page.context(), page);
};

const interfere = async (page: Page, { holds, fails, answers, changes }: Scene, movedMs: number): Promise<void> => {
  const moved = (text: string): string =>
    text.replaceAll(ISO_TIME, (iso) => new Date(Date.parse(iso) + movedMs).toISOString());
  const pass = (call: string, change: (answer: string) => string) =>
    page.route(call, async (route) => {
      // A kept connection may close at that moment.
      const response = await route.fetch({ maxRetries: 3 });
      await route.fulfill({ response, body: change(moved(await response.text())) });
    });

  if (movedMs !== 0) await pass('**/api/**', (answer) => answer);
  if (changes) await pass(`**${changes.call}`, changes.with);
  if (holds !== undefined) await page.route(`**${holds}`, () => undefined);
  if (fails !== undefined)
    await page.route(`**${fails}`, (route) => route.fulfill({ status: 500, json: { error: 'Something went wrong' } }));
  for (const { call, with: json } of [answers ?? []].flat())
    await page.route(`**${call}`, (route) => route.fulfill({ json }));
};
