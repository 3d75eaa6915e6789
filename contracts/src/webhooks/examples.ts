const origin = 'https://twofold.example';
const product = { api: `${origin}/api/products/42`, web: `${origin}/analysis/42` };
const order = { api: `${origin}/api/orders/12`, web: `${origin}/orders/12` };

/** Examples for the API's description: the data of each type of message. */
export const EXAMPLE_DATA = {
  'analysis.completed': { productId: 42, version: 1, links: product },
  'site.measured': { productId: 42, version: 1, links: product },
  'review.completed': { reviewId: 31, productId: 42, links: { ...product, api: `${origin}/api/reviews/31` } },
  'order.delivered': { orderId: 12, productId: 42, links: order },
  'order.refunded': { orderId: 12, amountCents: 334, links: order },
} as const;

export const EXAMPLE_AT = '2030-05-05T08:00:00.000Z';

export const exampleWebhook = {
  id: '7e4c3b9a-6daf-4e5a-9b82-9c3f4a5d6e71',
  url: 'https://benchbook.example/hooks/twofold',
  types: ['review.completed', 'order.delivered'],
  state: 'enabled',
  addedAt: '2030-05-04T09:30:00.000Z',
};

const message = { type: 'review.completed', timestamp: EXAMPLE_AT, data: EXAMPLE_DATA['review.completed'] };

export const exampleDelivery = {
  id: 'msg_0b6a3c1e8d525f0e9a416c1f2d7b9e30',
  type: message.type,
  state: 'delivered',
  createdAt: EXAMPLE_AT,
  body: JSON.stringify(message),
  attempts: [{ number: 1, startedAt: EXAMPLE_AT, durationMs: 84, status: 204, answer: '' }],
};
