import type { ReactNode } from 'react';
import { StrictMode, useEffect } from 'react';
import { Providers } from './providers.tsx';

type AppProps = {
  /** Called once everything answers to who looks at it: never where a page is drawn beforehand. */
  readonly onAlive?: () => void;
  readonly children: ReactNode;
};

/** The app around its router, which is another one in the browser than where pages are drawn beforehand. */
export function App({ onAlive, children }: AppProps) {
  useEffect(() => onAlive?.(), [onAlive]);
  return (
    <StrictMode>
      <Providers>{children}</Providers>
    </StrictMode>
  );
}
