import type { EventStore } from '@twofold/event-store/port';
import type { Client } from 'pg';
import { copyIn, escaped } from '../harness/copy.ts';
import type { MemberRow } from './members-read-model.ts';

type Database = { readonly client: Client; readonly store: EventStore };

const COLUMNS = `
  id bigint not null, name text not null, country text not null, reviews_submitted integer not null,
  reviews_completed integer not null, rating_sum integer not null, credits integer not null, plan text,
  spent_cents integer not null`;

const FINISH = 'alter table by_hand add primary key (id); create index on by_hand (credits desc, id); analyze by_hand';

type Member = { -readonly [Column in keyof MemberRow]: MemberRow[Column] };

/** The fields of all events that the rows need. */
type Data = {
  readonly userId: number;
  readonly name: string;
  readonly country: string;
  readonly rating: number;
  readonly amount: number;
  readonly plan: string;
  readonly priceCents: number;
};

const registered = ({ userId, name, country }: Data): Member => ({
  id: userId,
  name,
  country,
  reviews_submitted: 0,
  reviews_completed: 0,
  rating_sum: 0,
  credits: 0,
  plan: null,
  spent_cents: 0,
});

const change = (member: Member, type: string, data: Data): void => {
  switch (type) {
    case 'ReviewSubmitted':
      member.reviews_submitted += 1;
      member.rating_sum += data.rating;
      break;
    case 'ReviewCompleted':
      member.reviews_completed += 1;
      break;
    case 'CreditEarned':
      member.credits += data.amount;
      break;
    case 'CreditSpent':
      member.credits -= data.amount;
      break;
    case 'CheckoutStarted':
      member.plan = data.plan;
      break;
    case 'PaymentConfirmed':
      member.spent_cents += data.priceCents;
      break;
  }
};

/** Reads the log through the store, folds it into objects that are changed in place, and copies them into the table `by_hand`. */
export const foldAndCopy = async ({ client, store }: Database): Promise<void> => {
  const members = new Map<number, Member>();
  for await (const { type, data } of store.readAll()) fold(members, type, data as Data);
  await copyInto(client, members);
};

const fold = (members: Map<number, Member>, type: string, data: Data): void => {
  const member = members.get(data.userId);
  if (member !== undefined) change(member, type, data);
  else if (type === 'MemberRegistered') members.set(data.userId, registered(data));
};

const copyInto = async (client: Client, members: ReadonlyMap<number, Member>): Promise<void> => {
  await client.query(`begin; create table by_hand (${COLUMNS})`);
  await copyIn(client, 'copy by_hand from stdin', linesOf(members.values()));
  await client.query(`commit; ${FINISH}`);
};

function* linesOf(found: Iterable<Member>): Generator<string> {
  for (const member of found) yield Object.values(member).map(escaped).join('\t');
}
