import type { FoundBlock } from './collect-text.ts';
import { countWords } from './clean-text.ts';

/** This many short links in a row are a menu, in any element. */
const MENU_LENGTH = 4;
const MENU_ITEM_LENGTH = 40;
/** A page with less content may have its content in parts that are usually the frame. */
const FEW_WORDS = 30;

const words = (blocks: readonly FoundBlock[]): number => blocks.reduce((sum, { text }) => sum + countWords(text), 0);

const isMenuItem = ({ isLinks, text, kind }: FoundBlock): boolean =>
  isLinks && text.length <= MENU_ITEM_LENGTH && kind !== 'heading' && kind !== 'button';

/** Whether a block is a menu: only several short links. */
const isMenu = ({ isLinks, links, text }: FoundBlock): boolean =>
  isLinks && links >= 3 && text.length <= links * MENU_ITEM_LENGTH;

const inMenus = (blocks: readonly FoundBlock[]): ReadonlySet<FoundBlock> => {
  const found = new Set(blocks.filter(isMenu));
  let row: FoundBlock[] = [];
  const endRow = () => {
    if (row.length >= MENU_LENGTH) for (const block of row) found.add(block);
    row = [];
  };
  for (const block of blocks) {
    if (isMenuItem(block)) row.push(block);
    else endRow();
  }
  endRow();
  return found;
};

/**
 * Drops the frame of a page: navigation, footer, asides, menus and cookie notices. If hardly anything would remain, it
 * keeps the frame and drops only the cookie notices.
 */
export const keepContent = (blocks: readonly FoundBlock[]): readonly FoundBlock[] => {
  const shown = blocks.filter(({ region }) => region !== 'cookie-notice');
  const menus = inMenus(shown);
  const content = shown.filter((block) => block.region === undefined && !menus.has(block));
  const own = words(content);
  return own < FEW_WORDS && words(shown) > 2 * own ? shown : content;
};
