/** A checkout session with the fields that the product reads. */
export type StandInSession = {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly url: string;
  readonly status: 'open' | 'complete' | 'expired';
  readonly payment_status: 'paid' | 'unpaid';
  readonly payment_intent: string | null;
  readonly client_reference_id: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly amount_total: number;
  readonly currency: string;
  readonly livemode: boolean;
  readonly expires_at: number;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly customer_details: { readonly email: string } | null;
};

export type StandInRefund = {
  readonly id: string;
  readonly object: 'refund';
  readonly payment_intent: string;
  readonly amount: number;
  readonly status: 'succeeded' | 'failed' | 'canceled';
  readonly failure_reason?: string;
  readonly metadata: Readonly<Record<string, string>>;
};

export type StandInDispute = {
  readonly id: string;
  readonly object: 'dispute';
  readonly payment_intent: string;
  readonly amount: number;
  readonly currency: string;
  readonly reason: string;
  readonly status: string;
  /** Seconds since 1970. */
  readonly created: number;
};

export type StandInAnswer = { readonly status: number; readonly body: string };

type Asked = {
  readonly method: string;
  readonly url: string;
  readonly body: string;
  readonly key: string | undefined;
  readonly bearer: string;
};

const HALF_AN_HOUR_S = 30 * 60;
const A_DAY_S = 24 * 60 * 60;

/** The state of the fake Stripe: sessions, payments, refunds, and the answer to each idempotency key. */
export const createStandInBooks = (now: () => Date) => {
  const sessions = new Map<string, StandInSession>();
  const refunds: StandInRefund[] = [];
  const disputes = new Map<string, StandInDispute>();
  let failsAtOnce = 0;
  let payAt: string | undefined;
  const answers = new Map<string, { readonly asked: string; readonly answered: StandInAnswer }>();

  const change = (sessionId: string, changes: Partial<StandInSession>): void => {
    const session = sessions.get(sessionId);
    if (!session) throw new Error(`The stand-in has no session ${sessionId}`);
    sessions.set(sessionId, { ...session, ...changes });
  };

  const openSession = (params: URLSearchParams, bearer: string): StandInAnswer => {
    const expiresAt = Number(params.get('expires_at'));
    const lifetime = expiresAt - now().getTime() / 1000;
    if (!(lifetime >= HALF_AN_HOUR_S - 1 && lifetime <= A_DAY_S)) {
      return refused('invalid_request_error', 'expires_at must be 30 minutes to 24 hours ahead');
    }
    const livemode = bearer.includes('_live_');
    const id = `cs_${livemode ? 'live' : 'test'}_${crypto.randomUUID().replaceAll('-', '')}`;
    const session: StandInSession = {
      id,
      object: 'checkout.session',
      url: payAt ?? `https://checkout.stripe.com/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      client_reference_id: params.get('client_reference_id') ?? '',
      metadata: nested(params, 'metadata'),
      amount_total: Number(params.get('line_items[0][price_data][unit_amount]')),
      currency: params.get('line_items[0][price_data][currency]') ?? '',
      livemode,
      expires_at: expiresAt,
      success_url: params.get('success_url') ?? '',
      cancel_url: params.get('cancel_url') ?? '',
      customer_details: null,
    };
    sessions.set(id, session);
    return works(session);
  };

  const makeRefund = (params: URLSearchParams): StandInAnswer => {
    const payment = params.get('payment_intent') ?? '';
    const paid = [...sessions.values()].find(({ payment_intent }) => payment_intent === payment);
    if (!paid) return refused('invalid_request_error', 'No such payment_intent', 'resource_missing', 404);
    const before = refunds.filter(({ payment_intent, status }) => payment_intent === payment && status !== 'failed');
    const amount = Number(params.get('amount'));
    const left = before.reduce((sum, refund) => sum - refund.amount, paid.amount_total);
    if (left === 0) return refused('invalid_request_error', 'It has been refunded', 'charge_already_refunded');
    if (amount > left) return refused('invalid_request_error', 'That is more than is left');
    const id = `re_${crypto.randomUUID().replaceAll('-', '')}`;
    const metadata = nested(params, 'metadata');
    const outcome = failsAtOnce-- > 0 ? { status: 'failed', failure_reason: 'declined' } : { status: 'succeeded' };
    refunds.push({ id, object: 'refund', payment_intent: payment, amount, metadata, ...outcome } as StandInRefund);
    return works(refunds.at(-1));
  };

  const write = ({ url, body, bearer }: Asked): StandInAnswer => {
    const params = new URLSearchParams(body);
    if (url === '/v1/checkout/sessions') return openSession(params, bearer);
    return url === '/v1/refunds' ? makeRefund(params) : refused('invalid_request_error', `No ${url} here`);
  };

  const read = ({ url }: Asked): StandInAnswer => {
    const { pathname, searchParams } = new URL(url, 'http://stand-in');
    if (pathname === '/v1/refunds') {
      const data = refunds.filter(({ payment_intent }) => payment_intent === searchParams.get('payment_intent'));
      return works({ object: 'list', data, has_more: false });
    }
    const found =
      refunds.find(({ id }) => pathname === `/v1/refunds/${id}`) ??
      disputes.get(pathname.slice('/v1/disputes/'.length));
    if (found) return works({ ...found, payment_intent: paymentOf(found.payment_intent) });
    const session = sessions.get(pathname.replace('/v1/checkout/sessions/', ''));
    return session ? works(session) : refused('invalid_request_error', 'No such session', 'resource_missing', 404);
  };

  /** A payment as Stripe expands it in another object. */
  const paymentOf = (id: string) => {
    const session = [...sessions.values()].find(({ payment_intent }) => payment_intent === id);
    return { id, object: 'payment_intent', metadata: session?.metadata ?? {} };
  };

  /** Stores the first answer to a key, including server errors. Other parameters with the same key are an error. */
  const answer = (asked: Asked, isBroken: boolean): StandInAnswer => {
    if (asked.method === 'GET') return isBroken ? broken : read(asked);
    const { key = crypto.randomUUID() } = asked;
    const known = answers.get(key);
    const content = `${asked.url} ${asked.body}`;
    if (known) return known.asked === content ? known.answered : refused('idempotency_error', 'Other parameters');
    const answered = isBroken ? broken : write(asked);
    if (answered.status === 200 || isBroken) answers.set(key, { asked: content, answered });
    return answered;
  };

  return {
    sessions: sessions as ReadonlyMap<string, StandInSession>,
    refunds,
    disputes: disputes as ReadonlyMap<string, StandInDispute>,
    answer,
    failRefund: (id: string, changes: Partial<StandInRefund>): void => {
      const index = refunds.findIndex((refund) => refund.id === id);
      const [refund] = refunds.splice(index, 1);
      if (refund) refunds.splice(index, 0, { ...refund, status: 'failed', ...changes });
    },
    failNextRefunds: (count: number): void => {
      failsAtOnce = count;
    },
    dispute: (id: string, sessionId: string, changes: Partial<StandInDispute>): void => {
      const { amount_total: amount, payment_intent } = sessions.get(sessionId) ?? { amount_total: 500 };
      const made = { id, object: 'dispute', amount, currency: 'usd', reason: 'fraudulent' } as const;
      const payment = payment_intent ?? 'pi_unknown';
      const created = Math.floor(now().getTime() / 1000);
      disputes.set(id, { ...made, status: 'needs_response', created, payment_intent: payment, ...changes });
    },
    /** Stripe may forget a key after 24 hours. */
    forgetKeys: (): void => answers.clear(),
    pay: (sessionId: string, email: string, changes: Partial<StandInSession>): void => {
      if (sessions.get(sessionId)?.status !== 'open') throw new Error(`${sessionId} cannot be paid`);
      const payment = { payment_status: 'paid', payment_intent: `pi_of_${sessionId}` } as const;
      change(sessionId, { status: 'complete', ...payment, customer_details: { email }, ...changes });
    },
    checkoutUrl: (url: string): void => {
      payAt = url;
    },
    expire: (sessionId: string): void => change(sessionId, { status: 'expired' }),
  };
};

const works = (found: unknown): StandInAnswer => ({ status: 200, body: JSON.stringify(found) });

export const refused = (type: string, message: string, code?: string, status = 400): StandInAnswer => ({
  status,
  body: JSON.stringify({ error: { type, message, ...(code !== undefined && { code }) } }),
});

const broken = refused('api_error', 'Stripe has a fault', undefined, 500);

/** The fields `name[…]` of a form. */
const nested = (params: URLSearchParams, name: string): Record<string, string> =>
  Object.fromEntries(
    [...params].flatMap(([key, value]) =>
      key.startsWith(`${name}[`) ? [[key.slice(name.length + 1, -1), value] as const] : [],
    ),
  );
