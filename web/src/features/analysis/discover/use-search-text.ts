import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 300;

/** What somebody types into a search, given to `onSearch`, trimmed, after a pause or at once; `searched` is what was last. */
export const useSearchText = (searched: string, onSearch: (text: string) => void) => {
  const [text, setText] = useState(searched);
  const [lastSearched, setLastSearched] = useState(searched);
  // The address changed without a word typed here: back, or filters cleared.
  if (searched !== lastSearched) {
    setLastSearched(searched);
    if (searched !== text.trim()) setText(searched);
  }

  const apply = () => {
    if (text.trim() !== searched) onSearch(text.trim());
  };
  const applyLater = useEffectEvent(apply);
  useEffect(() => {
    const timer = setTimeout(() => applyLater(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return { text, type: setText, apply };
};
