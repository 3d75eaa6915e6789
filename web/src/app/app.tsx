import type { ReactNode } from 'react';
import { StrictMode } from 'react';
import { Providers } from './providers.tsx';

/** The app around its router, which is another one in the browser than where pages are drawn beforehand. */
export function App({ children }: { readonly children: ReactNode }) {
  return (
    <StrictMode>
      <Providers>{children}</Providers>
    </StrictMode>
  );
}
