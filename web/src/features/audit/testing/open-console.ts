import type { Role } from '@twofold/contracts/accounts/role';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import type { SetupServer } from 'msw/node';
import { openApp } from '../../../testing/open-app.tsx';

/** The answers of the auditor, by path below `/api/audit`; a function receives the whole URL. */
export type Answers = Readonly<
  Record<string, JsonBodyType | ((url: URL) => Response | JsonBodyType | Promise<Response>)>
>;

const person = {
  id: 4,
  email: 'audit@example.com',
  username: 'audit@example.com',
  fullName: 'Ada King',
  socialProfile: '',
  expertise: '',
  credits: 1,
  createdAt: '2025-01-01T00:00:00.000Z',
};

/** Opens the console as a user with these roles; returns the requested paths. */
export const openConsole = (server: SetupServer, address: string, answers: Answers, roles: Role[] = ['auditor']) => {
  const asked: string[] = [];
  const handlers = Object.entries(answers).map(([path, answer]) =>
    http.get(`*/api/audit/${path}`, async ({ request }) => {
      const url = new URL(request.url);
      asked.push(`${url.pathname.replace('/api/audit/', '')}${url.search}`);
      const given = typeof answer === 'function' ? await answer(url) : answer;
      return given instanceof Response ? given : HttpResponse.json(given);
    }),
  );
  server.use(
    http.get('*/api/me', () => HttpResponse.json({ ...person, ...(roles.length > 0 && { roles }) })),
    ...handlers,
  );
  return { asked, router: openApp(address) };
};
