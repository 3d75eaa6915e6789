import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 300;

/** The text of a search field. Calls `onSearch` with the trimmed text after a pause, or immediately on `apply`. */
export const useSearchText = (searched: string, onSearch: (text: string) => void) => {
  const [text, setText] = useState(searched);
  const [lastSearched, setLastSearched] = useState(searched);
  // The address was changed by the back button or by clearing the filters.
  if (searched !== lastSearched) {
    setLastSearched(searched);
    if (searched !== text.trim()) setText(searched);
  }

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const applied = (typed: string) => {
    clearTimeout(timer.current);
    if (typed.trim() !== searched) onSearch(typed.trim());
  };
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => applied(typed), PAUSE_MS);
  };

  return { text, type, apply: () => applied(text) };
};
