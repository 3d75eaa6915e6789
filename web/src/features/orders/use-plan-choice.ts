import type { CheckoutBody } from '@twofold/contracts/orders/api';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { serverTextOf } from '../../lib/fetch-json.ts';
import { log } from '../../lib/log.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useSend } from '../../lib/use-send.ts';

type Tier = CheckoutBody['tier'];

/** A function that starts the checkout of a paid plan, and the plan whose checkout is being started. */
export const usePlanChoice = (productId: number | undefined, share?: string) => {
  const send = useSend();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Tier>();

  const choose = async (tier: Tier): Promise<void> => {
    setChosen(tier);
    try {
      // Loaded at the first click: on the landing page no plan can be chosen.
      const { startCheckout } = await import('./start-checkout.ts');
      await startCheckout({ productId, share, tier, send, goTo: navigate });
    } catch (error) {
      log.error(serverTextOf(error) ?? 'Failed to create checkout session', error);
      const description = 'Failed to create checkout session. Please try again.';
      showToast({ tone: 'destructive', title: 'Payment Error', description });
    }
    setChosen(undefined);
  };

  return { chosen, choose };
};
