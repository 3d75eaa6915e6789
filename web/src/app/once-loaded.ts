type Connected = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/** Does something that can wait once all that this page needs is there; never for people who save data. */
export const onceLoaded = (work: () => void): void => {
  if ((navigator as Connected).connection?.saveData === true) return;
  if (document.readyState === 'complete') work();
  else addEventListener('load', work, { once: true });
};
