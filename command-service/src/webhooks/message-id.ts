const MESSAGE = /^msg_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;

/** The header `webhook-id` of a delivery: the same for every attempt. */
export const messageId = (deliveryId: string): string => `msg_${deliveryId.replaceAll('-', '')}`;

/** The inverse of `messageId`; `undefined` for an invalid id. */
export const deliveryIdOf = (message: string): string | undefined => {
  const parts = MESSAGE.exec(message)?.slice(1);
  return parts?.join('-');
};
