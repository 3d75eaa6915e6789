import type { ReactNode } from 'react';
import { StrictMode, useEffect } from 'react';
import { Providers } from './providers.tsx';

type AppProps = {
  /** Called once the app is mounted or hydrated; never during prerendering. */
  readonly onAlive?: () => void;
  readonly children: ReactNode;
};

/** The app around its router: a browser router, or a static one during prerendering. */
export function App({ onAlive, children }: AppProps) {
  useEffect(() => onAlive?.(), [onAlive]);
  return (
    <StrictMode>
      <Providers>{children}</Providers>
    </StrictMode>
  );
}
