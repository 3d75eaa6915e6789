import path from 'node:path';
import { describeApi } from '@twofold/contracts/openapi/describe-api';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';

/** Where the types of the client stand. */
export const TYPES_FILE = path.join(import.meta.dirname, '..', 'generated', 'api-types.ts');

const HEAD = '// Written by `npm run api:types` from the OpenAPI document. Do not edit.\n\n';

/** The types of the API, as `openapi-typescript` makes them of the OpenAPI document. */
export const apiTypes = async (): Promise<string> =>
  HEAD + astToString(await openapiTS(describeApi() as unknown as OpenAPI3));
