/** Every plan by its id; specification, section 9. Money is in US cents (D-67). */
export const PLANS = {
  FREE: {
    name: 'Earn Credits',
    description: 'Review apps, spend credits on yours.',
    priceCents: 0,
    perUnit: 'free',
    reviewers: 1,
    deliveryHours: undefined,
    features: [
      '1 credit for every review you complete',
      '1 credit = 1 review of your app',
      'You start with 1 credit, so you can review at once',
    ],
    isPopular: false,
  },
  QUICK: {
    name: 'Quick Feedback',
    description: 'One considered opinion by tomorrow.',
    priceCents: 500,
    perUnit: 'per reviewer',
    reviewers: 1,
    deliveryHours: 24,
    features: [
      '1 human reviewer who fits your customer',
      '24 hour delivery, or an automatic refund',
      'At least 50 characters and a rating out of 5',
    ],
    isPopular: false,
  },
  STANDARD: {
    name: 'Standard Bundle',
    description: 'Three opinions, side by side.',
    priceCents: 1000,
    perUnit: 'per bundle',
    reviewers: 3,
    deliveryHours: 48,
    features: [
      '3 reviewers, about $3.33 each',
      '48 hour delivery; missing reviews are refunded',
      'Comparison report: where they agree and differ',
    ],
    isPopular: true,
  },
} as const;

export type PlanId = keyof typeof PLANS;
