/** Puts a text into the clipboard, which exists on https and localhost only; answers whether it is there. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
