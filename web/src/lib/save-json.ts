/** Hands the person a JSON file of this name, as a download. */
export const saveJson = (fileName: string, content: unknown): void => {
  const address = URL.createObjectURL(
    new Blob([`${JSON.stringify(content, undefined, 2)}\n`], { type: 'application/json' }),
  );
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName });
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 0);
};
