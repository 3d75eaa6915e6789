import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { startApiServer } from '../../../testing/api-server.ts';

/** Answers POST requests to a path, and collects what they sent. */
export const serving =
  (server: ReturnType<typeof startApiServer>) => (path: string, answer: () => Response | Promise<Response>) => {
    const requests: { readonly key: string | null; readonly body: unknown }[] = [];
    server.use(
      http.post(`*${path}`, async ({ request }) => {
        requests.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
        return answer();
      }),
    );
    return requests;
  };

export const refuse = (error: string, status: number) => () => HttpResponse.json({ error }, { status });

export const toast = async () => (await screen.findByRole('alert')).textContent;
