-- The read models as migrations leave them. Written by the test beside `migrate.ts`.

create table briefs_v1 (
  request_id text not null,
  task text,
  questions text not null,
  access text,
  written_at text not null
);
CREATE UNIQUE INDEX briefs_v1_pkey ON read_models.briefs_v1 USING btree (request_id);

create table checkpoints (
  name text not null,
  store_id text not null,
  position text,
  epoch bigint not null,
  updated_at timestamp with time zone not null
);
CREATE UNIQUE INDEX checkpoints_pkey ON read_models.checkpoints USING btree (name);

create table comparisons_v1 (
  request_id text not null,
  order_id bigint not null,
  comparison text not null,
  delivered_at text not null
);
CREATE UNIQUE INDEX comparisons_v1_pkey ON read_models.comparisons_v1 USING btree (request_id);

create table complaints_v1 (
  order_id bigint not null,
  request_id text not null,
  product_id bigint not null,
  review_id bigint not null,
  reviewer_id bigint not null,
  reported_by bigint,
  seat integer not null,
  reason text not null,
  note text,
  earned boolean not null,
  state text not null,
  reported_at text not null,
  appeal_by text not null,
  appeal text,
  appealed_at text,
  because text,
  decided_at text
);
CREATE INDEX complaints_v1_decided ON read_models.complaints_v1 USING btree (decided_at DESC) WHERE (decided_at IS NOT NULL);
CREATE UNIQUE INDEX complaints_v1_pkey ON read_models.complaints_v1 USING btree (order_id);
CREATE INDEX complaints_v1_reviewer ON read_models.complaints_v1 USING btree (reviewer_id);
CREATE INDEX complaints_v1_waiting ON read_models.complaints_v1 USING btree (appealed_at) WHERE (state = 'appealed'::text);

create table credit_accounts_v1 (
  user_id bigint not null,
  available integer not null,
  pending integer not null
);
CREATE UNIQUE INDEX credit_accounts_v1_pkey ON read_models.credit_accounts_v1 USING btree (user_id);

create table credit_entries_v1 (
  event_id text not null,
  user_id bigint not null,
  number integer not null,
  kind text not null,
  change integer not null,
  product_id bigint,
  review_id bigint,
  source text,
  at text not null
);
CREATE INDEX credit_entries_v1_ledger ON read_models.credit_entries_v1 USING btree (user_id, number) INCLUDE (change);
CREATE UNIQUE INDEX credit_entries_v1_pkey ON read_models.credit_entries_v1 USING btree (event_id);

create table feedback_requests_v1 (
  id text not null,
  product_id bigint not null,
  source text not null,
  order_id bigint,
  user_id bigint,
  seats integer not null,
  claim_hours integer not null,
  status text not null,
  requested_at text not null,
  due_at text not null,
  ended_at text,
  replaces bigint
);
CREATE INDEX feedback_requests_v1_due ON read_models.feedback_requests_v1 USING btree (due_at, id) WHERE (status = 'open'::text);
CREATE INDEX feedback_requests_v1_order ON read_models.feedback_requests_v1 USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE UNIQUE INDEX feedback_requests_v1_pkey ON read_models.feedback_requests_v1 USING btree (id);
CREATE INDEX feedback_requests_v1_requester ON read_models.feedback_requests_v1 USING btree (user_id) WHERE (user_id IS NOT NULL);

create table feedback_seats_v1 (
  key text not null,
  request_id text not null,
  seat integer not null,
  product_id bigint not null,
  state text not null,
  user_id bigint,
  claimed_at text,
  due_at text,
  review_id bigint,
  filled_at text
);
CREATE INDEX feedback_seats_v1_holder ON read_models.feedback_seats_v1 USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX feedback_seats_v1_open ON read_models.feedback_seats_v1 USING btree (product_id, request_id) WHERE (state = 'open'::text);
CREATE UNIQUE INDEX feedback_seats_v1_pkey ON read_models.feedback_seats_v1 USING btree (key);
CREATE INDEX feedback_seats_v1_request ON read_models.feedback_seats_v1 USING btree (request_id, seat);

create table generations (
  projection text not null,
  generation integer not null,
  version integer not null,
  activated_at timestamp with time zone not null default clock_timestamp()
);
CREATE UNIQUE INDEX generations_pkey ON read_models.generations USING btree (projection);

create table judged_statements_v1 (
  review_id bigint not null,
  product_id bigint not null,
  user_id bigint not null,
  version integer not null,
  answers text not null
);
CREATE UNIQUE INDEX judged_statements_v1_pkey ON read_models.judged_statements_v1 USING btree (review_id);
CREATE INDEX judged_statements_v1_report ON read_models.judged_statements_v1 USING btree (product_id, version);

create table mail_settings_v1 (
  subject text not null,
  settings text not null
);
CREATE UNIQUE INDEX mail_settings_v1_pkey ON read_models.mail_settings_v1 USING btree (subject);

create table notification_marks_v1 (
  user_id bigint not null,
  read_through text not null,
  read_ids text not null
);
CREATE UNIQUE INDEX notification_marks_v1_pkey ON read_models.notification_marks_v1 USING btree (user_id);

create table notifications_v1 (
  id text not null,
  kind text not null,
  to_user bigint,
  to_buyer_of bigint,
  to_owner_of bigint,
  product_id bigint,
  facts text not null,
  at text not null
);
CREATE INDEX notifications_v1_buyer ON read_models.notifications_v1 USING btree (to_buyer_of) WHERE (to_buyer_of IS NOT NULL);
CREATE INDEX notifications_v1_owner ON read_models.notifications_v1 USING btree (to_owner_of) WHERE (to_owner_of IS NOT NULL);
CREATE UNIQUE INDEX notifications_v1_pkey ON read_models.notifications_v1 USING btree (id);
CREATE INDEX notifications_v1_user ON read_models.notifications_v1 USING btree (to_user, at DESC) WHERE (to_user IS NOT NULL);

create table operations (
  projection text not null,
  request_id uuid not null,
  operation text not null,
  stream text,
  event_id uuid,
  reason text,
  requested_by bigint not null,
  requested_at timestamp with time zone not null,
  position text not null,
  ended_at timestamp with time zone,
  outcome text,
  applied integer,
  error text
);
CREATE UNIQUE INDEX operations_pkey ON read_models.operations USING btree (projection, request_id);

create table orders_v1 (
  id bigint not null,
  product_id bigint not null,
  tier text not null,
  amount_cents integer not null,
  provider text not null,
  session_id text,
  status text not null,
  user_id bigint,
  browser text not null,
  link_hash text,
  started_at text not null,
  paid_at text,
  due_at text,
  refunds text not null
);
CREATE INDEX orders_v1_account ON read_models.orders_v1 USING btree (user_id, id DESC) WHERE (user_id IS NOT NULL);
CREATE INDEX orders_v1_browser ON read_models.orders_v1 USING btree (browser, id DESC);
CREATE UNIQUE INDEX orders_v1_pkey ON read_models.orders_v1 USING btree (id);

create table parked_streams (
  projection text not null,
  stream text not null,
  revision bigint not null,
  position text not null,
  event_id uuid not null,
  event_type text not null,
  error text not null,
  stack text not null,
  attempts integer not null,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null
);
CREATE UNIQUE INDEX parked_streams_pkey ON read_models.parked_streams USING btree (projection, stream);

create table payment_issues_v1 (
  key text not null,
  order_id bigint not null,
  kind text not null,
  state text not null,
  reference text not null,
  payment_id text not null,
  livemode boolean not null,
  amount_cents integer not null,
  currency text not null,
  reason text not null,
  opened_at text not null,
  closed_at text
);
CREATE INDEX payment_issues_v1_open ON read_models.payment_issues_v1 USING btree (opened_at) WHERE (closed_at IS NULL);
CREATE INDEX payment_issues_v1_order ON read_models.payment_issues_v1 USING btree (order_id);
CREATE UNIQUE INDEX payment_issues_v1_pkey ON read_models.payment_issues_v1 USING btree (key);

create table products_v1 (
  id bigint not null,
  status text not null,
  owner_id bigint,
  is_listed boolean not null,
  is_hidden boolean not null,
  claimable_by text,
  url text not null,
  document text,
  summary text,
  title text,
  description text,
  public_url text,
  version integer not null,
  older text,
  submitted_by text,
  share_hash text,
  search_text text,
  persona_words tsvector default strip((json_to_tsvector('english'::regconfig, ((document)::json #> '{aiAnalysis,customerPersona}'::text[]), '["string"]'::jsonb) || json_to_tsvector('english'::regconfig, ((document)::json #> '{aiAnalysis,secondaryPersonas}'::text[]), '["string"]'::jsonb))) stored,
  search_words tsvector default array_to_tsvector(string_to_array(search_text, ' '::text)) stored
);
CREATE INDEX products_v1_name ON read_models.products_v1 USING btree (lower("left"(title, 80)), id) WHERE ((status = 'completed'::text) AND is_listed);
CREATE INDEX products_v1_newest ON read_models.products_v1 USING btree (id DESC) WHERE ((status = 'completed'::text) AND is_listed);
CREATE INDEX products_v1_owner ON read_models.products_v1 USING btree (owner_id, id DESC) WHERE (owner_id IS NOT NULL);
CREATE UNIQUE INDEX products_v1_pkey ON read_models.products_v1 USING btree (id);
CREATE INDEX products_v1_search ON read_models.products_v1 USING gin (search_words) WHERE ((status = 'completed'::text) AND is_listed);

create table rebuilds (
  projection text not null,
  generation integer not null,
  version integer not null,
  begun_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  outcome text,
  error text,
  stream text,
  event_id uuid,
  rows integer,
  missing integer,
  extra integer,
  changed integer
);
CREATE UNIQUE INDEX rebuilds_pkey ON read_models.rebuilds USING btree (projection);

create table reviews_v1 (
  id bigint not null,
  product_id bigint not null,
  user_id bigint not null,
  content text,
  rating integer not null,
  status text not null,
  created_at text not null,
  completed_at text,
  earns boolean not null
);
CREATE INDEX reviews_v1_author ON read_models.reviews_v1 USING btree (user_id, id DESC);
CREATE UNIQUE INDEX reviews_v1_pkey ON read_models.reviews_v1 USING btree (id);
CREATE INDEX reviews_v1_product ON read_models.reviews_v1 USING btree (product_id, id DESC);

create table skipped_events (
  projection text not null,
  event_id uuid not null,
  stream text not null,
  position text not null,
  reason text not null,
  skipped_at timestamp with time zone not null
);
CREATE UNIQUE INDEX skipped_events_pkey ON read_models.skipped_events USING btree (projection, event_id);

create table submissions_v1 (
  id bigint not null,
  device text,
  owner_id bigint,
  url text not null,
  state text not null,
  requested_at text not null,
  due_at text not null
);
CREATE INDEX submissions_v1_device ON read_models.submissions_v1 USING btree (device, id DESC) WHERE (device IS NOT NULL);
CREATE UNIQUE INDEX submissions_v1_pkey ON read_models.submissions_v1 USING btree (id);
CREATE INDEX submissions_v1_running ON read_models.submissions_v1 USING btree (owner_id, id DESC) WHERE ((state = 'running'::text) AND (owner_id IS NOT NULL));

create table users_v1 (
  id bigint not null,
  email text not null,
  full_name text not null,
  social_profile text not null,
  expertise text not null,
  roles text not null,
  terms_agreed_at text not null,
  created_at text not null,
  email_confirmed boolean not null,
  second_factors text not null,
  recovery_codes_left integer not null
);
CREATE UNIQUE INDEX users_v1_pkey ON read_models.users_v1 USING btree (id);

create view briefs as
 SELECT request_id,
    task,
    questions,
    access,
    written_at
   FROM read_models.briefs_v1;

create view comparisons as
 SELECT request_id,
    order_id,
    comparison,
    delivered_at
   FROM read_models.comparisons_v1;

create view complaints as
 SELECT order_id,
    request_id,
    product_id,
    review_id,
    reviewer_id,
    reported_by,
    seat,
    reason,
    note,
    earned,
    state,
    reported_at,
    appeal_by,
    appeal,
    appealed_at,
    because,
    decided_at
   FROM read_models.complaints_v1;

create view credit_accounts as
 SELECT user_id,
    available,
    pending
   FROM read_models.credit_accounts_v1;

create view credit_entries as
 SELECT event_id,
    user_id,
    number,
    kind,
    change,
    product_id,
    review_id,
    source,
    at
   FROM read_models.credit_entries_v1;

create view feedback_requests as
 SELECT id,
    product_id,
    source,
    order_id,
    user_id,
    seats,
    claim_hours,
    status,
    requested_at,
    due_at,
    ended_at,
    replaces
   FROM read_models.feedback_requests_v1;

create view feedback_seats as
 SELECT key,
    request_id,
    seat,
    product_id,
    state,
    user_id,
    claimed_at,
    due_at,
    review_id,
    filled_at
   FROM read_models.feedback_seats_v1;

create view judged_statements as
 SELECT review_id,
    product_id,
    user_id,
    version,
    answers
   FROM read_models.judged_statements_v1;

create view mail_settings as
 SELECT subject,
    settings
   FROM read_models.mail_settings_v1;

create view notification_marks as
 SELECT user_id,
    read_through,
    read_ids
   FROM read_models.notification_marks_v1;

create view notifications as
 SELECT id,
    kind,
    to_user,
    to_buyer_of,
    to_owner_of,
    product_id,
    facts,
    at
   FROM read_models.notifications_v1;

create view orders as
 SELECT id,
    product_id,
    tier,
    amount_cents,
    provider,
    session_id,
    status,
    user_id,
    browser,
    link_hash,
    started_at,
    paid_at,
    due_at,
    refunds
   FROM read_models.orders_v1;

create view payment_issues as
 SELECT key,
    order_id,
    kind,
    state,
    reference,
    payment_id,
    livemode,
    amount_cents,
    currency,
    reason,
    opened_at,
    closed_at
   FROM read_models.payment_issues_v1;

create view products as
 SELECT id,
    owner_id,
    is_listed,
    claimable_by,
    submitted_by,
    share_hash,
    url,
    document,
    summary,
    title,
    description,
    public_url,
    persona_words,
    version,
    older,
    search_words
   FROM read_models.products_v1
  WHERE (status = 'completed'::text);

create view reviews as
 SELECT id,
    product_id,
    user_id,
    content,
    rating,
    status,
    created_at,
    completed_at,
    earns
   FROM read_models.reviews_v1;

create view submissions as
 SELECT id,
    device,
    owner_id,
    url,
    state,
    requested_at,
    due_at
   FROM read_models.submissions_v1;

create view users as
 SELECT id,
    email,
    full_name,
    social_profile,
    expertise,
    roles,
    terms_agreed_at,
    created_at,
    email_confirmed,
    second_factors,
    recovery_codes_left
   FROM read_models.users_v1;
