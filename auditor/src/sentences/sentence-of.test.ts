import { eventCatalogue } from '@twofold/contracts/event-catalogue';
import { ERASED } from '@twofold/contracts/personal';
import { versionOf } from '@twofold/contracts/versioned';
import { describe, expect, it } from 'vitest';
import { complainedStory } from '../testing/planted-complaints.ts';
import { AT } from '../testing/a-story.ts';
import { sentenceOf, SENTENCES } from './sentence-of.ts';

const typesOf = (catalogue: Readonly<Record<string, object>>): string[] =>
  Object.entries(catalogue).flatMap(([category, types]) => Object.keys(types).map((type) => `${category} ${type}`));

const registered = { userId: 17, email: 'ada@example.com', termsAgreedAt: AT, registeredAt: AT };
const metadata = { schemaVersion: 1 };
const ofUser = (data: unknown) => ({ stream: 'user-17', type: 'UserRegistered', data, metadata });

describe('saying what an event says', () => {
  it('knows a sentence for every type that there is, and for no other', () => {
    expect(typesOf(SENTENCES).toSorted()).toEqual(typesOf(eventCatalogue).toSorted());
  });

  it('makes one of each event of a story', () => {
    for (const told of complainedStory) {
      const category = told.stream.replace(/-.*/, '') as keyof typeof eventCatalogue;
      const schemaVersion = versionOf(eventCatalogue[category], told.type);
      const sentence = sentenceOf({ ...told, metadata: { schemaVersion } });
      expect(sentence).toMatch(/^[A-Z0-9].*[^.]$/);
      expect(sentence).not.toMatch(/undefined|\[object|does not read|none of the events/);
    }
  });

  it('shows what is personal, and says what was erased', () => {
    expect(sentenceOf(ofUser(registered))).toBe('User 17 registered with the address “ada@example.com”');
    expect(sentenceOf(ofUser({ ...registered, email: ERASED }))).toBe('User 17 registered with the address (erased)');
  });

  it('says what auditors looked at', () => {
    const looked = (data: object) => {
      const event = { stream: 'access-4', type: 'AuditLooked', data: { userId: 4, lookedAt: AT, ...data } };
      return sentenceOf({ ...event, metadata });
    };
    expect(looked({ look: 'stream', of: 'order-9' })).toBe('User 4 looked at the stream order-9');
    expect(looked({ look: 'events' })).toBe('User 4 looked at the log');
    expect(looked({ look: 'events', filters: { hasText: false } })).toBe('User 4 looked at the log');
    const filters = { types: ['-AuditLooked'], stream: 'order-', actor: 'user-17', hasText: true };
    expect(looked({ look: 'events', filters })).toBe(
      'User 4 looked at the log, with the filters: without AuditLooked, stream order-, actor user-17, a text',
    );
    expect(looked({ look: 'export' })).toBe('User 4 downloaded an export of the log or its manifest');
    expect(looked({ look: 'person', of: 'user-17' })).toBe('User 4 looked at everything about user-17');
    const byAddress = 'User 4 looked for a person by email address and found';
    expect(looked({ look: 'person-lookup', of: 'user-17' })).toBe(`${byAddress} user-17`);
    expect(looked({ look: 'person-lookup' })).toBe(`${byAddress} no one`);
  });

  it.each([
    [ofUser({ userId: 'seventeen' }), 'UserRegistered does not read as one'],
    [
      { ...ofUser(registered), metadata: { schemaVersion: 3 } },
      'UserRegistered is version 3, written by a newer release; this release reads up to version 2',
    ],
    [{ ...ofUser(registered), type: 'UserRefreshed' }, 'UserRefreshed is none of the events that are known for user'],
    [
      { ...ofUser(registered), stream: 'toString-1' },
      'UserRegistered is none of the events that are known for toString',
    ],
  ])('says of %j that it is not known', (event, sentence) => {
    expect(sentenceOf(event)).toBe(sentence);
  });
});
