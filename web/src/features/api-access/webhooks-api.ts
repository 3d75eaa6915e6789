import '../../lib/zod-without-eval.ts';
import type { DoneResponse } from '@twofold/contracts/accounts/api';
import {
  addWebhookBody,
  type AddedWebhook,
  type WebhookDelivery,
  type WebhookView,
} from '@twofold/contracts/webhooks/api';
import useSWR, { useSWRConfig } from 'swr';
import type { z } from 'zod';
import { useSend } from '../../lib/use-send.ts';

const webhooksKey = '/api/me/webhooks';
const deliveriesKey = (id: string): string => `${webhooksKey}/${id}/deliveries`;

/** Exported from here so that zod is configured before its use. */
export const addWebhookForm = addWebhookBody;
export type AddWebhookForm = z.input<typeof addWebhookBody>;

/** The polling interval of the log while a message waits. */
const WAITING_MS = 3_000;

/** The webhook endpoints of the current user. */
export const useWebhooks = () => useSWR<WebhookView[], Error>(webhooksKey, { revalidateOnFocus: true });

/** The deliveries of an endpoint, newest first. */
export const useDeliveries = (id: string) =>
  useSWR<WebhookDelivery[], Error>(deliveriesKey(id), {
    refreshInterval: (deliveries) => (deliveries?.some(({ state }) => state === 'waiting') ? WAITING_MS : 0),
  });

/** Adds an endpoint, and refreshes the list. The answer is the only one that contains the secret. */
export const useAddWebhook = () => {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (body: AddWebhookForm): Promise<AddedWebhook> => {
    const added = await send<AddedWebhook>('POST', webhooksKey, body);
    await mutate(webhooksKey);
    return added;
  };
};

/** The actions on an existing endpoint; each refreshes the data that it changes. */
export const useWebhookWrites = (id: string) => {
  const send = useSend();
  const { mutate } = useSWRConfig();
  const path = `${webhooksKey}/${id}`;
  return {
    remove: async (): Promise<void> => {
      await send<DoneResponse>('DELETE', path);
      await mutate(webhooksKey);
    },
    enable: async (): Promise<void> => {
      await send<DoneResponse>('POST', `${path}/enable`);
      await mutate(webhooksKey);
    },
    sendTest: async (): Promise<void> => {
      await send<DoneResponse>('POST', `${path}/test`);
      await mutate(deliveriesKey(id));
    },
    deliverAgain: async (deliveryId: string): Promise<void> => {
      await send<DoneResponse>('POST', `${deliveriesKey(id)}/${deliveryId}/again`);
      await mutate(deliveriesKey(id));
    },
  };
};
