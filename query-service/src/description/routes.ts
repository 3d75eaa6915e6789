import { describeApi } from '@twofold/contracts/openapi/describe-api';
import { Router } from 'express';
import { sendJsonText } from '../send-json-text.ts';

/** The OpenAPI document of all services (D-131). It is built at the first request and cached. */
export const descriptionRoutes = (): Router => {
  let text: string | undefined;
  return Router().get('/api/openapi.json', (request, response) => {
    text ??= JSON.stringify(describeApi());
    sendJsonText(request, response, text);
  });
};
