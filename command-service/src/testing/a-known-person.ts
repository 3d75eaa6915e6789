import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { recordedLog } from '@twofold/http/testing/recorded-log';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { memoryKeyring } from '@twofold/keyring/testing/memory-keyring';
import pg from 'pg';
import { createDisownProducts } from '../analysis/disown-products.ts';
import { productCategory } from '../analysis/category.ts';
import { userCategory } from '../accounts/category.ts';
import { postgresCredentials } from '../accounts/credentials.ts';
import { createEmailId } from '../accounts/email-id.ts';
import { erasureSteps, type ErasureStep } from '../accounts/erasure.ts';
import { postgresPasswordResets } from '../accounts/password-resets/resets.ts';
import { resetMail, resetMailReceiver } from '../accounts/password-resets/send-reset-mail.ts';
import { createPeople } from '../accounts/people.ts';
import { createBelongings } from '../belongings/belongings.ts';
import { createCommandHandler } from '../command-handler.ts';
import { foldsOf, foldStream } from '../fold-stream.ts';
import { outboxMail } from '../mail/outbox-mail.ts';
import { createLeaveComplaints } from '../feedback/complaints/leave-complaints.ts';
import { createEraseBriefs } from '../feedback/briefs/erase-brief.ts';
import { createLeaveFeedback } from '../feedback/leave.ts';
import { createForgetOrder, createForgetOrders } from '../orders/forget-orders.ts';
import { createJobQueue } from '../reactors/job-queue.ts';
import { postgresRequestLog } from '../requests/postgres-request-log.ts';
import { reviewCategory } from '../reviews/category.ts';
import { createRemoveReviewTexts } from '../reviews/remove-texts.ts';
import { aBrowser } from './a-browser.ts';
import { startService } from './a-service.ts';
import { aClaimedOrder } from './a-claimed-order.ts';
import { aSeatAndARequest } from './a-seat-and-a-request.ts';
import { everyEvent, everyTable } from './inspect.ts';
import { registered } from './people.ts';

const email = 'ada.byron@example.com';
const password = 'Engine1843';
const profile = { fullName: 'Ada Byron', socialProfile: 'https://ada.example/byron', expertise: 'Difference engines' };
const content = 'On Saturdays I run a loom, and this page knows what that means to someone like me.';
const TEXTS = [email, content, ...Object.values(profile)];
const OTHER_APPS = 7;
/** Tables that have their own finder. */
const OTHER_FINDERS: ReadonlySet<string> = new Set(['write_side.requests', 'sessions.access_tokens']);

const context = () => {
  const id = crypto.randomUUID();
  return { id, correlationId: id, causationId: id, actor: 'system' };
};

/**
 * A user with data in every place that stores personal data, such as the profile, sessions, an app, recorded requests, a
 * stored mail and a pending one. The service's reactors are not started.
 */
export const aKnownPerson = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'twofold-mails-'));
  const { log, records } = recordedLog();
  const keyring = memoryKeyring();
  const store = sealedEventStore(memoryEventStore(), keyring);
  const mail = outboxMail({ folder, from: 'no-reply@localhost', log });
  const service = await startService({ store, keyring, mail, log });
  const pool = new pg.Pool({ connectionString: service.databaseUrl });
  const now = () => new Date();
  const newId = () => crypto.randomUUID();
  const handle = createCommandHandler({ store, now });
  const people = createPeople({ fold: foldsOf(store) });
  const emailId = createEmailId(keyring);
  const credentials = postgresCredentials({ pool, now });
  const jobs = createJobQueue({ pool, now });
  const requestLog = postgresRequestLog({ pool, secrets: ['a secret'], now });
  const belongings = createBelongings({ store });
  const disownProductsOf = createDisownProducts({ belongings, handle, now, newId });
  const removeReviewTextsOf = createRemoveReviewTexts({ belongings, handle, now, newId });
  const parts = { pool, handle, people, emailId, credentials, requestLog, jobs, mail, keyring, now, newId };
  const forgetOrdersOf = createForgetOrders({ belongings, forgetOrder: createForgetOrder(parts) });
  const leaving = { ...parts, belongings, fold: foldsOf(store) };
  const leaveFeedback = createLeaveFeedback({
    ...leaving,
    eraseBriefs: createEraseBriefs(parts),
    leaveComplaints: createLeaveComplaints(leaving),
  });
  const others = { disownProductsOf, removeReviewTextsOf, forgetOrdersOf, leaveFeedback };
  const steps: readonly ErasureStep[] = erasureSteps({ ...parts, ...others });

  const { browser, id } = await registered(service.url, { email, password });
  const key = () => ({ 'idempotency-key': newId() });
  await browser.patch(`/api/users/${id}`, profile, key());
  const tokenBody = { name: `Loom of ${profile.fullName}`, scopes: ['read'], lifetimeDays: 30 };
  await browser.post('/api/me/tokens', tokenBody, key());
  const analyzed = await browser.post('/api/analyze/url', { url: 'https://benchbook.example/' }, key());
  const otherApps: number[] = [];
  for (let app = 0; app < OTHER_APPS; app++) {
    const { body } = await aBrowser(service.url).post('/api/analyze/url', { url: `https://fernpost.example/${app}` });
    otherApps.push(Number(body['productId']));
  }
  await browser.post('/api/reviews', { productId: otherApps.pop(), content, rating: 4 }, key());
  const order = await aClaimedOrder({ handle, mail, userId: id });
  const productIds = [Number(analyzed.body['productId']), otherApps.pop()!] as const;
  const feedback = await aSeatAndARequest({ handle, store, userId: id, productIds, now });
  await browser.post('/api/password-resets', { email }, key());
  const resets = postgresPasswordResets({ pool, keyring, now });
  const sending = resetMailReceiver({ people, credentials, resets, mail, origin: service.url, now });
  const resetId = newId();
  const theirs = await emailId(email);
  await sending.receive(resetMail(theirs, { resetId, requestedAt: now().toISOString() }, context()));

  type Find = (tables: Readonly<Record<string, string>>) => boolean | Promise<boolean>;
  const finders: Readonly<Record<string, Find>> = {
    credentials: async () => (await credentials.hashOf(id)) !== undefined,
    sessions: (tables) => tables['sessions.sessions']!.includes(`"user":${id}`),
    'access-tokens': (tables) => tables['sessions.access_tokens']!.includes(`"user_id":${id},`),
    jobs: (tables) => tables['graphile_worker._private_jobs']!.includes(theirs),
    address: async () => {
      const { found: claim } = await people.claim(theirs);
      return claim.status === 'claimed' && claim.userId === id;
    },
    products: async () => {
      for (const { type, stream } of await everyEvent(store)) {
        if (type !== 'AnalysisRequested') continue;
        const { state } = await foldStream(store, productCategory, stream);
        if (state.status !== 'absent' && state.owner === id) return true;
      }
      return false;
    },
    reviews: async () => {
      for (const { type, stream } of await everyEvent(store)) {
        if (type !== 'ReviewSubmitted') continue;
        const { state } = await foldStream(store, reviewCategory, stream);
        if ('isTextRemoved' in state && state.userId === id && !state.isTextRemoved) return true;
      }
      return false;
    },
    orders: async () =>
      JSON.stringify(await everyEvent(store)).includes(order.email) ||
      readdirSync(folder).some((file) => file.includes(`-order-${order.orderId}-`)),
    'requests-and-claims': () => feedback.isThere(),
    requests: (tables) => mentions(tables['write_side.requests']!),
    mails: () => readdirSync(folder).some((file) => mentions(readFileSync(join(folder, file), 'utf8'))),
    key: async () => mentions(JSON.stringify(await everyEvent(store))),
    'any other table': (tables) =>
      Object.entries(tables).some(([name, text]) => !OTHER_FINDERS.has(name) && mentions(text)),
    'names of mails': () => mentions(readdirSync(folder).join('\n')),
    log: () => mentions(JSON.stringify(records)),
  };

  return {
    url: service.url,
    store,
    browser,
    id,
    email,
    password,
    resetToken: await resets.tokenOf(resetId),
    steps,
    /** Unowned apps that they have not reviewed. */
    otherApps,
    /** The text of a review. */
    content,
    /** Records the erasure, which is the first step of the route. */
    markErased: async (): Promise<void> => {
      const data = { userId: id, erasedAt: now().toISOString() };
      await handle(userCategory, id, { type: 'EraseUser', data }, context());
    },
    /** Records a request of an analysis, as a process with outdated state may do. */
    requestAnalysisOf: async (userId: number): Promise<void> => {
      const at = now().toISOString();
      const request = { productId: 99, url: 'https://late.example/', requestedBy: userId, requestedAt: at, dueAt: at };
      await handle(productCategory, 99, { type: 'RequestAnalysis', data: request }, context());
    },
    /** The places where data of the user is found. */
    traces: async (): Promise<string[]> => {
      const tables = await everyTable(service.databaseUrl);
      const found = [];
      for (const [place, isThere] of Object.entries(finders)) if (await isThere(tables)) found.push(place);
      return found;
    },
    start: () => service.start(),
    end: async (): Promise<void> => {
      await pool.end();
      await service.end();
      rmSync(folder, { recursive: true });
    },
  };
};

export type KnownPerson = Awaited<ReturnType<typeof aKnownPerson>>;

const mentions = (text: string): boolean =>
  TEXTS.some((personal) => text.toLowerCase().includes(personal.toLowerCase()));
