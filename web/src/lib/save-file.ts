/** Downloads a file with this name. */
export const saveText = (fileName: string, content: string, type = 'text/plain'): void => {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName });
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 0);
};

/** Downloads a JSON file with this name. */
export const saveJson = (fileName: string, content: unknown): void =>
  saveText(fileName, `${JSON.stringify(content, undefined, 2)}\n`, 'application/json');
