import type { Page } from 'playwright-core';
import type { Name, World } from './world.ts';

/** One screen in one state: who looks, where, what they do there, and what must be on the screen then. */
export type Scene = {
  readonly name: string;
  readonly path: string | ((world: World) => string);
  /** Left out: a visitor. */
  readonly as?: Name;
  /** Calls that are never answered: what is loading. */
  readonly holds?: string;
  /** Calls that are answered with a failure of the server. */
  readonly fails?: string;
  /** Calls that are answered with this instead, where a state takes days to come. */
  readonly answers?: { readonly call: string; readonly with: unknown };
  /** Calls whose answer is taken for what it would be after some days. */
  readonly changes?: { readonly call: string; readonly with: (answer: string) => string };
  /** What they do once `sees` is on the screen. */
  readonly act?: (page: Page) => Promise<void>;
  /** A text of the screen, as a whole or as a pattern. Without one: its heading. */
  readonly sees?: string | RegExp;
  /** The state exists from this width or up to it. */
  readonly widths?: (width: number) => boolean;
};
