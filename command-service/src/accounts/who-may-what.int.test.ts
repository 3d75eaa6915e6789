import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type Browser } from '../testing/a-browser.ts';
import { startService, type RunningService } from '../testing/a-service.ts';
import { everyEvent } from '../testing/inspect.ts';
import { ada, bob, registered } from '../testing/people.ts';

let service: RunningService;
let id: number;
const actors: Record<string, Browser> = {};
beforeAll(async () => {
  service = await startService();
  const owner = await registered(service.url, ada);
  id = owner.id;
  actors['the owner'] = owner.browser;
  actors['another user'] = (await registered(service.url, bob)).browser;
  actors['a visitor'] = aBrowser(service.url);
});
afterAll(() => service.end());

/** The answer to each actor; the account is deleted last. */
const table = [
  ['PATCH /api/users/:id', { fullName: 'Someone' }, { 'a visitor': 401, 'another user': 403, 'the owner': 200 }],
  [
    'DELETE /api/users/:id',
    { password: 'not the password' },
    { 'a visitor': 401, 'another user': 403, 'the owner': 403 },
  ],
  ['DELETE /api/users/:id', { password: ada.password }, { 'a visitor': 401, 'another user': 403, 'the owner': 200 }],
] as const;

describe.each(table)('%s with %o (§6 own profile)', (route, body, answers) => {
  const [method = '', path = ''] = route.split(' ');
  it.each(Object.entries(answers))('answers %s with %i', async (actor, status) => {
    const before = await everyEvent(service.store);
    const answer = await actors[actor]!.send(method, path.replace(':id', String(id)), body);
    const hasAppended = (await everyEvent(service.store)).length > before.length;
    expect({ status: answer.status, hasAppended }).toEqual({ status, hasAppended: status === 200 });
  });
});
