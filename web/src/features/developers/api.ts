import useSWR from 'swr';
import type { ApiDescription } from './description.ts';

/** The OpenAPI document of the services that answer here. */
export const useDescription = () => useSWR<ApiDescription, Error>('/api/openapi.json');
