import type { Page } from 'playwright-core';
import type { Name, World } from './world.ts';

/** A call, and what answers it. */
type Answer = { readonly call: string; readonly with: unknown };

/** One screen in one state: the user, the address, the actions, and the expected content. */
export type Scene = {
  readonly name: string;
  readonly path: string | ((world: World) => string);
  /** Default: a visitor. */
  readonly as?: Name;
  /** Calls that are never answered, for loading states. */
  readonly holds?: string;
  /** Calls that are answered with a failure of the server. */
  readonly fails?: string;
  /** Calls that are answered with this instead, where a state takes days to come. */
  readonly answers?: Answer | readonly Answer[];
  /** Calls whose answers are replaced by those of some days later. */
  readonly changes?: { readonly call: string; readonly with: (answer: string) => string };
  /** The actions once `sees` is visible. */
  readonly act?: (page: Page) => Promise<void>;
  /** A text of the screen, as a whole or as a pattern. Without one: its heading. */
  readonly sees?: string | RegExp;
  /** What differs from the scene before it, as selectors; only there are colors looked at again. */
  readonly parts?: readonly string[];
  /** It goes on in the page of the scene before it, if that is still open: its path differs in the hash at most. */
  readonly continues?: true;
  /** The state exists from this width or up to it. */
  readonly widths?: (width: number) => boolean;
};
