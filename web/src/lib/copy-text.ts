/** Copies a text; returns whether it worked. The clipboard exists only on https and localhost. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
