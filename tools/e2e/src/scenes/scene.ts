import type { Page } from 'playwright-core';
import type { Name, World } from './world.ts';

/** A call and its response. */
type Answer = { readonly call: string; readonly with: unknown };

/** One screen in one state: the user, the address, the actions, and the expected content. */
export type Scene = {
  readonly name: string;
  readonly path: string | ((world: World) => string);
  /** Default: a visitor. */
  readonly as?: Name;
  /** Calls that are never answered, for loading states. */
  readonly holds?: string;
  /** Calls that fail with a server error. */
  readonly fails?: string;
  /** Replaced responses, for states that take days to reach. */
  readonly answers?: Answer | readonly Answer[];
  /** Calls whose responses are replaced by later ones. */
  readonly changes?: { readonly call: string; readonly with: (answer: string) => string };
  /** What the user does after `sees` is visible. */
  readonly act?: (page: Page) => Promise<void>;
  /** A text on the screen, complete or as a pattern. Default: its heading. */
  readonly sees?: string | RegExp;
  /** Selectors of what differs from the previous scene. Color contrast is checked again only there. */
  readonly parts?: readonly string[];
  /** Continues in the page of the previous scene if it is still open. Only the hash of its path may differ. */
  readonly continues?: true;
  /** The widths at which the state exists. */
  readonly widths?: (width: number) => boolean;
};
