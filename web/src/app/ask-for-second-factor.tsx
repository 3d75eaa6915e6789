import type { SecondFactorNeed } from '@twofold/contracts/accounts/second-factor';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SecondFactorDialog } from '../features/accounts/second-factor/second-factor-dialog.tsx';
import { Providers } from './providers.tsx';

/**
 * Opens a dialog above whatever is shown, and answers whether the person has proven the second factor in it. It has a root of
 * its own, since any write of any screen may need it.
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
