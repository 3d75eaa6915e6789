import { HttpError } from '@twofold/http/respond-to-errors';
import type { Request } from 'express';
import { z } from 'zod';
import { deliveryIdOf } from './message-id.ts';

export const webhookNotFound = (): HttpError => new HttpError(404, 'Webhook not found');

/** @throws HttpError 404 for an invalid id */
export const endpointInPath = (request: Request): string => {
  const id = z.uuid().safeParse(request.params['id']);
  if (!id.success) throw webhookNotFound();
  return id.data;
};

/** @throws HttpError 404 for an invalid id */
export const deliveryInPath = (request: Request): string => {
  const id = deliveryIdOf(String(request.params['delivery']));
  if (id === undefined) throw new HttpError(404, 'Delivery not found');
  return id;
};
