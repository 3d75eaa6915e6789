import { z } from 'zod';
import type { ApiCall } from './api-call.ts';

/** The call that answers the OpenAPI document itself. */
export const DESCRIPTION_CALL: ApiCall = {
  id: 'getDescription',
  method: 'get',
  path: '/api/openapi.json',
  tag: 'Description',
  summary: 'Read this document',
  access: 'open',
  isCacheable: true,
  answer: {
    status: 200,
    description: 'The API in OpenAPI 3.1',
    schema: z.looseObject({ openapi: z.string() }),
    example: { openapi: '3.1.0' },
  },
};
