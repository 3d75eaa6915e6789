import { aText } from '@twofold/testing/a-text';
import { randomUUID } from 'node:crypto';
import { eventually } from '@twofold/testing/eventually';
import type { WholeTwofold } from './a-whole-twofold.ts';

export type Action = 'update profile' | 'analyze' | 'review' | 'forget password' | 'log in again';

export const PASSWORD = 'Difference-Engine-1';

/** A user with an account and a separate browser. `words` are texts that only they have written. */
export const aPerson = async ({ url, sampleSite, mails }: WholeTwofold, number: number) => {
  const mark = randomUUID().slice(0, 8);
  const email = `person-${number}-${mark}@example.com`;
  const words = [email];
  const cookies = new Map<string, string>();

  const call = async (method: string, path: string, body?: object): Promise<{ status: number; body: unknown }> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return { status: response.status, body: await response.json() };
  };
  const must = async (...args: Parameters<typeof call>): Promise<unknown> => {
    const { status, body } = await call(...args);
    if (status >= 300) throw new Error(`${args[0]} ${args[1]} answers ${status} ${JSON.stringify(body)}`);
    return body;
  };

  const anUnownedApp = async (): Promise<number> => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ url: sampleSite });
    const response = await fetch(`${url}/api/analyze/url`, { method: 'POST', headers, body });
    return ((await response.json()) as { productId: number }).productId;
  };

  const { id } = (await must('POST', '/api/register', { email, password: PASSWORD })) as { id: number };

  const actions: Readonly<Record<Action, () => Promise<unknown>>> = {
    'update profile': () => {
      const fullName = `Name ${randomUUID()}`;
      const expertise = `Expertise ${randomUUID()}`;
      const socialProfile = `https://example.com/${randomUUID()}`;
      words.push(fullName, expertise, socialProfile);
      return must('PATCH', `/api/users/${id}`, { fullName, expertise, socialProfile });
    },
    analyze: () => must('POST', '/api/analyze/url', { url: sampleSite }),
    review: async () => {
      const content = `${aText(randomUUID())} ${randomUUID()}`;
      words.push(content);
      const productId = await anUnownedApp();
      const review = (await must('POST', '/api/reviews', { productId, content, rating: 4 })) as { id: number };
      await must('PATCH', `/api/reviews/${review.id}`, { status: 'complete' });
    },
    'forget password': async () => {
      const before = (await mails()).length;
      await must('POST', '/api/password-resets', { email });
      await eventually(async () => {
        if ((await mails()).length === before) throw new Error('No mail has come');
      });
    },
    'log in again': async () => {
      await must('POST', '/api/logout');
      await must('POST', '/api/login', { username: email, password: PASSWORD });
    },
  };

  return {
    id,
    words,
    /** Sends a request of the browser; a refusal is an error. */
    ask: must,
    perform: async (action: Action): Promise<void> => void (await actions[action]()),
    erase: async (): Promise<void> => {
      await must('DELETE', `/api/users/${id}`, { password: PASSWORD });
      // The answer sets the position of the event in a cookie: the next read waits until the read models have it.
      await call('GET', `/api/users/${id}`);
    },
    isLoggedIn: async (): Promise<boolean> => {
      const { body } = await call('GET', '/api/me');
      return (body as { email?: string }).email === email;
    },
  };
};

export type Person = Awaited<ReturnType<typeof aPerson>>;
