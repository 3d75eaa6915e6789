import type { SecondFactorNeed } from '@twofold/contracts/accounts/second-factor';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SecondFactorDialog } from '../features/accounts/second-factor/second-factor-dialog.tsx';
import { Providers } from './providers.tsx';

/**
 * Opens a dialog above the current screen, and answers whether the user has proven the second factor in it. It has a
 * separate root, since any write on any screen may need it.
 */
export const askForSecondFactor = (need: SecondFactorNeed): Promise<boolean> =>
  new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const close = (isProven: boolean): void => {
      root.unmount();
      place.remove();
      resolve(isProven);
    };
    root.render(
      <StrictMode>
        <Providers>
          <SecondFactorDialog need={need} onClose={close} />
        </Providers>
      </StrictMode>,
    );
  });
