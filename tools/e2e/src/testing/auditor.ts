import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { eventually } from '@twofold/testing/eventually';
import { PASSWORD } from './people.ts';

const run = promisify(execFile);
const ADMIN = path.join(import.meta.dirname, '..', '..', '..', '..', 'launcher', 'dist', 'admin', 'main.js');

/** A client without a browser. */
export type Person = { readonly id: number; readonly email: string; readonly cookie: string };

/** Registers a user. */
export const join = async (origin: string, email: string): Promise<Person> => {
  const response = await fetch(`${origin}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { id } = (await response.json()) as { id: number };
  const cookie = response.headers.getSetCookie().map((each) => each.split(';')[0]);
  return { id, email, cookie: cookie.join('; ') };
};

/** Calls the API as a user, like the web app. A failed call throws an Error with the text of the response. */
export const callAs = async <Answer>(
  { cookie }: Pick<Person, 'cookie'>,
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  body?: object,
): Promise<Answer> => {
  const response = await fetch(url, {
    method,
    headers: { cookie, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
};

/** Grants a role with the command line of the server, and waits until it is effective. */
export const grantRole = async (
  origin: string,
  dataDir: string,
  { person, role }: { readonly person: Person; readonly role: string },
): Promise<void> => {
  const { PATH = '', HOME = '' } = process.env;
  await run(process.execPath, [ADMIN, 'grant', person.email, role], { env: { PATH, HOME, DATA_DIR: dataDir } });
  await eventually(async () => {
    const { roles = [] } = await callAs<{ roles?: string[] }>(person, 'GET', `${origin}/api/me`);
    if (!roles.includes(role)) throw new Error('The role has not arrived');
  });
};

/** Makes a user an auditor. */
export const makeAuditor = (origin: string, dataDir: string, person: Person): Promise<void> =>
  grantRole(origin, dataDir, { person, role: 'auditor' });

/** A user's session for a browser. */
export const cookiesOf = ({ cookie }: Person, url: string) =>
  cookie.split('; ').map((each) => {
    const [name = '', value = ''] = each.split(/=(.*)/s);
    return { name, value, url };
  });
