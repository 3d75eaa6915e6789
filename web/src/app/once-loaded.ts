type Connected = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/** Runs optional work once the page has finished loading; never for users who save data. */
export const onceLoaded = (work: () => void): void => {
  if ((navigator as Connected).connection?.saveData === true) return;
  if (document.readyState === 'complete') work();
  else addEventListener('load', work, { once: true });
};
