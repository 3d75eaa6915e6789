import { PEOPLE, type Call, type Person, type World } from '../call.ts';
import { plainDraft, type Draft } from '../draft.ts';

const ofPeople = <Value>(value: (person: Person) => Value): Record<Person, Value> =>
  Object.fromEntries(PEOPLE.map((person) => [person, value(person)])) as Record<Person, Value>;

/** What calls can be about, where nothing is asked. */
export const aWorld: World = {
  ids: ofPeople((person) => PEOPLE.indexOf(person) + 1),
  emails: ofPeople((person) => `${person}@example.com`),
  site: 'http://127.0.0.1:3010/benchbook/',
  apps: { owned: 1, unowned: 2, spare: 3 },
  reviews: { complete: 1, pending: 2 },
  order: { id: 1, sessionId: 'sim_1_1_STANDARD_1', requestId: '3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10' },
  event: { id: '3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10', correlationId: 'a-request' },
  resetToken: 'a-token',
  confirmationToken: 'another-token',
  unsubscribeToken: 'u1.rp.a-third-token',
};

export const aCall: Call = { service: 'command', method: 'POST', path: '/api/reviews', answers: [201] };

/** A request with what a test needs to be different. */
export const aDraft = (changes: Partial<Draft> = {}): Draft => ({ ...plainDraft(aCall, aWorld), ...changes });
