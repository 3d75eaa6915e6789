
SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

CREATE SCHEMA audit;

CREATE SCHEMA event_log;

CREATE SCHEMA graphile_worker;

CREATE SCHEMA keyring;

CREATE SCHEMA read_models;

CREATE SCHEMA sessions;

CREATE SCHEMA write_side;

CREATE TYPE graphile_worker.job_spec AS (
	identifier text,
	payload json,
	queue_name text,
	run_at timestamp with time zone,
	max_attempts smallint,
	job_key text,
	priority smallint,
	flags text[]
);

CREATE FUNCTION audit.append(streams text[], targets integer[], expected bigint[], counts integer[], ids uuid[], types text[], datas text[], metadatas text[], looks_up boolean) RETURNS text[]
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
declare
  refused text;
begin
  select s into refused from unnest(streams) s where s is null or not starts_with(s, 'access-') limit 1;
  if found then
    raise exception 'An auditor may append to access streams only, and not to %', refused
      using errcode = 'insufficient_privilege';
  end if;
  return event_log.append(streams, targets, expected, counts, ids, types, datas, metadatas, looks_up);
end
$$;

CREATE FUNCTION audit.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
begin
  raise exception 'A chain is only extended: % of %.% is refused', tg_op, tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end
$$;

CREATE FUNCTION event_log.append(streams text[], targets integer[], expected bigint[], counts integer[], ids uuid[], types text[], datas text[], metadatas text[], looks_up boolean) RETURNS text[]
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    SET plan_cache_mode TO 'force_generic_plan'
    SET enable_seqscan TO 'off'
    SET enable_bitmapscan TO 'off'
    AS $$
declare
  recorded   timestamptz;
  start      bigint;
  ending     bigint;
  chain      bytea;
  leaf       bytea;
  revisions  bigint[]; -- of each stream: where it is, or -1
  revision   bigint;
  target     int;
  done       int := 0; -- events gone through
  known      uuid[];
  is_there   boolean;
  taken      event_log.events[];
  answers    text[];
begin
  perform from event_log.head where only_row for update;
  recorded := date_trunc('milliseconds', clock_timestamp());
  select e.position, e.chain into start, chain from event_log.events e order by e.position desc limit 1;
  if start is null then
    start := 0;
    chain := decode(repeat('00', 32), 'hex');
  end if;
  ending := start;
  revisions := array(
    select coalesce((select e.revision from event_log.events e where e.stream = s order by e.revision desc limit 1), -1)
      from unnest(streams) s);
  if looks_up then
    known := array(select e.id from event_log.events e where e.id = any (ids));
  end if;

  for i in 1 .. cardinality(targets) loop
    target := targets[i];
    revision := revisions[target];
    is_there := revision = expected[i] or expected[i] = -3 or expected[i] = -2 and revision >= 0;
    if is_there and not (looks_up and known && ids[done + 1 : done + counts[i]]) then
      for j in done + 1 .. done + counts[i] loop
        revision := revision + 1;
        ending := ending + 1;
        leaf := event_log.leaf(ids[j], streams[target], revision, types[j], datas[j], metadatas[j]);
        chain := sha256(
          chain || int8send(ending) || int8send((extract(epoch from recorded) * 1000)::bigint) || leaf);
        taken := taken || row(ending, streams[target], revision, types[j], ids[j], datas[j], metadatas[j],
                              recorded, leaf, chain)::event_log.events;
      end loop;
      revisions[target] := revision;
      answers := answers || format('appended %s %s', revision, ending);
    else
      answers := answers || event_log.recognise(
        streams[target], revision, expected[i], is_there, ids[done + 1 : done + counts[i]],
        types[done + 1 : done + counts[i]], datas[done + 1 : done + counts[i]], metadatas[done + 1 : done + counts[i]]);
    end if;
    done := done + counts[i];
  end loop;

  if ending > start then
    insert into event_log.events select * from unnest(taken);
    perform pg_notify('event_log', ending::text);
  end if;
  return answers;
end
$$;

CREATE FUNCTION event_log.leaf(id uuid, stream text, revision bigint, type text, data text, metadata text) RETURNS bytea
    LANGUAGE sql STABLE PARALLEL SAFE
    RETURN sha256(convert_to((((((((((((((((('36:'::text || (id)::text) || (octet_length(stream))::text) || ':'::text) || stream) || (length((revision)::text))::text) || ':'::text) || (revision)::text) || (octet_length(type))::text) || ':'::text) || type) || (octet_length(data))::text) || ':'::text) || data) || (octet_length(metadata))::text) || ':'::text) || metadata), 'UTF8'::name));

CREATE FUNCTION event_log.recognise(the_stream text, actual bigint, expected bigint, is_there boolean, ids uuid[], types text[], datas text[], metadatas text[]) RETURNS text
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
declare
  base          bigint;
  same_ids      int;
  same_events   int;
  last_position bigint;
begin
  base := case when expected >= -1 then expected + 1
               else (select e.revision from event_log.events e where e.id = ids[1]) end;
  select count(*),
         count(*) filter (where e.leaf = event_log.leaf(n.id, the_stream, e.revision, n.type, n.data, n.metadata)),
         max(e.position)
    into strict same_ids, same_events, last_position
    from unnest(ids, types, datas, metadatas) with ordinality as n(id, type, data, metadata, place)
    join event_log.events e on e.stream = the_stream and e.revision = base + n.place - 1 and e.id = n.id;
  if same_events = cardinality(ids) then
    return format('repeated %s %s', base + cardinality(ids) - 1, last_position);
  elsif same_ids = cardinality(ids) or is_there then
    return 'id-conflict';
  else
    return format('wrong-revision %s', actual);
  end if;
end
$$;

CREATE FUNCTION event_log.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
begin
  raise exception 'The log is only appended to: % of %.% is refused', tg_op, tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end
$$;

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE graphile_worker._private_jobs (
    id bigint NOT NULL,
    job_queue_id integer,
    task_id integer NOT NULL,
    payload json DEFAULT '{}'::json NOT NULL,
    priority smallint DEFAULT 0 NOT NULL,
    run_at timestamp with time zone DEFAULT now() NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    max_attempts smallint DEFAULT 25 NOT NULL,
    last_error text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    key text,
    locked_at timestamp with time zone,
    locked_by text,
    revision integer DEFAULT 0 NOT NULL,
    flags jsonb,
    is_available boolean GENERATED ALWAYS AS (((locked_at IS NULL) AND (attempts < max_attempts))) STORED NOT NULL,
    CONSTRAINT jobs_key_check CHECK (((length(key) > 0) AND (length(key) <= 512))),
    CONSTRAINT jobs_max_attempts_check CHECK ((max_attempts >= 1))
);

CREATE FUNCTION graphile_worker.add_job(identifier text, payload json DEFAULT NULL::json, queue_name text DEFAULT NULL::text, run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, max_attempts integer DEFAULT NULL::integer, job_key text DEFAULT NULL::text, priority integer DEFAULT NULL::integer, flags text[] DEFAULT NULL::text[], job_key_mode text DEFAULT 'replace'::text) RETURNS graphile_worker._private_jobs
    LANGUAGE plpgsql
    AS $$
declare
  v_job "graphile_worker"._private_jobs;
begin
  if (job_key is null or job_key_mode is null or job_key_mode in ('replace', 'preserve_run_at')) then
    select * into v_job
    from "graphile_worker".add_jobs(
      ARRAY[(
        identifier,
        payload,
        queue_name,
        run_at,
        max_attempts::smallint,
        job_key,
        priority::smallint,
        flags
      )::"graphile_worker".job_spec],
      (job_key_mode = 'preserve_run_at')
    )
    limit 1;
    return v_job;
  elsif job_key_mode = 'unsafe_dedupe' then
    -- Ensure all the tasks exist
    insert into "graphile_worker"._private_tasks as tasks (identifier)
    values (add_job.identifier)
    on conflict do nothing;
    -- Ensure all the queues exist
    if add_job.queue_name is not null then
      insert into "graphile_worker"._private_job_queues as job_queues (queue_name)
      values (add_job.queue_name)
      on conflict do nothing;
    end if;
    -- Insert job, but if one already exists then do nothing, even if the
    -- existing job has already started (and thus represents an out-of-date
    -- world state). This is dangerous because it means that whatever state
    -- change triggered this add_job may not be acted upon (since it happened
    -- after the existing job started executing, but no further job is being
    -- scheduled), but it is useful in very rare circumstances for
    -- de-duplication. If in doubt, DO NOT USE THIS.
    insert into "graphile_worker"._private_jobs as jobs (
      job_queue_id,
      task_id,
      payload,
      run_at,
      max_attempts,
      key,
      priority,
      flags
    )
      select
        job_queues.id,
        tasks.id,
        coalesce(add_job.payload, '{}'::json),
        coalesce(add_job.run_at, now()),
        coalesce(add_job.max_attempts::smallint, 25::smallint),
        add_job.job_key,
        coalesce(add_job.priority::smallint, 0::smallint),
        (
          select jsonb_object_agg(flag, true)
          from unnest(add_job.flags) as item(flag)
        )
      from "graphile_worker"._private_tasks as tasks
      left join "graphile_worker"._private_job_queues as job_queues
      on job_queues.queue_name = add_job.queue_name
      where tasks.identifier = add_job.identifier
    on conflict (key)
      -- Bump the updated_at so that there's something to return
      do update set
        revision = jobs.revision + 1,
        updated_at = now()
      returning *
      into v_job;
    if v_job.revision = 0 then
      perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":1}');
    end if;
    return v_job;
  else
    raise exception 'Invalid job_key_mode value, expected ''replace'', ''preserve_run_at'' or ''unsafe_dedupe''.' using errcode = 'GWBKM';
  end if;
end;
$$;

CREATE FUNCTION graphile_worker.add_jobs(specs graphile_worker.job_spec[], job_key_preserve_run_at boolean DEFAULT false) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE plpgsql
    AS $$
begin
  -- Ensure all the tasks exist
  insert into "graphile_worker"._private_tasks as tasks (identifier)
  select distinct spec.identifier
  from unnest(specs) spec
  on conflict do nothing;
  -- Ensure all the queues exist
  insert into "graphile_worker"._private_job_queues as job_queues (queue_name)
  select distinct spec.queue_name
  from unnest(specs) spec
  where spec.queue_name is not null
  on conflict do nothing;
  -- Ensure any locked jobs have their key cleared - in the case of locked
  -- existing job create a new job instead as it must have already started
  -- executing (i.e. it's world state is out of date, and the fact add_job
  -- has been called again implies there's new information that needs to be
  -- acted upon).
  update "graphile_worker"._private_jobs as jobs
  set
    key = null,
    attempts = jobs.max_attempts,
    updated_at = now()
  from unnest(specs) spec
  where spec.job_key is not null
  and jobs.key = spec.job_key
  and is_available is not true;

  -- WARNING: this count is not 100% accurate; 'on conflict' clause will cause it to be an overestimate
  perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":' || array_length(specs, 1)::text || '}');

  -- TODO: is there a risk that a conflict could occur depending on the
  -- isolation level?
  return query insert into "graphile_worker"._private_jobs as jobs (
    job_queue_id,
    task_id,
    payload,
    run_at,
    max_attempts,
    key,
    priority,
    flags
  )
    select
      job_queues.id,
      tasks.id,
      coalesce(spec.payload, '{}'::json),
      coalesce(spec.run_at, now()),
      coalesce(spec.max_attempts, 25),
      spec.job_key,
      coalesce(spec.priority, 0),
      (
        select jsonb_object_agg(flag, true)
        from unnest(spec.flags) as item(flag)
      )
    from unnest(specs) spec
    inner join "graphile_worker"._private_tasks as tasks
    on tasks.identifier = spec.identifier
    left join "graphile_worker"._private_job_queues as job_queues
    on job_queues.queue_name = spec.queue_name
  on conflict (key) do update set
    job_queue_id = excluded.job_queue_id,
    task_id = excluded.task_id,
    payload =
      case
      when json_typeof(jobs.payload) = 'array' and json_typeof(excluded.payload) = 'array' then
        (jobs.payload::jsonb || excluded.payload::jsonb)::json
      else
        excluded.payload
      end,
    max_attempts = excluded.max_attempts,
    run_at = (case
      when job_key_preserve_run_at is true and jobs.attempts = 0 then jobs.run_at
      else excluded.run_at
    end),
    priority = excluded.priority,
    revision = jobs.revision + 1,
    flags = excluded.flags,
    -- always reset error/retry state
    attempts = 0,
    last_error = null,
    updated_at = now()
  where jobs.locked_at is null
  returning *;
end;
$$;

CREATE FUNCTION graphile_worker.complete_jobs(job_ids bigint[]) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE sql
    AS $$
  delete from "graphile_worker"._private_jobs as jobs
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < now() - interval '4 hours'
    )
    returning *;
$$;

CREATE FUNCTION graphile_worker.force_unlock_workers(worker_ids text[]) RETURNS void
    LANGUAGE sql
    AS $$
update "graphile_worker"._private_jobs as jobs
set locked_at = null, locked_by = null
where locked_by = any(worker_ids);
update "graphile_worker"._private_job_queues as job_queues
set locked_at = null, locked_by = null
where locked_by = any(worker_ids);
$$;

CREATE FUNCTION graphile_worker.permanently_fail_jobs(job_ids bigint[], error_message text DEFAULT NULL::text) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE sql
    AS $$
  update "graphile_worker"._private_jobs as jobs
    set
      last_error = coalesce(error_message, 'Manually marked as failed'),
      attempts = max_attempts,
      updated_at = now()
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$;

CREATE FUNCTION graphile_worker.remove_job(job_key text) RETURNS graphile_worker._private_jobs
    LANGUAGE plpgsql STRICT
    AS $$
declare
  v_job "graphile_worker"._private_jobs;
begin
  -- Delete job if not locked
  delete from "graphile_worker"._private_jobs as jobs
    where key = job_key
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
  returning * into v_job;
  if not (v_job is null) then
    perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":-1}');
    return v_job;
  end if;
  -- Otherwise prevent job from retrying, and clear the key
  update "graphile_worker"._private_jobs as jobs
  set
    key = null,
    attempts = jobs.max_attempts,
    updated_at = now()
  where key = job_key
  returning * into v_job;
  return v_job;
end;
$$;

CREATE FUNCTION graphile_worker.reschedule_jobs(job_ids bigint[], run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, priority integer DEFAULT NULL::integer, attempts integer DEFAULT NULL::integer, max_attempts integer DEFAULT NULL::integer) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE sql
    AS $$
  update "graphile_worker"._private_jobs as jobs
    set
      run_at = coalesce(reschedule_jobs.run_at, jobs.run_at),
      priority = coalesce(reschedule_jobs.priority::smallint, jobs.priority),
      attempts = coalesce(reschedule_jobs.attempts::smallint, jobs.attempts),
      max_attempts = coalesce(reschedule_jobs.max_attempts::smallint, jobs.max_attempts),
      updated_at = now()
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$;

CREATE FUNCTION keyring.refuse_revival() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'What was erased stays erased: %', old.subject using errcode = 'restrict_violation';
end $$;

CREATE TABLE audit.chain_links (
    "position" bigint NOT NULL,
    log_position text NOT NULL COLLATE pg_catalog."C",
    leaf bytea NOT NULL,
    chain bytea NOT NULL,
    CONSTRAINT chain_links_position_check CHECK (("position" > 0))
);

CREATE TABLE audit.checkpoints (
    name text NOT NULL,
    store_id text NOT NULL,
    "position" text COLLATE pg_catalog."C",
    epoch bigint NOT NULL,
    updated_at timestamp with time zone NOT NULL
);

CREATE TABLE audit.migrations (
    id integer NOT NULL,
    name character varying(255),
    batch integer,
    migration_time timestamp with time zone
);

CREATE SEQUENCE audit.migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE audit.migrations_id_seq OWNED BY audit.migrations.id;

CREATE TABLE audit.migrations_lock (
    index integer NOT NULL,
    is_locked integer
);

CREATE SEQUENCE audit.migrations_lock_index_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE audit.migrations_lock_index_seq OWNED BY audit.migrations_lock.index;

CREATE TABLE event_log.events (
    "position" bigint NOT NULL,
    stream text NOT NULL COLLATE pg_catalog."C",
    revision bigint NOT NULL,
    type text NOT NULL COLLATE pg_catalog."C",
    id uuid NOT NULL,
    data text NOT NULL,
    metadata text NOT NULL,
    recorded_at timestamp with time zone NOT NULL,
    leaf bytea NOT NULL,
    chain bytea NOT NULL,
    CONSTRAINT events_revision_check CHECK ((revision >= 0))
);

CREATE TABLE event_log.head (
    only_row boolean DEFAULT true NOT NULL,
    store_id uuid DEFAULT gen_random_uuid() NOT NULL,
    CONSTRAINT head_only_row_check CHECK (only_row)
);

CREATE TABLE event_log.migrations (
    name text NOT NULL,
    applied_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

CREATE TABLE graphile_worker._private_job_queues (
    id integer NOT NULL,
    queue_name text NOT NULL,
    locked_at timestamp with time zone,
    locked_by text,
    is_available boolean GENERATED ALWAYS AS ((locked_at IS NULL)) STORED NOT NULL,
    CONSTRAINT job_queues_queue_name_check CHECK ((length(queue_name) <= 128))
);

CREATE TABLE graphile_worker._private_known_crontabs (
    identifier text NOT NULL,
    known_since timestamp with time zone NOT NULL,
    last_execution timestamp with time zone
);

CREATE TABLE graphile_worker._private_tasks (
    id integer NOT NULL,
    identifier text NOT NULL,
    CONSTRAINT tasks_identifier_check CHECK ((length(identifier) <= 128))
);

ALTER TABLE graphile_worker._private_job_queues ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME graphile_worker.job_queues_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE VIEW graphile_worker.jobs AS
 SELECT jobs.id,
    job_queues.queue_name,
    tasks.identifier AS task_identifier,
    jobs.priority,
    jobs.run_at,
    jobs.attempts,
    jobs.max_attempts,
    jobs.last_error,
    jobs.created_at,
    jobs.updated_at,
    jobs.key,
    jobs.locked_at,
    jobs.locked_by,
    jobs.revision,
    jobs.flags
   FROM ((graphile_worker._private_jobs jobs
     JOIN graphile_worker._private_tasks tasks ON ((tasks.id = jobs.task_id)))
     LEFT JOIN graphile_worker._private_job_queues job_queues ON ((job_queues.id = jobs.job_queue_id)));

ALTER TABLE graphile_worker._private_jobs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME graphile_worker.jobs_id_seq1
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE graphile_worker.migrations (
    id integer NOT NULL,
    ts timestamp with time zone DEFAULT now() NOT NULL,
    breaking boolean DEFAULT false NOT NULL
);

ALTER TABLE graphile_worker._private_tasks ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME graphile_worker.tasks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE keyring.keys (
    subject text NOT NULL COLLATE pg_catalog."C",
    master_key_id text,
    wrapped bytea,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    erased_at timestamp with time zone,
    CONSTRAINT keys_check CHECK (((wrapped IS NULL) = (master_key_id IS NULL))),
    CONSTRAINT keys_check1 CHECK (((wrapped IS NULL) = (erased_at IS NOT NULL)))
)
WITH (autovacuum_vacuum_threshold='0', autovacuum_vacuum_scale_factor='0');

CREATE TABLE keyring.migrations (
    id integer NOT NULL,
    name character varying(255),
    batch integer,
    migration_time timestamp with time zone
);

CREATE SEQUENCE keyring.migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE keyring.migrations_id_seq OWNED BY keyring.migrations.id;

CREATE TABLE keyring.migrations_lock (
    index integer NOT NULL,
    is_locked integer
);

CREATE SEQUENCE keyring.migrations_lock_index_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE keyring.migrations_lock_index_seq OWNED BY keyring.migrations_lock.index;

CREATE TABLE keyring.secrets (
    name text NOT NULL COLLATE pg_catalog."C",
    master_key_id text NOT NULL,
    wrapped bytea NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

CREATE TABLE read_models.checkpoints (
    name text NOT NULL,
    store_id text NOT NULL,
    "position" text COLLATE pg_catalog."C",
    epoch bigint NOT NULL,
    updated_at timestamp with time zone NOT NULL
);

CREATE TABLE read_models.credit_accounts_v1 (
    user_id bigint NOT NULL,
    available integer NOT NULL
);

CREATE VIEW read_models.credit_accounts AS
 SELECT credit_accounts_v1.user_id,
    credit_accounts_v1.available
   FROM read_models.credit_accounts_v1;

CREATE TABLE read_models.credit_entries_v1 (
    event_id text NOT NULL,
    user_id bigint NOT NULL,
    number integer NOT NULL,
    kind text NOT NULL,
    change integer NOT NULL,
    product_id bigint,
    review_id bigint,
    source text,
    at text NOT NULL
);

CREATE VIEW read_models.credit_entries AS
 SELECT credit_entries_v1.event_id,
    credit_entries_v1.user_id,
    credit_entries_v1.number,
    credit_entries_v1.kind,
    credit_entries_v1.change,
    credit_entries_v1.product_id,
    credit_entries_v1.review_id,
    credit_entries_v1.source,
    credit_entries_v1.at
   FROM read_models.credit_entries_v1;

CREATE TABLE read_models.feedback_requests_v1 (
    id text NOT NULL,
    product_id bigint NOT NULL,
    source text NOT NULL,
    order_id bigint,
    user_id bigint,
    seats integer NOT NULL,
    claim_hours integer NOT NULL,
    status text NOT NULL,
    requested_at text NOT NULL,
    due_at text NOT NULL,
    ended_at text
);

CREATE VIEW read_models.feedback_requests AS
 SELECT feedback_requests_v1.id,
    feedback_requests_v1.product_id,
    feedback_requests_v1.source,
    feedback_requests_v1.order_id,
    feedback_requests_v1.user_id,
    feedback_requests_v1.seats,
    feedback_requests_v1.claim_hours,
    feedback_requests_v1.status,
    feedback_requests_v1.requested_at,
    feedback_requests_v1.due_at,
    feedback_requests_v1.ended_at
   FROM read_models.feedback_requests_v1;

CREATE TABLE read_models.feedback_seats_v1 (
    key text NOT NULL,
    request_id text NOT NULL,
    seat integer NOT NULL,
    product_id bigint NOT NULL,
    state text NOT NULL,
    user_id bigint,
    claimed_at text,
    due_at text,
    review_id bigint,
    filled_at text
);

CREATE VIEW read_models.feedback_seats AS
 SELECT feedback_seats_v1.key,
    feedback_seats_v1.request_id,
    feedback_seats_v1.seat,
    feedback_seats_v1.product_id,
    feedback_seats_v1.state,
    feedback_seats_v1.user_id,
    feedback_seats_v1.claimed_at,
    feedback_seats_v1.due_at,
    feedback_seats_v1.review_id,
    feedback_seats_v1.filled_at
   FROM read_models.feedback_seats_v1;

CREATE TABLE read_models.generations (
    projection text NOT NULL,
    generation integer NOT NULL,
    version integer NOT NULL,
    activated_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

CREATE TABLE read_models.migrations (
    id integer NOT NULL,
    name character varying(255),
    batch integer,
    migration_time timestamp with time zone
);

CREATE SEQUENCE read_models.migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE read_models.migrations_id_seq OWNED BY read_models.migrations.id;

CREATE TABLE read_models.migrations_lock (
    index integer NOT NULL,
    is_locked integer
);

CREATE SEQUENCE read_models.migrations_lock_index_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE read_models.migrations_lock_index_seq OWNED BY read_models.migrations_lock.index;

CREATE TABLE read_models.operations (
    projection text NOT NULL,
    request_id uuid NOT NULL,
    operation text NOT NULL,
    stream text,
    event_id uuid,
    reason text,
    requested_by bigint NOT NULL,
    requested_at timestamp with time zone NOT NULL,
    "position" text NOT NULL COLLATE pg_catalog."C",
    ended_at timestamp with time zone,
    outcome text,
    applied integer,
    error text
);

CREATE TABLE read_models.orders_v1 (
    id bigint NOT NULL,
    product_id bigint NOT NULL,
    tier text NOT NULL,
    amount_cents integer NOT NULL,
    provider text NOT NULL,
    session_id text,
    status text NOT NULL,
    user_id bigint,
    browser text NOT NULL,
    link_hash text,
    started_at text NOT NULL,
    paid_at text,
    due_at text,
    refunds text NOT NULL
);

CREATE VIEW read_models.orders AS
 SELECT orders_v1.id,
    orders_v1.product_id,
    orders_v1.tier,
    orders_v1.amount_cents,
    orders_v1.provider,
    orders_v1.session_id,
    orders_v1.status,
    orders_v1.user_id,
    orders_v1.browser,
    orders_v1.link_hash,
    orders_v1.started_at,
    orders_v1.paid_at,
    orders_v1.due_at,
    orders_v1.refunds
   FROM read_models.orders_v1;

CREATE TABLE read_models.parked_streams (
    projection text NOT NULL,
    stream text NOT NULL,
    revision bigint NOT NULL,
    "position" text NOT NULL COLLATE pg_catalog."C",
    event_id uuid NOT NULL,
    event_type text NOT NULL,
    error text NOT NULL,
    stack text NOT NULL,
    attempts integer NOT NULL,
    first_at timestamp with time zone NOT NULL,
    last_at timestamp with time zone NOT NULL
);

CREATE TABLE read_models.products_v1 (
    id bigint NOT NULL,
    status text NOT NULL,
    owner_id bigint,
    is_listed boolean NOT NULL,
    is_hidden boolean NOT NULL,
    claimable_by text,
    url text NOT NULL,
    document text,
    summary text,
    title text,
    description text,
    public_url text,
    persona_words tsvector GENERATED ALWAYS AS (strip((json_to_tsvector('english'::regconfig, ((document)::json #> '{aiAnalysis,customerPersona}'::text[]), '["string"]'::jsonb) || json_to_tsvector('english'::regconfig, ((document)::json #> '{aiAnalysis,secondaryPersonas}'::text[]), '["string"]'::jsonb)))) STORED
);

CREATE VIEW read_models.products AS
 SELECT products_v1.id,
    products_v1.owner_id,
    products_v1.is_listed,
    products_v1.claimable_by,
    products_v1.document,
    products_v1.summary,
    products_v1.title,
    products_v1.description,
    products_v1.public_url,
    products_v1.persona_words
   FROM read_models.products_v1
  WHERE (products_v1.status = 'completed'::text);

CREATE TABLE read_models.rebuilds (
    projection text NOT NULL,
    generation integer NOT NULL,
    version integer NOT NULL,
    begun_at timestamp with time zone NOT NULL,
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

CREATE TABLE read_models.reviews_v1 (
    id bigint NOT NULL,
    product_id bigint NOT NULL,
    user_id bigint NOT NULL,
    content text,
    rating integer NOT NULL,
    status text NOT NULL,
    created_at text NOT NULL,
    completed_at text
);

CREATE VIEW read_models.reviews AS
 SELECT reviews_v1.id,
    reviews_v1.product_id,
    reviews_v1.user_id,
    reviews_v1.content,
    reviews_v1.rating,
    reviews_v1.status,
    reviews_v1.created_at,
    reviews_v1.completed_at
   FROM read_models.reviews_v1;

CREATE TABLE read_models.skipped_events (
    projection text NOT NULL,
    event_id uuid NOT NULL,
    stream text NOT NULL,
    "position" text NOT NULL COLLATE pg_catalog."C",
    reason text NOT NULL,
    skipped_at timestamp with time zone NOT NULL
);

CREATE TABLE read_models.users_v1 (
    id bigint NOT NULL,
    email text NOT NULL,
    full_name text NOT NULL,
    social_profile text NOT NULL,
    expertise text NOT NULL,
    roles text NOT NULL,
    terms_agreed_at text NOT NULL,
    created_at text NOT NULL
);

CREATE VIEW read_models.users AS
 SELECT users_v1.id,
    users_v1.email,
    users_v1.full_name,
    users_v1.social_profile,
    users_v1.expertise,
    users_v1.roles,
    users_v1.terms_agreed_at,
    users_v1.created_at
   FROM read_models.users_v1;

CREATE TABLE sessions.migrations (
    id integer NOT NULL,
    name character varying(255),
    batch integer,
    migration_time timestamp with time zone
);

CREATE SEQUENCE sessions.migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE sessions.migrations_id_seq OWNED BY sessions.migrations.id;

CREATE TABLE sessions.migrations_lock (
    index integer NOT NULL,
    is_locked integer
);

CREATE SEQUENCE sessions.migrations_lock_index_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE sessions.migrations_lock_index_seq OWNED BY sessions.migrations_lock.index;

CREATE TABLE sessions.sessions (
    sid text NOT NULL,
    sess json NOT NULL,
    expire timestamp with time zone NOT NULL
);

CREATE TABLE write_side.analysis_budget (
    day date NOT NULL,
    calls bigint DEFAULT 0 NOT NULL,
    tokens bigint DEFAULT 0 NOT NULL
);

CREATE TABLE write_side.checkpoints (
    name text NOT NULL,
    store_id text NOT NULL,
    "position" text COLLATE pg_catalog."C",
    epoch bigint NOT NULL,
    updated_at timestamp with time zone NOT NULL
);

CREATE TABLE write_side.credentials (
    user_id bigint NOT NULL,
    hash text NOT NULL,
    changed_at timestamp with time zone NOT NULL
);

CREATE TABLE write_side.migrations (
    id integer NOT NULL,
    name character varying(255),
    batch integer,
    migration_time timestamp with time zone
);

CREATE SEQUENCE write_side.migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE write_side.migrations_id_seq OWNED BY write_side.migrations.id;

CREATE TABLE write_side.migrations_lock (
    index integer NOT NULL,
    is_locked integer
);

CREATE SEQUENCE write_side.migrations_lock_index_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE write_side.migrations_lock_index_seq OWNED BY write_side.migrations_lock.index;

CREATE SEQUENCE write_side.order_ids
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE write_side.password_resets (
    id uuid NOT NULL,
    user_id bigint NOT NULL,
    token_hash bytea NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    used_by uuid
);

CREATE SEQUENCE write_side.product_ids
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE write_side.rate_limits (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);

CREATE TABLE write_side.requests (
    key uuid NOT NULL,
    actor text NOT NULL,
    body_hmac bytea NOT NULL,
    allocated jsonb NOT NULL,
    leased_until timestamp with time zone NOT NULL,
    status integer,
    answer text,
    "position" text,
    created_at timestamp with time zone NOT NULL
);

CREATE SEQUENCE write_side.review_ids
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE SEQUENCE write_side.user_ids
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE write_side.webhook_events (
    id text NOT NULL,
    received_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY audit.migrations ALTER COLUMN id SET DEFAULT nextval('audit.migrations_id_seq'::regclass);

ALTER TABLE ONLY audit.migrations_lock ALTER COLUMN index SET DEFAULT nextval('audit.migrations_lock_index_seq'::regclass);

ALTER TABLE ONLY keyring.migrations ALTER COLUMN id SET DEFAULT nextval('keyring.migrations_id_seq'::regclass);

ALTER TABLE ONLY keyring.migrations_lock ALTER COLUMN index SET DEFAULT nextval('keyring.migrations_lock_index_seq'::regclass);

ALTER TABLE ONLY read_models.migrations ALTER COLUMN id SET DEFAULT nextval('read_models.migrations_id_seq'::regclass);

ALTER TABLE ONLY read_models.migrations_lock ALTER COLUMN index SET DEFAULT nextval('read_models.migrations_lock_index_seq'::regclass);

ALTER TABLE ONLY sessions.migrations ALTER COLUMN id SET DEFAULT nextval('sessions.migrations_id_seq'::regclass);

ALTER TABLE ONLY sessions.migrations_lock ALTER COLUMN index SET DEFAULT nextval('sessions.migrations_lock_index_seq'::regclass);

ALTER TABLE ONLY write_side.migrations ALTER COLUMN id SET DEFAULT nextval('write_side.migrations_id_seq'::regclass);

ALTER TABLE ONLY write_side.migrations_lock ALTER COLUMN index SET DEFAULT nextval('write_side.migrations_lock_index_seq'::regclass);

INSERT INTO audit.migrations VALUES
	(1, '0001-access', 1, '2026-11-01 09:20:15.583+00'),
	(2, '0002-kept-chain', 1, '2026-11-01 09:20:15.594+00');

INSERT INTO audit.migrations_lock VALUES
	(1, 0);

INSERT INTO event_log.events VALUES
	(1, 'email-b287a83db9abb9cbd7383979c8f3ce1fb33ce6dbd480f6202db757e0ead92a3f', 0, 'EmailClaimed', '47be57eb-210a-526f-8821-d2091f5b2313', '{"userId":1,"claimedAt":"2026-11-01T09:20:16.180Z"}', '{"correlationId":"9e6870c6-874a-42ed-ac1c-dd6acc310f28","causationId":"00000000-0000-4000-8000-000000000001","commandId":"23d0b73d-4515-5d88-ae86-9a4238994e01","actor":"visitor","occurredAt":"2026-11-01T09:20:20.830Z","schemaVersion":1}', '2026-11-01 09:11:16.134+00', '\x1de74a69364dad970f9d79e89e7070dc63edd75f6ca1f75df152ba2d073490e3', '\xdb5e885005a1f86faf3cbd513b2fac708276f067ee7103a0d9f64db9e0cdd8b0'),
	(2, 'user-1', 0, 'UserRegistered', 'd7fb90db-b04d-51a6-bcf8-02ee15968191', '{"userId":1,"email":{"sealed":"1.1yfduNN-5k5Do8K-vLuWvTDIj9RIbv0NZUi2U3MVyf2VqKe7JYKfEr8Cnd4l"},"termsAgreedAt":"2026-11-01T09:20:16.180Z","registeredAt":"2026-11-01T09:20:16.180Z"}', '{"correlationId":"9e6870c6-874a-42ed-ac1c-dd6acc310f28","causationId":"00000000-0000-4000-8000-000000000001","commandId":"2a611ce6-a446-57e6-94f6-8eef62d07a69","actor":"visitor","occurredAt":"2026-11-01T09:20:20.970Z","schemaVersion":1}', '2026-11-01 09:11:16.284+00', '\x061dd34f43b46ebc507014e16c582c87b0e314b9acb1e86a1708b07df1fd134c', '\x1e5f5eb9eabf2f3273e7d98f9a9cd5d34dfeb1a56cc40b3e0fe8a50ebd46de28'),
	(3, 'credits-1', 0, 'CreditsGranted', '5fc9da00-5ae5-5470-9bee-c23a6c8b662d', '{"userId":1,"amount":1,"reason":"welcome","grantedAt":"2026-11-01T09:20:16.180Z"}', '{"correlationId":"9e6870c6-874a-42ed-ac1c-dd6acc310f28","causationId":"00000000-0000-4000-8000-000000000001","commandId":"8333fc23-e62a-50ea-adb4-e7e8af82eddb","actor":"visitor","occurredAt":"2026-11-01T09:20:21.012Z","schemaVersion":1}', '2026-11-01 09:11:16.293+00', '\x518340af26c92953ce853f904e991330873c4e9238115036d34bf2c7c8f1903d', '\x3467e084809600d4fa784e4eb27e3ec04cf278055daccbdbdb683681598e2a02'),
	(4, 'user-1', 1, 'ProfileUpdated', '331cc5f5-e9aa-5c3b-8b25-26b9af0c2e83', '{"userId":1,"fullName":{"sealed":"1.ToZJ_o8TIBfa_pZYuFaJ1mLWlt1ee988ZN61oe0yp6rEFYwnASxOHqFU"},"socialProfile":{"sealed":"1.K0MKif_lwX-OKoaWLpogvUvQ2ks4-rUpcNliQGlERDBUYlthd-ws93NmXs0eSrYudyRXam0"},"expertise":{"sealed":"1.ltJYxAhlyXvwT0CBxjB78TDeWdVLq1Qzv3mSHQ71b839N5qfM7FrI-gy_5RMiWgnGuorW_js"},"updatedAt":"2026-11-01T09:20:21.160Z"}', '{"correlationId":"c1e51c2e-7c16-4e63-a2ef-e9c53fd0e06e","causationId":"ae6909a9-bb83-48e4-bbaa-6271bc4f18b0","commandId":"a65143bb-92f1-4a37-b598-b81a5d44328d","actor":"user-1","occurredAt":"2026-11-01T09:20:21.163Z","schemaVersion":1}', '2026-11-01 09:11:16.463+00', '\x63b6f7663ea951179d7709cb1861567986eaac24096faefdd6ba15ec1d99b0cb', '\xfdcef632de6fbfc0994480da3951a4b888624a8c3f8e493e04567464d4ae9326'),
	(5, 'email-575a2cb0de4686e2231df72e183dd59309dc506a3f575312a9d533a37b39e078', 0, 'EmailClaimed', '5bb5fddb-b347-54db-819d-91b140b0dda5', '{"userId":2,"claimedAt":"2026-11-01T09:20:21.386Z"}', '{"correlationId":"fe9cac00-0374-4678-b618-b42dca8ff9e4","causationId":"00000000-0000-4000-8000-000000000002","commandId":"a4b083ed-c1e1-5299-8a37-ee09dde15d85","actor":"visitor","occurredAt":"2026-11-01T09:20:22.275Z","schemaVersion":1}', '2026-11-01 09:11:17.556+00', '\x35336575575e6a37c5f3371b8b2f1b1a2eca2ada0fc0dc0bc6bd1b82122ac897', '\x621b4fa0fc558f6984b3cc6d3db942221c3a1fec282e92213449f9c312096b4b'),
	(6, 'user-2', 0, 'UserRegistered', 'c355accd-4347-5f7e-b7e2-44458807da55', '{"userId":2,"email":{"sealed":"1.d7suKSqgcF5RGrLHQu64mVY1BTMkWZb5Cf1WJ-cWicS2WszdaWFBLuwRGpRO"},"termsAgreedAt":"2026-11-01T09:20:21.386Z","registeredAt":"2026-11-01T09:20:21.386Z"}', '{"correlationId":"fe9cac00-0374-4678-b618-b42dca8ff9e4","causationId":"00000000-0000-4000-8000-000000000002","commandId":"001b9e9d-5f16-56b8-8910-70e057bfa42b","actor":"visitor","occurredAt":"2026-11-01T09:20:22.312Z","schemaVersion":1}', '2026-11-01 09:11:17.627+00', '\xfea63e6595c8bb15413f8289f622917c3881fc3efbfb95f34699511598b6f2d8', '\xd59898c00e50c63050089015655be5a65254ac0a60afcef620e406eb652f06a6'),
	(7, 'credits-2', 0, 'CreditsGranted', 'f0d04169-4a86-5b32-8a53-aecefa4e8c88', '{"userId":2,"amount":1,"reason":"welcome","grantedAt":"2026-11-01T09:20:21.386Z"}', '{"correlationId":"fe9cac00-0374-4678-b618-b42dca8ff9e4","causationId":"00000000-0000-4000-8000-000000000002","commandId":"2c57127a-38f0-5e7d-88dd-7a935a11c65f","actor":"visitor","occurredAt":"2026-11-01T09:20:22.372Z","schemaVersion":1}', '2026-11-01 09:11:17.668+00', '\x437bfc61cf56903c14bd1267a3512504ea737240514faf352a49ae2e233a45de', '\x6272a4262f3ab0d92fdc38d71e28d497c8f115383a07283a500e82f0a704bf6a'),
	(8, 'user-2', 1, 'ProfileUpdated', 'b4796b9d-6453-571b-a222-554245991018', '{"userId":2,"fullName":{"sealed":"1.hxYRxsCdQ3WWU40ywgE3gebehZ6gkW5H_zIZCv9xuYNRGIECemXW15w"},"socialProfile":{"sealed":"1.oCzLXhpVbfuOzGE3lDapaPEvSQgR2Ik95d5YoncHDqZrZQ2cgjq05ekRc9y3S01FUYVPh4Y"},"expertise":{"sealed":"1.HhuFKkMiiYFa3Syt9A5NX4_BtxHrSlGNeieT9RNejYm0G_lKSc3-W-HazP9sN44xqCCWRXAB"},"updatedAt":"2026-11-01T09:20:22.657Z"}', '{"correlationId":"ec9812da-3d37-49ba-b714-a203c62360c7","causationId":"75088a49-8ced-46a7-856f-bac29173f8d8","commandId":"a6662343-4d34-4436-8816-f73e97223143","actor":"user-2","occurredAt":"2026-11-01T09:20:22.666Z","schemaVersion":1}', '2026-11-01 09:11:17.992+00', '\x8b8d99a51714ef65306a39f03366e342004f45f77b0466b03f5b7a767167de22', '\x71d2d7924fa6f85c8f41429a9765fb2c2e4152d0846ac46235a3386f925750cd'),
	(9, 'email-a39140734d2023a2364f8ea3d18a79405dd0d7ab378900c85b75e066b58eed27', 0, 'EmailClaimed', '69986ce5-6822-5ae8-aa39-e2d3b5a1584b', '{"userId":3,"claimedAt":"2026-11-01T09:20:22.833Z"}', '{"correlationId":"5f260e78-dae1-4e9d-aa2a-241d4046f796","causationId":"00000000-0000-4000-8000-000000000003","commandId":"82534dc1-a52f-583f-9abe-e3dbe49628d5","actor":"visitor","occurredAt":"2026-11-01T09:20:23.121Z","schemaVersion":1}', '2026-11-01 09:11:18.402+00', '\x84705cdac1492e3fd8529579a87bb9b2e0075479c610dce0aad2ada7d009e102', '\x404e9fb33c3e179a8c3dc03a372230450d993f63062861517fbdbe8d70e6688a'),
	(10, 'user-3', 0, 'UserRegistered', 'b923d1d6-5b07-542c-8303-3325a0b4fbe2', '{"userId":3,"email":{"sealed":"1.GKiGq4LSTRtDpXSDNhhK1-TB9nI8eSFhIxql-6p7Vjah8oM3Qfn9dxLcA-mODQ"},"termsAgreedAt":"2026-11-01T09:20:22.833Z","registeredAt":"2026-11-01T09:20:22.833Z"}', '{"correlationId":"5f260e78-dae1-4e9d-aa2a-241d4046f796","causationId":"00000000-0000-4000-8000-000000000003","commandId":"c4708c3b-31c0-5cbf-932a-642c4b7cf85b","actor":"visitor","occurredAt":"2026-11-01T09:20:23.135Z","schemaVersion":1}', '2026-11-01 09:11:18.428+00', '\xb81d0fdfed32c86dfd1568cbc092fc05c0042615dab07c8ae4513d635a35f4c2', '\x269d4775b15b70fb0ddbcbfdad511b02bef9176e0aa98e3df2420d34c00f927b'),
	(11, 'credits-3', 0, 'CreditsGranted', '9a155912-043c-588f-970a-1bf700291e53', '{"userId":3,"amount":1,"reason":"welcome","grantedAt":"2026-11-01T09:20:22.833Z"}', '{"correlationId":"5f260e78-dae1-4e9d-aa2a-241d4046f796","causationId":"00000000-0000-4000-8000-000000000003","commandId":"56d752b9-a5a7-5162-b242-5ba96d741b90","actor":"visitor","occurredAt":"2026-11-01T09:20:23.157Z","schemaVersion":1}', '2026-11-01 09:11:18.444+00', '\x61d8f2b5a69711348df02d4b1d4dfefe01f80ff02179f4a4e77bf299497e086e', '\x692dd1577bdc78958c75b4255a47ce5c161b87ccc452db6e9bcf0dff05e41ab0'),
	(12, 'user-3', 1, 'ProfileUpdated', '84f08ebb-9630-5d1c-9519-1c424c6644a2', '{"userId":3,"fullName":{"sealed":"1.KZIqrLr60cbVn2oMQhc5M3RmUkCQpGSgVTOpSOtIsgC9r5u5KqrhbTrM"},"socialProfile":{"sealed":"1.P5a0qGmT68Dbg4BqwPEZSaN2p4SicYBsf36elGRy-Ye_PpuYJKPZv5Z8SbDQ9OigxJCCCu6i"},"expertise":{"sealed":"1.s1YvFKJ9rH14uSCp8KM9q1Oz2HWjl8BXO1tfYwPiUffYAo8tgpGF_ZYc9RQj72cP7tqytYyD"},"updatedAt":"2026-11-01T09:20:23.232Z"}', '{"correlationId":"2785570f-ac03-4910-9920-d4d6b1336590","causationId":"645befa0-e438-41fd-8f7c-e95fc4effaec","commandId":"fb236cb9-4e61-4b19-b3ea-f605b8d74493","actor":"user-3","occurredAt":"2026-11-01T09:20:23.246Z","schemaVersion":1}', '2026-11-01 09:11:18.536+00', '\xbc77db336d3a15f038fd4641d1871776baaea8a1eee43d3f00ac57d449b499ef', '\x9e190f19acff350b1d21fe610b8ac7693279be0d467449961c8d5c314a462c88'),
	(13, 'email-4a7628cd9de1f1acb9d7d520dbae0d5342efcc919e19ab65c053d632a90c8d7f', 0, 'EmailClaimed', '292bad41-f250-5bfd-ab03-f7b5631ff30c', '{"userId":4,"claimedAt":"2026-11-01T09:20:23.296Z"}', '{"correlationId":"bcf82338-f294-4e4a-8df7-2042132273e2","causationId":"00000000-0000-4000-8000-000000000004","commandId":"5100242c-4bcb-5d90-887c-c25d318b106f","actor":"visitor","occurredAt":"2026-11-01T09:20:23.380Z","schemaVersion":1}', '2026-11-01 09:11:18.66+00', '\xf8e42452171ef0807a3cd1b2d2b2686d7a575efa5376d9f49249c366dcc9b4fd', '\x4751beedb2fe1a0f7d381660c38444355b366ce656fd949c5d5bb1561564f55d'),
	(14, 'user-4', 0, 'UserRegistered', '90b0493a-795d-5f8b-b4c0-3eede4f415d6', '{"userId":4,"email":{"sealed":"1.-vfL09SZvik1TDhKVi_S47Yxb22RHpzGVEcdjwHS1yB8izTKNMRt7UmqD3D5BA"},"termsAgreedAt":"2026-11-01T09:20:23.296Z","registeredAt":"2026-11-01T09:20:23.296Z"}', '{"correlationId":"bcf82338-f294-4e4a-8df7-2042132273e2","causationId":"00000000-0000-4000-8000-000000000004","commandId":"54afab4e-a42d-5736-b844-97422f4cb9c7","actor":"visitor","occurredAt":"2026-11-01T09:20:23.385Z","schemaVersion":1}', '2026-11-01 09:11:18.672+00', '\x36519234e3eda3e705f31a75cd9b50839f5b30298cb4d6f62b607aebf844d86b', '\x0f7847aec68a5b9dfa260915bfb57a41b0cc76f784976a43d54f17990871a63b'),
	(15, 'credits-4', 0, 'CreditsGranted', '4fd28250-ae44-5ae6-b167-459512cd024f', '{"userId":4,"amount":1,"reason":"welcome","grantedAt":"2026-11-01T09:20:23.296Z"}', '{"correlationId":"bcf82338-f294-4e4a-8df7-2042132273e2","causationId":"00000000-0000-4000-8000-000000000004","commandId":"ee1e3324-2c05-57fa-bd96-74010b133551","actor":"visitor","occurredAt":"2026-11-01T09:20:23.401Z","schemaVersion":1}', '2026-11-01 09:11:18.683+00', '\xdc37beb3ae0f9c4228989b2234ef2dca88dd33e9a56c97e69d44b15018f5a690', '\xf5b48e3dd920411909200d1230b9385f6df3a00a0c4eb79e868bcb04c18fa561'),
	(16, 'user-4', 1, 'ProfileUpdated', 'e8300ba8-3f69-5542-8052-69ff16a5e48a', '{"userId":4,"fullName":{"sealed":"1.HL2r77ZQZtddxySiMgFTJfEICGNK32Ea-JS4nFqZOSKLmMHpxkjIKNbN"},"socialProfile":{"sealed":"1.dbqgek0kHSS4_bT4goEvRPyf1x4oKUqcnh27PXj5f8GKllQR5d3nFEoVdNs7Mma2oA7H_My0"},"expertise":{"sealed":"1.sXj8RK68wuFOu-m_UKJtgnH1-HpKzdEBXUtJG9DiGjH84dIhxyMTsITBKgH0X4I5WjfmYQsV"},"updatedAt":"2026-11-01T09:20:23.431Z"}', '{"correlationId":"b4143f8c-fc98-451d-a9f5-c3af03fd71ac","causationId":"8b57f0e7-d320-4182-96d3-e7656aafd164","commandId":"e815f1c2-8574-4cef-b4ed-71664018ff93","actor":"user-4","occurredAt":"2026-11-01T09:20:23.444Z","schemaVersion":1}', '2026-11-01 09:11:18.782+00', '\x6cbe13e9f4eff1c8ecfe4a6c52331e9c7a63ee43ee67787958ed61394b7ecd8e', '\x934115e58bd2cfaa2100c36faae8108b9ade26442d781edd4506a03d4f4dcd18'),
	(17, 'email-6ef481cd3d3a59a173c695043936f741492c16523bfffecec15957849c8c7882', 0, 'EmailClaimed', '82f75559-8f6d-5af6-8575-3318403a7f61', '{"userId":5,"claimedAt":"2026-11-01T09:20:23.623Z"}', '{"correlationId":"20c11c72-3d75-4d96-ba69-17d2dd6ded1d","causationId":"00000000-0000-4000-8000-000000000005","commandId":"81c95d92-d0f8-56ae-be45-e9bba1e6af08","actor":"visitor","occurredAt":"2026-11-01T09:20:23.728Z","schemaVersion":1}', '2026-11-01 09:11:19.012+00', '\x3fad3cfab212f20584667a97075c0bb84a66972796d25cab764dc596e3c1c8ff', '\x390e00d16b5e207ebbb58ef4972a1deebb39ea5e10a156af4d535d5ae9542e86'),
	(18, 'user-5', 0, 'UserRegistered', '1caee8a3-6edc-59d5-ac31-a698a3bc5ff6', '{"userId":5,"email":{"sealed":"1.y0g4AdBIkGF99TFpG4q7qaY-MRaUyBZ58TQ-zexUOQVW0uhr3IiM3ZlUwrUz"},"termsAgreedAt":"2026-11-01T09:20:23.623Z","registeredAt":"2026-11-01T09:20:23.623Z"}', '{"correlationId":"20c11c72-3d75-4d96-ba69-17d2dd6ded1d","causationId":"00000000-0000-4000-8000-000000000005","commandId":"cac79653-a68d-554f-b34e-80a15ff2ba54","actor":"visitor","occurredAt":"2026-11-01T09:20:23.741Z","schemaVersion":1}', '2026-11-01 09:11:19.03+00', '\xb361762a55b137531bb554ddc6e7b5748fc1cc5c3a3b2bae74d3da59a912c971', '\x037454f2b649aed6cd6948f57a27a23d66f02a0d8bae94356d02407b5e536c2b'),
	(19, 'credits-5', 0, 'CreditsGranted', '759d7b47-d0bc-53f9-ba40-6dfd20985e82', '{"userId":5,"amount":1,"reason":"welcome","grantedAt":"2026-11-01T09:20:23.623Z"}', '{"correlationId":"20c11c72-3d75-4d96-ba69-17d2dd6ded1d","causationId":"00000000-0000-4000-8000-000000000005","commandId":"e54a5df6-96f2-5544-86db-cbbfa95cdbfa","actor":"visitor","occurredAt":"2026-11-01T09:20:23.762Z","schemaVersion":1}', '2026-11-01 09:11:19.045+00', '\x742e61b1dcb425cd03dbb65dfbaeea5b9836d6953f907ed2ef6c1362c00458e7', '\x33e807d0628a7bc07f91aa0a7eaa023c1db7732cfdd11e2a3f71bf5339ac3451'),
	(20, 'user-5', 1, 'ProfileUpdated', '5aba38d0-7bee-5290-8287-2d3a8733eceb', '{"userId":5,"fullName":{"sealed":"1.vSguf1QYAKIUSg6KqDQkx2WggjfFKZXLHOFurQSW8hgH620axIAXdbk"},"socialProfile":{"sealed":"1.Iol0bzCYlSGMOULKAjxw9DBkpIPWRegbtsjez3DhnWwxmhjRnjXwLEB3GnaWhrf99Rr5cOY"},"expertise":{"sealed":"1.Olh-vlsWAL7y5T2TcFGSIc4pBSp2aZaYTOlHo5gsIbdMyAAKTjeGlz3NMn9_tY-6QszXAF9r"},"updatedAt":"2026-11-01T09:20:23.849Z"}', '{"correlationId":"f8406b51-5cab-4b6e-81ea-f99260cc7c1e","causationId":"481c3717-5de1-4192-a206-097d3a7779d5","commandId":"96aefd3a-3a00-4dba-9853-b84583aebd0a","actor":"user-5","occurredAt":"2026-11-01T09:20:23.855Z","schemaVersion":1}', '2026-11-01 09:11:19.137+00', '\x261778a369c5009cd0bb135b477d660844f76ddf19bfbb9d3a0c233c3a4c1671', '\x157896dae5d6f8787dc974a045b04ed8479fe8a2a0043dae51536e5f18a880df'),
	(21, 'product-1', 0, 'AnalysisRequested', 'df897f56-af9b-58e3-b4e6-a76abd584208', '{"productId":1,"url":{"sealed":"1.jKe34Ev-GU7eI7hc2SVLsfJpmePSoTxMY8SqZnW7lGtekQOgmdjyuMoj-Hp97VJw_slC0LFnq95OPKDGIsB_"},"submittedBy":"ba27b8622e68dbe9674b42f14b195a3bf1abce9d455ad4a1c26f0f3cfee8298f","requestedBy":1,"requestedAt":"2026-11-01T09:20:24.021Z","dueAt":"2026-11-01T09:21:54.021Z"}', '{"correlationId":"27a92fe6-00cf-436b-a1a7-160d46ffca1e","causationId":"8fa2ffe3-911d-4557-812c-9a2f93950c51","commandId":"8fa2ffe3-911d-4557-812c-9a2f93950c51","actor":"user-1","occurredAt":"2026-11-01T09:20:24.101Z","schemaVersion":1}', '2026-11-01 09:11:19.415+00', '\x79a4dc40d92c8a863b938f7e03a9e9ed0419ee69527c3ca28f6580a9a3491ec2', '\xef2b30a4b802aba928cbfd0fe2387175f152bdd26033a774a135727a4c4f727a'),
	(22, 'product-1', 1, 'AnalysisCompleted', '4e16cca2-0576-5763-8e1c-ebb956c3be3b', '{"productId":1,"finalUrl":{"sealed":"1.63PhiZ_eJkT7YVpFYL6dhI39bSfEZEMuVHwk-3O4koxc-5V1YqhtyOePVMUlWYmngxJ5RZbz8JgrFBFgm_g7"},"report":{"sealed":"1.smJjkxmfI_2ZQ0WeVE2J_l3sVjgEDYavgDPVD91K3qL4B0ov4RNDJ8apMB53KNXukU0q15dC8JZEzaR_sUjZaOkyvkJV1fCOuESgr2U-BLCyyzvVA6ikdjz0Sh0FbsjeacDjJIr4k88_6jiXck3_NgEjFYcR1ANr8qvgrjxGewk0_lEN91-ss3RCrR0OFrxTY7e3sRFKRD_PprlZu_cJrtH-D4l6ZpJ2PoIijzdYLAtP6pPgjZok2KRt6GG9Ipc7B-HSm43qvnK0ublB96r4MEWK9lXVYamidB9Og4_BEs6Nug_D7Goomc8p3AdeRnA14mXxt9L95H3FXjG5f3yVhzQurbqkMiUKoiTIuwXDY9HCfcZp9UbPGq2z-7y45gzjTvZGLaLxc-YWECVEVCGja8Z-leoRJJU96GZ6TTh4FAE0iVwXgJdlKhGGp4oTgVDbYSpX-Ep7uHOUD8y_2yq6ugcgNcqXArimvHclmvJleVPkQ2xzvfRtRg2z995wWOFdhdWJ4sA3-zyhVJie8DgLJhSOaqjnQ0DrAHOEg_9aovfuSy7TtfzUo1rPMDRf-u14a_4bcIF1sWGEIDBxndJVnZ_6IvipOr7sMahXvXp0t5EDT1MRyYEPTJ_orjwzQ3qpoFwqOvNvkq1luNt3or0jwLpML6ht07bJivybbFwambHMNtLu2hmEU3SZCelVACsgkVxlKmbi_RMpqaNk9ybA4cHPYUSxH9QbeFafHeEvgdI8kyHsGBq2IXdBBLEvEr7TCPOh9xsGNumTcNyKHyC00-cidAZ5r1nj4XeswMgicFYKmVVoOxTN5A_XfcRuxd8cnMcvs_Y8I_n7dn2pzGARLPGe4q9gmN1tQA_wDIq1KwZm_F0aH_p4Ym9YCPLba2efnPHHNU4w7hAm0yabJWdZfMyiXdIRU_boTib7s1-GjU97JsNJHePi8ZVDP-aEkyXA_pyIiKZDB6m68SNjkCqj10I-chj4q90quFTFEf2XWVc9AGIIgFVw2XsiYpK15v823pm6SgerqXlpUP-A5TzAj9I_ut6hKXsLyBiXfbwu8xQXDExUcAKQgg3_P3vIJNnnt8LGysh4FvKNRU8-guzYeHeYN_zHb3PmDY-18ijoQoYseZJEPKvMPw_FbbsbRdterfxtjApSgGIZ33lOa0Rql8qyynA4zfnNSMZNs76QLD32efv_Yiv0P_q0krcF21yXZrqcwNPh7A-8bVrirh8kEQrNVQd4hhQg-LP7RRTfvlmH3Z3BNjpA0DyJeQrX2PMzG-75VM11i9tLSzvrpqAjlwasXvMga9m4nxAPWaWg4sLhfIZz5V9OkQSFOzywZFYyUcApWsBOUt2SQwTg2UzWMUlP3V0sNt5jmi7HQT7PE43x_uBAJQuAtAkr1wcbDvphjCVvp2RJp4TBqFd-La2Q_KPR2gzVJ6fUyfX4RmiA9PWnPGVLCHYVz_NZLNQzzaBofPmzCh09WPjhZUkWJ-VN--pg1oJcSlPkPCi7BqANsUl7BNZV5akBCdbI02g-5b-Ts2817WvN7YYpqYFMkpSU4ftiLbUFhPVQUAncXiTPhe7DzzkaD3P8_OsVOuo_-wJgF6R6GLxvTtRzEj0FqI5tK_m5wLCKPOn1rdM3aTqmgtb3rK6XnJLDKw2JDn649rnJV-0nsKG-ZDhvIyQ3ggdtqOMcoNR7TNL4QQ0lXV6WPLMvgFgt6aZ_yu3_UdZt5QDRAQbSqS39HjGPr_IMGEdDJlTxeqnrbDeYGkXpTXFYnUeCUh-WtinpUfpR_BrbYmmfpWj32aLs6FY14pWJW83Fft53KvTypoRaavCKOaigeIuAaQhyCWCQyvIT4nXn8DNKTRMkHQA2E0t7p5t9Ubt1OiVYPCSolqmatVaiqbonuYwtm87pdjD8Vqlp5LV8XxDSrMZDG9Ge1-RyAdZOuJJe4H_T2Y5fQQoJ8IPnufDOLjInv16LpLV2D5j5gu8J_8goDBVJlKwonHCsN72GmyTdiYyXBr03sNaauUwDPKNcZZ_HyJBHQw13Wr5OMep3_0Us0PrGIVg3NK3ik49Z7gEaxokz64zJUWtGi7MdmAblPX8ZYF8esWRL2wPIohCboEre9EsfLzws0TYZYqNdMkeTQ-VuHo25IDO6QampJlHVTZtrmrQQYN8zhoqDKO7IQoCsuI2AcqZZ3SwX4atKe0Gohz_89dV-S-n0u7IVgtW1WNfMRcbNlJVE3Y9UjR53ElaTRYSStABF_caGLumwuGekzsRrcWaYFqZydNeWePfxXpV1I8ni0-v-rhbLJ30vp002dsmDYiOFRdpyGRY7tLtj9ZMUeaXK_Iy6ImopTua2dfbvE3sEcKxEWTvDZd7OHOCZsF43vHkykOFn7Gv2TbuONN9760BEA3gX1CVxq8WWxAstenU6UmR6bGyJ10y462C2vkhJzMA5p-MqozDuRasjBAj_DYRFUJYQFFyeJscuaefYaLfDR4fGFELIt5-ctrGZUVGmvz70P2O3qB7GFS8abgDcYz-INh1CHnsbtNp4O0UzV-RqZz_VrhX1zQAmhjfh3Qjf8Vh4di8wINeIBA7JRXsrzp0lfTiP3hqXbVkyBZTmlcKyGR6brkWQtqRZeyRMSwQkCP1qnAv3Aua_C47hBlXY6FzoHrExAn7wToZdc1CGszktkwt6Kn9Vb5Uy14HdeVMFt2abpPZSn8VMrx6TmTlchm1S3YSUlQACg7pQ759RgAV2TmuwI5qsJJIy3IsebUMAD_BDuezuSqboD_ePjyyZ8EVHKVEIJ7J2jFdkyA-wPRNzO8OxeGR2qHUDejAhvos7I7Smd0n0NQRw_K5ItyAKWh3L_MDgoBFcyrjRzXU8AhRWwIizqW5Bg-wrU_oNf7qJ9Okqs3rIJiZintvbnxE-28k3a1mD8TMWZQ177O8Pxgk353-yRGiS0YSkb1SCe5EHzXDsGrs9nZMs4Gm4d9GK2tMCPxVcmxGOsX-0SkTWvcpmzs_wR99dGL4cZJCKUn5_Nzm2KLZtIisMJybi0Ql6sZO3kkoa-oNPmltw0UyIkXDo07n00X5j1Tsx4n6VBsXvo2vPlkeR7Cic_MRfiHeWFh5Ues01aDOmh1xvZjhAfqaybVFlS3NFy9VrKkJ6e6Cy6A0Bvsl_qhKR8bOhg3UeMk_ik26-Nl9Qj31C0sSO0TnXplEHawOrZINeeeq0wWhIj2Mwf9W3wz6zBsW9zCoJoHluIr76ixAgf_bA7Y2UcNq7JDDspf8j86jSPlofjAZN3E48Dsr3wd2n-MvtPQw00WbfbvUDL0r763-X73jfhz-O720pF-BAAv0D1QBxbVumb-TeuPVqv2O26-G0aXXuFDnny5VgsyPDjf85NoOlI1nGZfopUeAJ8QReVT9H0z279A2EFsOo_w4MumDhbAmVNSfpzQrFxgJp65Jjw1Zty8zutLVgySnoc4RpsztrHJqTC6BSnQYz8mnoGrNHwxdTcs_y9LN75pD8nRti5pbnEl0KprCghFo3VcnaP3Zq1kMnosJfjS7NsDNuLkLdc48EAlFrvYRVUW-R-k0-evUjMmvl71bXGBl7scoXc-5CyeJ-uEbtKEzYMU-83SozB3ub0p28APpIeIWsPaL_zJ22gbvbDWCAThuUbc5UHGXxT4phhvdo81dfuIJE__nNamT3pvgHNVC_YofdoJwFwTYHeeKfLVTQht-1zpAF9TwAOLC_4EEY0gJr1mDaK02kPpHv_uS6qlnxyv5WOm7FgJhaa_YH2E5-HCcvcjSb_vsin6sqmx0VLzBB6RjF5eu5DOzPkVDutp00VRgN1-h27IsTd36noba0YGUXLTAEqMuw9Jn6H5SdoAkJ_AF5_nNN-ni3NfDpRt-4Fbbl1fy8OE93OIfTr84GNvYTuhiNh42JfQcuTj9jiCUM9HKk2AkmkZXC9cC-s36zEZcMMgrkywYwviIcpbgWCxwefpw8OQADg5877_B958aPXLmTvE7X_SOCmjdMaDmJJQmR8aDaPD8qcewnIs80QwS1--m_JRchaE-s5RsevCvGpDZP9I_jY5n3S8dxP6329v8XB9IN8tRvWuvbsvMNX4YEOftQvsnsM5izlycW86j0lR1fW04JjOaq2EJ2q-PQ9RwvX8rjVNmv-GDKVzU2g_xr45hxB7qAc4eVOfOL9Y_bCz21L1uPjS-xUYuON0V1_B-LeaQGH5uPlndvVTu1CGj6tvEhW4gM2SrDLN_HAYw5GeOklijTQNcvei2DURxc97__2AyKrkL0jaIiec_bQyJyo-k5Up58mi-WIkpbsFNDKT8JHagupCUYF5mFU4CWtvpULOh4kBbESRzVY-v8iEOAXLWoXEVmYGTwRcekOCmeCSXyd4KNZiojQ7PHLhkoznVXdkwXOygOEejVOyMatfh1TW5y1C8TcBIuhHvA8dxoAHszIRjoWv8kQpS9hRuKahitbK4sM4tAuJQwlq13q-6N1xv_gdvqYCQpWLAkws7wDMROOq-DYYXTiPvcW7PjLUmyyKc5ySza0dTnV5Gv73_UOeSQ9YhzawEgNiKtPI1Zk5NjkmpiAsyU-CXuj0CqGRxAFc6iWZzW3fdIw7Je8QqJvyuDq-mPsH2_GAwEN2ctufwKdwoFxjSbIileF928Mq6I92udpp4LvDq-dzNlDYedEISb6FEB9KmWBPPGViARezXdJrk9VDGj1DW84J6NAcfTfMNEaJUzxkYOVYoZkCEmAf28hndwhksv0wwgr-qTn2wvHOJlaQJtKyREcQQXHJ8yrae5z3y80E2k2xcidmalCPHs7OHlPFoo2FTouYYAR_nVYjI_HrHxFZogQMB5kIVsOuahU1fFDSQZgVYCSlos4tjkIefbEBoxBabIwQRr5NGsHL0XNMy0PLNdxFJi91KmrA0JwpPrZQOzOG3IEPF70buFizrkXC65qpQI0TkRkjcqHpw6XlMWlufzC_bAIMioSbKAvfs4unYpSLpI32WPXGPc82DVtu0nfQ0wnxseinjvQmXGMybo6pIln1tvxZkdhLZ_ttJnI_X9q53myID888RQ4kXJGFC7KTnSv5AqEdFggjISq8eaFn5EiB6SdRC9aPv5ynrCkYCjtQ-5XV_2maBLKzZ-qoxlMpWbzPzZF0qFMio56LEVUCgA7E62ummPekqCzlUC0uEjb0hD61xCsxq1j6iGPzzHsxSRaKREAioCqL43d2hdEApql8oRdpT4zEL5GPcb9KBuA5MS13rxoB3u8VMYe5W0Q_6qJDY5QoR4FZ0MNQQtPEP2PuKyT2mswu96wOyC-QlLvMFiVZp2hL05yT6CwLLwQ4uNxN8p0RS5YVWfhfRywAnvIwQn-FIJHQHwUfcqUPd1j97Wsr_m3JLqACP5EGlrV_DvXzz7US5y3T7Y9UcvLjxf8dnkoXZ29G1picATapwaekP13RErm8GgEKhP1T9vNqLiHVKCFvWNIY5ImeGHB2WxEvhNvYdIsn3YR1AhyAoodJFtQ6KHUpbJez44fyK73DM7BaQ3PZjvaZpXHe2YVrp6y_UThHaWvre5yTX7nsmSLnBfW7PRB_oj335wp3b_D4KQx9iF6zIOTDM0h_w14aMCxtkTQlDvWrG3i5wYYwFyD_qZZXyfkglpqfFDMZqXyVNf5uzxvDoWQOaSltXAPiIPEy9B1iUnLLpZ31pK358_0T_oNUkKwH1W2trKLjQhMOg2A4Vbd9TNT5LkM4yUR_qSV_g1XQmIHViKYzY0cfARHM3bedIqcEzXZx2bPJN1fngt2BLmIpbAgpaDNR_OXJqqPArsYBvQQxpmZwe8sBK-sDaKubH0ctHrk-afCKvROowKBPhDniNKgczSwRXrJl0uJWK2xNTqPCbI7OEXH392RRStlnELml8OCiHeSqA_Yo-V-M6Ae9OgVLmaiDVBY1obH5JrhWqOzDfA1vSQsc0nXoR2uTfBMYilTFFA4ndoc0Lldy6RG9GXpzocugC1z98VHrvWEwl7B05y2dzfTM8CBrPGbnCahRQ0C3mVo6JBH17lqCwqEjyPFALO94hNCgirKkhrf0bCbFb3TvTSqleqIGI6xgOjcj_4XCdl_jdIfWzQi5FEGCpY1UwgwavyiNFa1_dyYwc8n7N36uwUNz58fQM0QaFl-eoKKtesg4V4tYPssi_K2G-UoVrPinnc6mA1jDBYnkbtKHaa2KSC3ikrLgZLOFhSmb0iOJfF25SxXQdPIPJmsvKCFbBGFMPB2f56UytniNF_mi9iHcmspZVeHtq4vFGNKLbaAzALnQHJJXvEhhGkK6MUd04mITTPN4ckCGqdfpQ9y3xzGDGHY3x2e9tNOoF0DXyX4wrSBft9VJfZbrxSMxYtojpsU5N1TmifDrNoyH2NnCyup_bno6c7-Ws7oxNgGWSOQponM4wtUeNNMUfumVbGgfHqAw4WtzURiAyBMeAAL6xch_w4Xi-wbxkJXsKpYb22ZQ0gH-0lVAw1xaYybujvZkx9SUvdtdieheQrNPnzwFXtCiZ6tMoFaYBqm2SR0WLPFM0SJCA289j3eo2E0RPttwD4eAbGTuqDc5nV3OspFIEe6xUcvJhCfS_S_WbizbXmGEpktmWQasr31z6QPzuWnuWUkrqdnW4fbFLPiIldmzrCWvpNd6_qHsZgDMMcKIY665-K5KDspa7WlG7V0rIqjKLCpwS5ie0mhkiabSAe3NgYIMmd5K5aDHOi7Qf8jculiwJTXEl2iJC9ra6Tk2hDLhohwE-GL2oECIqvtI7nCHiT-JISnl3xWv-VLaLAoqwilQv1Nc7ZSDDEs0CELNzWgCFgHqdiLtwYO2eDR6mQNKfzKxcf79t3pxeZE_6KwYPElJTnGHrYsK39xvZ_SOMznPNSZA4uBJnnBWRZDjLt_EkBX0rGiDTizayoKggy-U-7Jn0zGe_Djs1FWb5QLLzJaloXtpg53_ObE2tcOkyJnV5YmmnxP8IQqCgUrUAtl7ytUWBs5PwjvNeKTGbwIMHCESRvGZHXQXKyeg3iZb-d0QPCo1PNOgUHsRxKzEmVis5RsZVqAUm98hpXza2BLOQtXDDR0CL2ZudkIi7C89b6BkhEUStrVbiz_GStYtVkZljmTlGDdsFFTtplBG7VWl3qfTHpqJL6eu5hVFowZeYueu4TpRyLVyFdyMWqyu8FZ6toy4TIX80O7TVlZAoNwVthP2ZOsUrYiUU4_f4_idc1cdz8RU6KVheMNGL40HCO-yIJp3CBeB3TKx0jbwNHfM8zcqetLWcOfx_GQyaZ1EZeO7-adFR2jR6R6LoXoOB_ih0zDFeoFSJ98jP-rWoENVVIYXmfM6hH8KJnxxPv97sgD1nq4iPOcOCK8rNd9ovbj-8wZCYqMwjBOst0wcFe5rLqk1F0W3vAv6JuU6NH-IV5h4aw6TIAt9W7-HlRP4z173GivcThFjmW6Uoi_MHKHaIFWkCpNEUHAchmKky4hlTlNRm6x1r11K3jYUPFdlla-PJDrj4H02Ep7Q0-6eNeTMyWwmd4XOWz6ERwQPH3IU3WLmV1EP_x0-gX0jPTp2Zg9MksezW2JSEYbfFh7-re7vKckpL7Ci8t2fdpTJQqTxJ7YL9RcmaXlETNk3BRi7a0cGPrUifbOmXHI_h8vySiePzo7PcFv7_zmNJBmAboL3Ui0uIl72zmBnJgzay4VK4zzLCEURMo_FNDh-2CqCx9NlXqvdH9y7_MbvJl3fPUUgVJpvPg9vIU42PrJJzMF02b3SN9dSE7lU-HZctc9n2UVAEWB2OBGFnnt9KlRNVOUrdasUfHPM37mWxTyeLo4y05St57fKr_i3tKFDSWNUyo3Y2n1rjzuTmmQVQo5GJHyx4tiR_zD8D-evTuGGZB-POqpy5bamW0qkQzgWQCxWOFRobuLTua_Q4Z3sgb42NBRX5t4LrIOTePc9XaxJ8OvqJ3kTf1qNroBLinA2LWpQFU2lYuUQ74V9XZKluWxWTr5shyaTt1NHRkuHTkIGwnGDKhFvL6Sh5-2V-_X7uucqV1n4-SkxxYN1YhvyAOLzSderzeOLI-ER1axKlu5funn3x-jyADDddDeI0YdWzz4vDPYlljsUR1UQGTqhJff8KfVM3h3ZW7jQy_pedK3QT-IFpRxy0XOfSvVFuA_nyTw7_D_1A7_blucJNlAOvEogD_XI1D3L3SfKYL3djTLyrGnceoxlthuTLYpFqxz0G73l8oqzeyhe-wgAaKh-P__mx9LQZy5he6AAAbKHNuTO_gUeZloHj1Q5ppY_3XO5d83gZMK2ra2STA8VtAarPZ2jv79kUtQT-TWfq8sKgaKkTjF5BKZXIRgaeK7lgQvvpWM6mZm2Hux4_51C-gwS55fVJ21YdJY50xMcRgT-6tIZOQuF7iB70s-GqZx38wN3qCKVGTHvrVwIuE1LBkGycSrU6LST_2psJkEVV8Z42XxL1b5etavyeQWecw07lQJhL3tn0O6Wk6QeoOkX3ky4Y0mHIh6n7MD6IIZJQ9aUQHvGLvPY3JYXVj9Z3LkjwI4rUc5i6-jLb9po2gx9gehP7v4Atzx72syL2-3gKC6nPWDr9CTLhdWaYwOfUhblvIjgxd8iTjPjxRdN40UpwIcKGab9JEqXdcwSZNn-YuHm8TzZW7xo8g0JcCh5-cGBVgOUs2ByaUGigDIyrgNbFKFoYX15BPYTlMRu3XOOHN5pelmkpmy0OGnhefraE67Yrw_pDusYo6SECuRWnmmADlwyrRV1cvkxqatXmuZzYcoAQFYIzPm85rbWDQgKxrBLszNY3c51ZWmIaIIzf9fvi1ZokmQx6AHFrcWB3EvJCnIRheIOQeIzti_kN9vNBRWvWP7NwfVg7AcNMxWyv4sOzNEQLrK-lJjmJPxdLYqwnzeBKbzeys_wazCRCJPBlwu47WM8EG5NpUAsiGH-BP2XEHBm-zMiMyGhPpPFZDZaXHAZspy6jncFimipyWi6mVJizk0h8KPFHN8BgBUpqT6gOiSYfaIwDWhZx1zARVyW-qqENDzJ7ij2R0mcq3morhWOlVR5SqPK-C52UyBl7Hw1n0963oItJLknNh18hNnVY2PufIl_LJoqvyt7Jmk0DgxtR-fOCEle8cGOncvOkF4yLx9mGkDS1Kv5GHUqWMmx46XU9KIWzG6pv3NtxbB2PEXG8H9dXBA24Szx3banyIJEvWN4IgtKXIMR_WpviBtN25rN6P9LuV3NB8HARhaDdPBrgJ6GWbN1lmQGJLYPs8qoJ5_AFxoWZogt5itOpj3yOr6Q3vmLE0EdpKnJ_ptGeo6fhL_UCGwYDtN85l3dI89moCGOlH6J7iQezCnE3zcR9Ua26P_gBPlKbLnr8rBdgab9UVuFEEUGJtJbngAsQ76TECqATLV2CsKPyq3azJUE-1DBaMAPLNP7tk9_YziXExYmokxh8n9TXcOcjQD1vIVvrLmCCV_cyHmWKrQl_z-rsdkIY6sNWrCNuVTYPi056AKC0UXCnyPI03Hico_iwSqBCGlO3C8EKWaIjPhEO9YC2g7CeH-sDVgeADAG5WQDBG1h4Ay-fyyrkh2AI3Rcs92LdBf-oapzu6a7GQM0fPn_hQzihkZmZ7AR0eHq3WI6GsH8s2M26K_eQB76mtxJcsAtwhN_VTK9RElIizTCm1xZmTN1NqmOmkDaHNuG0Bqnk182SEwYf2D-XwlhZIDGw093NNFxLAm_WsOOA46GucVxjWtsKV89XIbF1ywWHVCsBd_oJqZNJ5LxxwhQNigsDHUXdfEUNlsWrWhPEWACN71VqahxKqUrwpDhCyW01u3liTnvHwIrsB2d9dIc_MZIBqSRa1qTeP06sgqclzt66VKAX6zu3xe4hTjw33xPUv8SnrGL1blzRon9YaQQaLodEo8cBjQTkncK3hlYaVcaZtfOSU7bLP6OSJWmoF7CC18ITnM0k9hOMJQYEv6pnQBa9uCPynw_9HKA3oiiXQAyyQVP2qYU_wyUUyaz2bdds3ridFLkMnVs12QaaTMnZWLM8n4xqQn0zOy9lSfoOPzOwuhVvDrWD_XGTU_EpoGxOkqhrs195DOzuZ52IkhW5LtfjGqaXFLWIFWSWwf7rwe5fHer62DXZKvfxB17d5aQbmw3yXh934lBnmuU-5W14-doRPbOb5_vbYds1IekRIROHDIWoFvg0ho8wVfpg5M-4cNwpUmLFz5Vnm_8rV-BR0p_KUwWO0rnX3AoiqUQBJJDq4cFCeSZTJULSTAXcNSPUHotJ-N6beLRBIZECRUfB2YHaG6kvFe6I6Fc8C1ccJnPrNa2iV5xtnGN6tNz8YLOikteLIK3MsxFFO51rZ-7ILqnNECJvFmmxcugDCQHI86o8EPQyZHC9X9_Yu2qVN1uwMwGY4TVVmZt1vymWZBUp8VLdgQhK7rUYV9bJZcYnTnta9SdGBKJPp-IWPTyqPVETIfkVtmcCYaJel9WqdnwhmxLb1s48oc2oPZG5me4KG2SoxNs7MVeNC8LW0PJbnrCwDebbJVQupKArMe0cBhDUWPTL4LdyNe5-sYAD9lxAon-E9zkbNWxljt5rSB2hs1tfGEdfcd103wZexyyQRH9b_cqQ2e36WkOuuFnlEke5kHZE8HdUqEG1yN1Lqk7FxaPG4C8ib4o3se9cuvgidX78z9MhDFl8U3wz3WheT7syHYZ5gpoluCRQeHDrOwQSMcQGI1AhnFjbvTjZ-NzmX-7Lt1Sf4JMfX5zx_q6RWkEcynqUtxqnAv0hnpJrBNlzSrFKT-nHzNnlHVl5k-zlfowRSTwBqhsyibvIH2KW52LIIZKKM20ZWCUF0OIYKOHt8BqentxMX4ixghVabFB89N28oj13OxA94aM61GpmTU4X5FpADEXa7nPMJvUtyIxu-jQzl_8P1NzEU57KuxHSbVpOtnLPJfvPud-csq-irppJDLOgB-52b_l-XOZup1QEJo7GEbqc0kkOJon39PUULMXM-B6gbHGR3DZKkS2GILg2n9xIzgUV5tFaejcgqbmI5knLK-wPKlXV7wq0pub2XCDgEGg-CjkqqyRbTduy6CYqIi2Fd-tnFCSQpe4pjMMqFUBorTLptam4I8L94ibGgxL-VH3Pj82PVuNqZVPEGAW7amGpV8wWi66LP0umkrn5dE8kdUBjha9-2GilR-H_oV-O4IMwOZrcglN5paVfY81pR3-eSU45GGzM4SIon6jgtu8IUIYWJYnJP6kzIpva22Zvpd4c30Tz6xfFjb9ADfn9-xpLxMm5DtIDr1h-wBRq3J-bVlMAHzR__Te8xMDxSBz6yJCvUG77n4c_pDJ9XqvJrcct9V3oLUTGappXYCuUnf61SGH2hNtUVDK19w8P2HPlKOCbPBsZeYCzmWIxSyJpwj4uoC_98qR8HE6m4sTnwl3DvM3RV1yDhMaPyY9OrOApKkPJjnz6NoMPTSzfI7j53gm_RHWKIOzrvfmmQtJeTCm_bVrls2MlQkwcufQeupk_a_gCau3FGgTVCn6GnS85-iqadqH1fD_VEERr7Hv5llV_nu1crLTR-g7vuhvRnNlBiaxi6mfDDvhn4LZSKLRSlYHOa4dM7LGvt3qAjpsQo7KLt1wB2_BhlihBB-JjlOQvzx2_0DKJWTr7rf5-NNIbpKL3glpt-X_v8K8uIHSn0kNWiiW0x2onAl7pW5EpwkMm0ZcOhMsMyMU8iYgV5wAp9yvA4TQm2QAXcXGg4JPPtFjSfu3LxJYvItZpcsZ1GPSSE1K5yECAdxbcaYm2v3GXYbZBufm87FVKAKstQnnG7h12rKCjDp2HH50O4bRLIHNJos0oQaZS_LR0EVJEF4CQgoSA1wFAoa7CxJh_h0oRXNBUW-FYsFWeng_giwkUeQB3QHe9521AfKeNZxWtmleEvimqe8XFHvgLx9C4He49A-C5fYPlBi1XafMzcqXVnvimwE0O5LBOHgtAEjvqp2wJGjXyEffTHnXNj3MrI0Ry9-p8QVeH4n-o6qGorMeFmNB5-j8o9SORs6h5AdqFtQaszzHRagBdr-wTvtEySdVdV3NO8wBvtGp4wiR86uoJBmc0eTcyGWCsO3b5DNpobSf5HMCWAXLpCO9g7fY7HGYrAOlpmZz5nqKcg3FCkgPgMxIEh8WDe7BXWw3IdPzYxxp_sD5nsqW40T62CXK_rxiU2wRj5mP6j5nRbcxmppRdsYa5ChPoedXxS5IvQoF0VVXvwwUQg1Qe4IxswN1xNxo3_zgOKuFcHue36Xnp-vfrcalfzEDMsbjjyDqEppnqS1tzqPeZHYu4L5CNYAibD3ULxK2zLVPadoIPHOe7d3w4Y20kJ2vZGtmqPeG9AmXrHVQydLda8-JN7YrzVdH61rvola8f0ukmerhodCb4l4DxyOMwYh9wm34e_fKlDqUB2RPynLcEt1xjCfBBFFkqlF9GiFa2gf-GgLUOuMHPMqrJLwMFRGWokewXrUu9_nA0NsIn6-DfdAyPVPU6yBcyJlG0a3fz_6NkHCoEXt1lrsWLpZGl30rQu9-kmYz02eD2kiXemlySJBx1lch26-hgOjb0LCxNoUxLHQKysxJm0fZF26_ICBnfgTBTnj47owC4qApRozEPb1qvTv-f5IBMSgHJOS6F8_YaLErO7XPYV_heAki5O_Cgn5nbY5JWSvOfvMPmi8BKvkMGWO5w8W4lyQUJnJGF2dSaMhuBTy-Upr3SikFJoJm_aYSEQTMGhA7FRXtWQxg35imQ4n_m-YleTR10d9WAaOCU6X3hiB8exL8rhUTesz4Rsyb73T6KFaZ_Dn9Jv5foCM4heSr0xN-HSu77VdbxrhFJJtm5xatdvwzg2G5pAelSNRTuILNKk95qCdoRhuABrqwv16NV6feLVsKdNXLC4PYGXReQSK-n4dqJcHs9hdTy3Yc9k0J6AIEEqtpsdXuqp8OtylQSaQ_-ryYrluuObpohK6SLEoerO8GVfmi-gS8cTfdyGSeVcLkeaCWbYNKISodJrQixzsPsQ3TQ60VEtYVVNRTYjoXyowsoqBRtZVzgVnwd3d1jJsg0YtM11KendXLA0SX8lkpLpZXoofDSjQ18XzmUE2CPR_dvf9Qfe-uqnS2PpO4ahx_ibTkOdn1oqHPM86p4SD70AWtWeE7FBhl6nWwJSAW5b9JUkzDtHtFMGPXCeiAqXWgEJE8-pqHepOvu7yi3o-XNCoucUHWR1DLzx3mDBaFvwXnkG8vJ5cJJKjFM3D6wi3tRZJzNv7xP9hOIAsTyX6VoiOlz7Umd31aS9xAX86TMPLnlrImQJ-bIwOJCUSZQWTZBSaQjSdsvB4AmHyXEt5nG8cyh12HdctXz6IbOYb4TnHOHzVyDtH321xOGd94Zsc4355QBCsC0h-Qd-5RWs-vMhDb_3Bxj2NpWQrH_NeKTNOHVgIeWgv2RRIcKE7B5zdk0awEi7A9_IBWld_9kosfYE7VViNtRG4TZv573pkvjWbN3QhGCjMxplN2QgON0_njH-dAM9eRVT3x0ywYW3maXmoNqU9HxzPW_5sajMvTvojMLEU4XHhERZTVBiugHZUiGNMvXzOx_S-r_TH3Qm0u7FSXxcX8inZLfft8igCr_4sM2hee7i5QDRkiGpUOXktdgjeDXEeKU3dRO_J-mq1asNn5-81qcA9ww0hw3PCek1RsFWzon1G66FhIAj12apg1NP9wUVj3Z1V0qp7fbqtdrpAt3qy27dh3O1l8Hr_L9rFoqFkpVzkqUbNTE1HnhUl9fPwilrbpQNoCUjYIhPx-1HZMusl0neVdriNQCVHg4_vOM7S_Cjt6BvjAjG-pLXydsW7kHgrwJ0A9G07-tNj3esQjRostzKxyin8uHSihWBJBp9rvA893lCvkMXHxEQCimLlB_9Lto7Xcn07uKKMJg8n-Z4CpbR5FfeL2xmtxGrkyc0mzoR-y4zGr11VUN_dfJAdPtBkqEOHO3s3M6vMjXcpmGc7lNqwMadK_dBrixjpYnPYcZZ7ERb1nXOW_otq3mvRr4X3zCVKsfgqv4Mu_9a9D6lFTA1GQGJj6RY4QZ4GgIrrDCXvgSr3g1X5VHducGb4TJ1iPQ8-K-faTwEQPLHkcS1By62Ly2v35Ot1MZiRGHiBgMjhFS3yThHQM70-DptRu0CjOYKia5FQFb3SnWUi8PstP6wxTJXWoh_6MxVtmicg-IZJvie90Z0Z_54qDvcBoKpkM4v3k19W4O9G72d5IirvB2xC81bShC5tfqq7onMSN7ruqaEGLC8Mfrb6tPncY9C53Y_hxEsvgFzBh4Z2YbUJnUila0Br31MgdjCMkR1Tr0nWNairhCTQt9tflsSDyFtN3SZIznBp0YT7j1WfydP6AZz8V1K4GJT6cm9o6wbr8WZObDXO9GbnIV0nhvrOsFKZmoColRxdx0n87UHRaSnKQmriyzQytJEq9bamIjn6Kw7R_Fi8iz7LTpFLETSlhmXtTdwd7e3Xe-1GfEyvTm-Z6Dratuz90O1W8XfWWcLCc17e47qrjMgo18eN6ngXcO0igz_2fuSBlhn5lEpFop_jYjyciUOKTP-axK5nDvT204IlCbuarhE-ZFCxS7wRvnviX9dX48wWt1N2YHsA_gQWtlKbKHaNLF0gCFgMhhwN-_TbD9aG7iF6HcyaYJj9vHL5IuGiqvFOv09kuqkGl_EBRbCE5ruXXDfsgpn4dfITdRHxRDbGHmWsGY6IJWpyWRbMVdxbuEw92B6DkUefOSp30Peu-cwm0IGIwYbjgfLa7Poe9qSHbbwdKbIElApPzi1ZRnVcGPHQhC1yDxsl4fUmXe3XSnEiEaB4lG8M_b1yBTMQjRwnwwS6zdJh_SOdfh4pV0bgm2tuaXLdDMRvzd3rBnCiwjTq0H41N2PIb970oYPOVN4K_FDx9ql_46Lh6sTrsx__qSlNFWonCaAV8pLrIvguOb1WH4TW6Vojmuf2bfddVv9vxcjqpHQpFiO27qmv18ZA5MFnoK6_7oZz4HU0YolVr9LCI4AnnDobKhoKiR2jfJWow6GCB_IzmNMLFRvwctrFArsklD4AOjoXWNyJx7FNHe7Eie4b2w8h4inqRQnmcftNrN6O2vHPjpwdqdiAWzc5RvpHg465jpOtvvqecAZgSWsEwLkCYnHxC0XvShMJ_GH_mwuVqcfdqVTHQ1HvYrbbolYEkENJiTplRsZEhIqXhnTBaGFXnjR9g-ssxNXYLulF2rsYA9TC7OV27aZIALRFjJHY5KCdFUIfS8xAySDUSQlUMhGzy8EWG6zWIOIg0rsZL3YGbgR_wW2ARN1GNpR6INejoyjYe9XmLZLbD1gv5IpQ1amjMnFCWI_geNXfQ-qpoWCy45TCAiOVy8it6sVqcVKnPonRXbcZPkWzL8gfX5FG26HaS8Lo58wD5RiF6wrO1z4Xfv0rf1ZNLxa5Pti16sytPeydgyJIo1oPtviN82rIb382B8XVscbE6bUUG0-25FCdLdHHNNBqFOtWOGjMMSgwjOmazxuk3b4VZwRICeK0h7iBGetFPhDl4O0z71T4P2upMoPZ33ZRIMZ6cD0P8ZKUkSa_8fILtQQRDwQTpuVej8-6YsPkjmYqLj-oHN0nnw1aSCv3n9mksDMbvu3Cu0GQk9GSA8FPRdxaGjbtO8HDeICiFyfwG_WPmmMy86ZwJrHnF7WV1RxIxW-aKywVYKVr9sizUA0D5JZN5OGP4ZMwcvop7ULsw4ExpaSNCS4hVxfm6ySv7CKMEP85rwqvBBk2Z6mexgI30TYcb42zQrxQdyAw-NqhCNyB_MwmUzkQ8f390RZ5hRf4oR5bjPloMT9pGTfoTbxKpwJgiXEBQ2uymk8UsWvhSaoJSGphJpMgnZ3X8fA8DhXFqphNZHI3lBPaUrLvZh7JF9jy_-MJObDaW3Zq8u924krfVtnhLEROVt_bpBNu51jYSeRky5PkWOWbcMjpOzWqKXaeDyLEgCFf_bx6Hra-xv2_EinroYVfvDn1ezDZRbYi98Eog"},"provenance":{"provider":"built-in","rubricVersion":"1"},"completedAt":"2026-11-01T09:20:31.607Z"}', '{"correlationId":"27a92fe6-00cf-436b-a1a7-160d46ffca1e","causationId":"8fa2ffe3-911d-4557-812c-9a2f93950c51","commandId":"1b824253-fcfa-42e0-a44b-f60c8afdf03c","actor":"user-1","occurredAt":"2026-11-01T09:20:31.646Z","schemaVersion":1}', '2026-11-01 09:11:26.933+00', '\xa445c495f4dc662a0a7f819c7259d8d7c685a29a20c3e53a3f7cd08bc8aa414c', '\x5f49961f4a18b959838a01c80a9325f43c3152097388fbc31a6056f954ff7d0e'),
	(23, 'product-2', 0, 'AnalysisRequested', '28a9ac73-fd8b-548d-ad71-bf6bb2c99216', '{"productId":2,"url":{"sealed":"1.OCrEEA51GAXFeqdBTBavWTgU3o8iwmE7R31CbDZbrqdbf8E9fEqEuIVfcMUhk9MWW96o6l4I1vE2UvQmYpIA"},"submittedBy":"3c5074af6cc89ab9b64ce5b15b0a5ba5da3d3bf34bb3df236bb0ce27c4d6ca1f","requestedBy":2,"requestedAt":"2026-11-01T09:20:31.689Z","dueAt":"2026-11-01T09:22:01.689Z"}', '{"correlationId":"cf3f1247-e8f3-40b5-9b09-542d40b782d8","causationId":"450b16f2-face-4124-8c83-2b1de7f22830","commandId":"450b16f2-face-4124-8c83-2b1de7f22830","actor":"user-2","occurredAt":"2026-11-01T09:20:31.702Z","schemaVersion":1}', '2026-11-01 09:11:26.989+00', '\x46575d2d5a28c41c1aa86fc11b72ebfe5d798273bd862b1d73c8fa1d3ed6ca77', '\xac3e345bcbd1fd9c54c34dbfcbe5b7fa8c3a84df8c2c48593e85580b75e84a05'),
	(24, 'product-2', 1, 'AnalysisCompleted', 'b6a5a7fd-9a42-5649-8e4f-99ff0b13a7bc', '{"productId":2,"finalUrl":{"sealed":"1.rOkC6daHzKzKdfRuBCxeOCC5k02dfDxl-h4D5-pOoTI0UwfKDRbdStER-0Vq3KQ1D5yzVc5ZKz_BL0ctL6XI"},"report":{"sealed":"1.o8E_cvAZV3rKskK5VKyDodwwgQbzHFjpHz1Vz1YAqRDVm0OYnd88v8RxuMF6bDD9ZZPOxFxusEPtnRx61TcTkTBPctwK-n5MjmDkTcrB5OGxjLyDqQwNQg308w5iu0C4aayYZojTJCAFvDtDEzMbQccjj83-pCRoiCemve6HAi1FW6mh9DudiwSxzkaoVibHwsgRwq9byu6Fg7DJAM-7z9t9_6WhDlhoKjpxQEPJvuaiYbiM7BvuDE9ShnO0tkPT2HSk8D1ZAbQYtdwtv_JyuJleiKxIqDpkiPoST7qMXAHiOJ7qvQfouWgCG7uuk7eCdJNQf7RAtfAFluRikB-6QubtVl7aaje_PY1CYRVhzmbjvQfg5oTEb3rLMomIHjf_Y2vnS2c5IqHP-u3SmPe1cbtv-1J6BafzHhjEw1bhqBBxgqT09VfqLyD7wElnQ34jNNl31iGwcZKrgQ2JPI8DcnrnYDStTPLnJl1nhvK95wpFzmQH0DIlttHgRZOIHJI0_pq5_JKqNKEnpl6rjAqiHUT717xL0LPoRX8vbjM4xUukVZMKBAIwrttdiNN2K9KiK-HXm4938dhpVJLjtE4uMjAf-s6zeb7YkvmpYY_92H8Z9oIZtSP0SsoPayIdmW9iJLUv84wxABI3FGPUWbXXarke34iC267u9RgMVpG-DMIDUqvZUK5Ykywg9V1ilgFi9Jimu85o_V6sNF-D-vxBGEIFSDnRL-2alc0Vllmi_Am5KOPg7TxEBY-Ait4GxmxrUx_Ih9sfIqwIKKyyFAVV7L4UOE3ER9Wz90OhLT5fevJrpfl8UTks4fZVwkV22AUFiFggyX0lkBpfyNv2nD-hXxhWy-q3QF87z87omtFGWUVqoC5fnOO3JtQufUHS_0t-nVqg9SUKz7j4YHmqpAhVWdsrvNlphtByxNaBZBxhgqEv0Kdwsw_hRE9VjZyqryHJ-Xc3EJ20IQ7-6ELNi5A3fO4d1BMbi3NIA6qDMMNYIfHHOO1rNyraebj0a2yru_OGxoi8BWXxN4zAa9toZkQCmKYmMp-WYbQEJgP5x23vAagVT5JMzbj6zjhDuEdXsyaFODxsCAb-nledu0yyGwE2gGGFDkdi9lcCHROOH7UV1Ywc69wjWjSTDqxSzmwSxy-05q6QpZz9NN2kc7Tlsk7lsfGezf03b8j-bDwDtK-7oyell2VqoLnnBmtjCUifv7VSCeyAXyqLxYDi_RfISXTfPGyljc9DAux1R9747qs28jfDcihco4DaXDizM3jH4FgFpWV5zzx3-zdMWmQunPELCBG6vMdI624jU2rF1T3QthV6Vb4R7PApIJEOBtKeIY93bBOV3melh3y-9AtFxjN_hvA3j8qCs6T275XLdJWFLB5DguBsZdg243dvFEUX1-fSVsJCjgzoV0Fo1ULxRuDmW0zdm-lBZK06VyefMpHEGIMg1S5f-7R2azynZEtshveJujNLFxm-lkteuzeHRPZex76Osx6t-nettFo-5KoHM7xxZOipQwL_v3O-liPAuypXXbwQ8SvB3oWM1sRKiB-a0Li7SKK5gdRqMQnz0z88TjLyRzSwyEJBwe7P-ZbZjcNwGsHZVq27pbvk9Oje6ImHOaK7SjdnPe1V_nn91iMS0HTvNhfYp4WV5ABb8SHAa5EXz4eZZ-ekBiHn3bgF99BEQt1ekQDFjZeG--UBRZPk_Yeo2kFhNE45moRHxQPpzbBHOBU7WsINqQ7Zh4QXx42jDDrpQ8VxCq5YFoD6Y6-Z2te6BmI_MYEjW-Ltry2rfTAaxwvzFRvNi9HnPUtOJ6e9z53LykmGUIvsaazopW4b3jWu8A3KG8o8x_5gjH7WTyDFWo3RmNk2k7hOE9tBHREb09TxKxI4ESbcUYhevKqplVN40YOYBs4FS6-D54qnH5WAs7Ue3DCl_VUa5RgGCrbSOpr43Rn4O1tWA6nC0bUW-412vMT4Y5ZwF-FGIqygJ16LWsSpIsDfaHGT8vaZNonEuynBmUt0akbjcC4RfVYJCXidR4qdpnUyOPAomNDMKZj9Qw4joqIccdP4yqhgfuuIx2ZgvLMEn_cyFD_TAQeKQ-qS1fU707nvuUMl09j-UZ6wFYJ7SQRS_1UKlSe6v8PVRzhpuzvukzgxXp0WHB7WnmouuyNp2ngrVwevxDFMbvcQ0dYseisiy6-EhCIY0zcZtSVzDqTLwwfDLitd_bJbFlU3dB1YVbLs-TB6N7AiYxsl4hxNvr3SsF-4D0zJRZUevHOrzplc4pp0_3PeYR80B08D8Z5U4HumnufDR-3UZOgl7OXhC5rfj2Pi45L764PO2gb6N0Tr2c-3JtnIopZFwIe9-zYfqeY32NDirhFCNeUIzDSRmqzZuQq0VW52YDfuV0vF-S_n3EmXX6hoXfQqQf6ewDAFCNOF2Pl7XfcOSqQbZt7_dC145bTumOPavdUEVAVPRwdEXJRcXsUIeGJOLutzNh7GvE2drKoPycLlIGVDuHiOhROlqW1PG_3Dq7OOwm9Jr9ysd1JgS0QKS8OBEpM1ruCJXPAUe_MC7U4QxrMTHSkrH7MWq6z0_xq6A3CW84fDWhPdPsrooTaSKdSk-JvHujr06YjGoe2uQbXFK-Kl9x9LZfxKaE9hrDE8aeSC2tsl73Ikl_4nSx3UXP5OVryr1nGnjaqnv6k0deEBAEzc8vdnkqARaQS1Om-HdIQktv2JZyB0gc8hpb5tj0tcOiYibrQVcd9UbqSjpkqNAzxa8-mvRFuxM2bQOwfjyoWPv_Dt9qPGrNFn4uox48SL-Vk7uGYbFxC5kySXsr6c4dtpyv_gbhIJw3ifKEC7A5N2tN11-Sf1PZfp6wF3qYI0lWwc1oWSFS1AMC21nmg5zxxidg2kkKKmO5jzWCiVnZ4456fzTR9hlQ4YsoR8DJhDJMej4wOG7vK7YuX78goR2qYZMBPNeX-0zDe-QhXfDgOFtQpHfziedofZacXycDkBg-U-TvYTg5j-m0sGwG7r8rdTjIYzl3Y3MzdRjrmT24q-1QIL7ZpvSaCBvhQpejtsCD5IZWGDRCK8LntNIFsnU0lUkmRnJiC9dutom8_kbJKDgB1dkAFwyDMzOEdeTGxZr4TdZwOfevmVmusEbmztQX9_5VvhRl5HfPnL11W7YhZFDXdiEEDbUxQje5t8sobtpQQCuhAy3ZRTrhfBafbHTPsUWZOs1yhHC4cOa-vCfHeWESxE51xtwAF5xdZJM8De646NCYJ6qU-4K2-7Pcx2mpxCcPhmgiAwrb5eRkVcCsaNZtP6ApVuoul85ICGqYvY_AwK4hdKLWRfcRgM8amnEL7fvErFYDQWm0jytd4O3amN9FiNeilHtGMlfZ1Tz2ocbDXwO7f9Pl8hr66JXQ4k7RmSEdY7iD5jwYYSZBkVhmD8r7UWcu-kB7uIZ801N9xTV3obepN4Y2ddQjYd10sXY0uhcpUnVAUdoCYlH5-EYdIewsxeldf_CcVrZTEyNY1Lq_q143HAA5EPgoR8MfK646H2DTGFYGr-IfQPr6b9w686ySVLn8RRKV4D_sIc5WWpdw5x7SUUmhDK_XszLVJDGa_z_4YlrRpyz5aArxRYZSusqPCig0H_OVe3uVCMkTB87j4q-Wf6OM_K5tMoLOdXTMFkJfiTduNWbh1Nk9MDvx5HQcMIMhsP0RX-JnfDwmGF01f7Ox02fkMy_UyjBZcmeTy1tgNRp3XulL5dPS524zOcnrZr-MwB5_AByEDR75nVjio2xDmUjLq6w7groFiapeA6rq_jxZWsac_qriIF00KkEyhPQUWAiTrs2r0uNA4Z-4_IAWWv_XKYr5qxsKS4QX04Sht_b_1RJVvC5EgIi4sIAyXd-VzkFgBitM0WSgWsdZro3eF18RWcv9Lo29bT-fydKGNsUaKVl9LuWsBIDhabs1ENfdY5tJR9OTWJ7g12oD2isps6aY97jVFNTjENsrmtWn-kYB3nJe3x1N3291Z2EV4Ax9EzAw9Zs-g8yi7KEL8xdUcmlhFQ5YUjXUHQgRjWK8qu3uNgHMD_dtK_zebB2KCorDS3qVm-Lr0OhL9a0DuK24NDnOG4Iv36g3GbAhuBR_MI4XM2-TmyVBcm14a0Hk93ie3-WupowHjtmJrj46_XtTpix34iijyRfg5S_IZSgL1nFJNeZpZW9RP4_WROyxj0uoboyxm7yMYKEVqKufdHa3LS83Gzt5YIlHxgK4iqsbG0OxRFYiSUTAr-cqgqIg3BEwYxrwHfFcHlVj442W9jWgAIvMRte101Y8jHiJEy1yhfF1FOUrpyhOAG19993oell_YNyM55QYSg_T9AD98HFIRMP4MijlIP1BgHZMd6fLFdFN3uI9g9VzB0-7vhGoBeqDe5zdD-CsdnDFRFlosTdWlu_kEfcqK6vKh4nRrAI60Ttu7aVzfh674wN4hWJ8YBnrJjcWxCvyIJyrzyNQrZl8dkXPs2z2BUv5G2MMe2ueVQ3OwjTKBpPaiaEk1F1P8J-Fmm6I-2R5Et6xYKO31ydo0RHGa5BPsVw8ETnKzRMukbHTmiqU12owen3XtQ932euqqYSV04j0ke-lil-k8xZxIcet-ZWowEdVmNJzPMxdjvLqZFJyaDtDVVwaHVYhwl-nEp7n__mC9W8kvWJ9M9KoJwRVIxcZZbkJqjk3S2wHbyi9sxjprSb1aTxJrlpk03aLcBUE-Ij3wBQUP--Wx5aBiBuasBkMJZEq5XRyPsWAFlR9aD2bg8BZbqY3VGRvlRihjh3hZ5T-nmY7JM0QUO6DG1r-_gIypYvKMpJ5nd1yFiZCrnaHIe9pItcd8y-Fbl_otZCt1jPULyWjy5V8TCfzYZqICsPYRbpI-s2JQLh71OsFmDKHZ_L6bGHVNYDrNA-poqvGHS8DIGTNWLVVX_CbnVRZOTPrr2aqcODlsntYEmBkQsPaXntZ9cuu9ZDTQiBOA_bEiftAMkbuE2I8Tg-RFKYs_QDzaf3e7OTTfEOSR-scT-3k8M7bGkkPihujNgM6zvxT8KpSlhRj4bHM7wIC8h63JgZP_aVAi2dG30sKaUDOYyKl9MCr9wcICcQC4BdgtvWSWkT21p19GjuLU5BgYr-gw7R2V_dy3w9s8qatpiHsSBd_A5lZvsSjdWnBZ1uUiyAziTsTo8KRxpIdnBQyL7rwpuDGv4qqF4BAqOq5zLktov3B1J0a2z-EpTy9Ta5XpnNDblo11uTCxXgojb9aNfumYyrC_Y6Hn5IrT6R1LA91WtAvjiShuRRHrg-dUoVPq3dKAKpyPFJAaNlgGwzkASLPlpMLqO509ErvI-EfKwMJ0vfWR_HteysPt1PUGhIKcgIpj7Entj-FY3ldmTLgINC7CTt3IAsYPBVWY7IXEaOGZI6GOPewcwqlQLm-7Wpn_vMWfiaR-PFpOwg0s4JQRTeRXPLEjv9E0z1AO9o-lqFwRKhV5drRqH2w9kV-tEZ0-9JsVuoN3H48mJaIfhYiKcSqjQENXialp3xw_oJKKgOmby1efCdWAQ85HCJ_qS3Ed2Ijtg6aWgmWyAM7JrQHKPnD3IyW-vCN1SLVnYV4ZXUmM-tg0GHhLZWRk9NAX6QHJ352AywhQC3mStyB7WN4Wc_JAWRbnb53GrtEUgZjQZj3jYtVnow4oqvBZUYdxFAPnJXLa0TPpRiFDrn19nDqBZiTqgGpS6wV804ekyYd6NeGduI4qy_sH3CBFjAvtxu257l7XwNHsv0klq8U-V6EAuKsganH4iPSLNTMDSXFDxN9pPUtyaYds2F0-jqz10-epfauS3JMENGkhLfPis7lqfoet2cX_-KVaOFrJ1cVpLX-_MNP0OW-mForBvnaphquc1ae7g4dpPrLy5R372oJX02BqxUINOf3ZG1OE8m6qCF---NTVTuAvKLJZxD5_gZgkAZ2vaXQbVnzGDvIwgeTq07zLNcM2Rsu2WeQRP-2x_bU9WD2F0kut_V9NIuCTGYSMs2__kpNLHWF1sqssx9UUcRFufL2VUUA_iFO-Sih9vXgnXqThylFScur2tj4WEIcFbKIRLD5iKS0LLbXw8HiGia5YEtAXnfdwoHyhgB24udkdmxPnKTNU1ZVeT-DDthPPzIsAQPUU4NPzGr-eUDrUvy8BzRY8kzo0diNCJbKZw1R7rIVr5DlQK_TdUFmkUlqwwhwavSo4f19eg_MyR0bysY1Yoe1FmN57OsZzAu3ZMtMSRmzA2vuidzu-46fipOK1cwF4RXi67Sdbd6t20zLO4-wLIk4lLc3cxo0CVwxcgM6ct7VYM1yWAZtZMLz896bVSA65ILs-3ZrksnG1FwH3pv5m-qrrmmX458rULwrUd12oP_Za0ewaFuS0CWcBX7G1XJpmzqo8bYNb6vbFOJeA3HQd94ykhBWmA-evK0BtfPtT6tn4sSNbCM6V7lKat0d7Qp0G6YqoRNunpo-xN3pUbwzZ9hdzsfyYQr8siVKXySpzfzdVTcTO7t1QXBX-krfZQJkd_Al0ZnMH13dN90q5WpeJAwPzC2CM866wlo9ZWIsAcOMeS70rEePdON49iyEsHJqlir4VwRpSStcTlBSECrS43uqJ2ZcnKwbBxVfT5DYwaethtj5Hb2-QdIi2-IJMosSkcqplCHhY_S0O77NOxC7nVysBa1OR8VSipnfwZusvUbfZaY8ELqY3XI2UO4R4jRz6ecZjDICYtOLi786FzNimkWm6O3Qz0KFQZ6ChkX-kpNUIjzL5GIF3RErQa3ToPN4yO6NbmLB_hV1cQUfBQoBgSLjlVo4b2kBHrUOwTtmBPA69JH5IPKB8lNypKXJeRTCzrtYax0lr4yQMVc-dNYgtvxVAN6JoQTr6HAAqdKZ7ppr5m5RuJTdPqZ5ebSX3ITV7-bbOKRZLs9BtyEIcjnPiEYrq5VHYfC9mj4o7s5mA1J0-DuWyKJ-h4RHJDM2HwiESjVRbVQ80jiDb1glNdrcGlA0iG1od6LekCv6cztguA2QPNrS-5mcSwr2CTGY6v12vGCoiVVdXtzGcC6ptBzO7snnan2IdElVsdtQnB4jFesmsyfzR3TKPgf0cG3UzKD4_iP74X_d-RFlrjQ_eQaqMmfqmk7tg1F6zOaXlAyIZu5qOPnE8nsE2dP2eky15pCRQPI14fkGZ-plQCV0sefbrciVBTXottwdVj8ozVf1JWZssfrQ9ScairaHNTfPJo84SjX_e-gtoy7_xCuAIvQPs5L5wKAHGTf-yiWTPDstnN09UwiDfyy8oVQT1Kha8Eou4SkJSnK_RsklxX0NumqC0sJ_WF_5F7CdhYyDQmrW8ETvczkJ5WObWktqN8i0ag3BOHbqAOWciFYj-XURRhvctKN3aoDdBO7HBfa1cbIUevylgWE0Xz0VF1sBN15t2U82bo4KALtpAaap7oUrRTbT00h946aCzHMUQ69pNg6fASF1Qn-UKH_TLhzkOZpRyoGDEXh2Tr6KFnClad1hnEm2kLHF-uDdTa-bLIQ532FPDe-5fTPaO3Z0iUzoQdPxyFC8p0MkJXzhYUdtkTkEsG7boSRCeS4S12chm3f8u25KKy5We_pZHgEFXEnaW4Ex0NK_eoIEzyYVIP4e_uHfSS94a8_fQAzbxNlZvWoBt4Amu1rBqQagIcARYcVlMsdZzqSvcyQXRoJY5901-NUpPABF2oOPYTglbg0H8197nwmLW5V2rtakDAlLNZu76Pfd0zWKvNyKtowMnx8-4d0VqeAHkYmduuP_DArT6SFhyCVM8k1fgbF35hQYTeQairJkdIinHCfPdGbpwjzZ6dgmqcKJ8wq7m7fanCH9Y5zt6WWpvVJ0H5rRfWPxbfupZFj9iFb0Nbrp9j-v1dcCj6oDHr6sPlx8sLv7psq3JsYG4IKFr90mobr1Hlg5wy061GEogDiBVXejKTIFHeXHvoN5Amc1E918-5BQ1hLDaR5NxnKvdZInr1BHEEKJUzW6rerdMh5nVGgQKKKErDwe2QMAvVAUja3JaWSRDxpN9ZLxN5NZd9R-3_6rDypOjQNEdRsedFBEcYHqM1hrzJvxUiDVana4wpOr_t6m3c4nrAhESJEE9qw34hdA4ptylwqZVdX5tTMkaHvdycPwUeYH6CQOQ1-QdHMFf1ygVdNWy5_JbQvfdHiilEs0O1QsoInN54TFQJOW3Xtn6GVJTZTdCQsH40Cx1SnHgyQItfqlhxpQ1MHw5m9OTQpWKWydgYJWORTTIV7AxGmxk3bJ4m3iJcRX_PASOf3bxE2YtzdG9HPouPPi3Vq89L05xXvjZEpTOY4OLmhRN8Ejy50w_k2AVGe9ORFp5_gHUNeFLHbQExSXHDoYlFr5NzERyeEI-Fr5WyROu0oXME7nlA2-w7oMcy2yRzWxxd_Y5XrBAaAOSZHrsJThcalQyk4zw0aGiNvaYhe9mGvaATEcmdo6XhxWUkyR3qJ5XpoS-GNXte-iPMEnQRctq1tQV9Y5l5WqnHA9S1sZyYAubxIWjpOQtmoEL_X584vsP0rWbKtvyXTTwvXDGx-_2UKku8Gmi33wZqX08EXS7g3NF5W92H3MpjObz-TYQa1iTlbbIqADKuH9wCTQRe6rcMCjRfZFibuT_bzxN_LG_xmWz1nNBCjNZq5S0dhEPJsixcMnO-uKmqnOKp22EI1qBId5f_wDuNIx47AvGxiT2LlVhotrwcb7C_H_NBzHnWDtILzG6l54Ykuf6NG8F8CFmz8tRSP2qVB_N8K1EK9b0378BtZkTron0qmviE-xIm52q0XQiPAZp5hdjq458_KR0R-ve8W6d8lj06VC9W_zUgHmriF-6zRpr4IhB6TY8V6ktQQ7bfQn4PBc1Rxr-Pgx7mCU_XRGRcU9N4Jl7BE96Z0tfi3PgMpNNtUyfFkafYVlPzEqXBFJXhGGBLGGzu1J9SHIibQOYy6cZ2Vrkl5Ek6l0FbfiY92Bo6qIpBNMokM58BfLlPmmdEaYuGUhh-jqm1eanyG_b_t8eaPxT5Oh31c4OYRmzBCl0tmOBGR_zz17kgxIpcmQ1JX7FRczPc3sbPIJ_HtBJ6xVZCXwMNv5aKWvmj8TzfxeuOsawjBKrfCfNDpkoBsKhUH853Dneu_Ak7C-p-BzFFjwPqWH89gjv_Pr90X7imHKKyKljgkWb378cZNsI_A86IcF4OtcDvuNf_AkSx4W2jq2T2_rPHMY4suhwG6XNAKWo9wWsGKMBv4ri_EsEOloLl6-AlT-AxLbi6QRXjMcgdcioUf1ZCmnUbUjXPTTYBKMK5k4v8hTbMbtlLNhXbWfPKq7yXVPg36dvpbTEwfB1RS1_9rhp0zg2aDHca2q2WBseQoplc7ix5yNwOOu9Ft6rgW5w7vjn9yRNmhHyMuUPlm3BStVCyYEFhfDokDOSGtLxJVyuInZjenwyfTsXipfsZv49tKOAgUZV880XqO3UZTx0kZax-kRZpje5CkkE_Rfzj8WJy9Md8oBImZ4cLaCZT_lxLAHQo-hWGK7_LbLjwczAhJ4vycJbXadnVq44ZgMmLyWgS7Zvy1J4sjLWE25XbarsBJvKMumGcNorTpDqX05M2MqJpY5F__4dOUsRYCqLrR5EB6QiVI1nZLfMO8QeVPm58FAnbC8WrWo-PyU6Oe4LB7Frz77mBS9BRhcMliC4zK_l1dZL3n7AHylBAJtWoJUCY0CZ2zpxvWzDqNfqd4jkJo8b1vVHhTbcvmOYvGCBMC-IuKl-qYZAZ3dh14TFDhL2dLiAWnqicw7_zO4oibXOxQDWCLxymCTHI1l1WP5RIaab6_L1dD9EL2iUAjb50qOAYG9-v5Iot0c4MSfuEdrjrKC1k5agc4q-Z6dvPs0H1ZDoSsYccmZ-l4a42CMcsBz42FfzOaYLb0KBhLebc59v-_bSCowLckls3NPrTgkJWRkHAuLOgSFC4_ENqws1NkxOXqhEC-n2FX58T0hVUYs6bXNra4PeI36tNBoK20sfFBjMNJf0lo1Kr_yr9E2fGcv11W8KB2R1VExPiv05dw1pQvlyI7uKg83HbWMPumjhHcfYbXj_kKZAkN6wc2Botnoi4CKUabgRnGPzbsukp31FkQUn-XhhGTye8ArhrpA9WDUbLhZprcDRh3gyCmC6K9FKDiwoIGPiBZSGDYVWqzouAnuN_aX0RTRpUTZjJIbd0wcWY2MQjToO1j6wMaK3L4UVbmXDw344DKUdnaVuc4ejgJR3VAfPdgUnCWptBEevH8M2e1TGEXcb6tZMaMbwU6TYrhouyUIPqV6VOY08Uinb8XzyNampZgt-xP0EJasF6a4ZUM-7tS_jaDZ2_EJXLZDm7ldylZgwtNX5zQVCn482uXR8jB6I8egzzIy4_xCe6_6TY_kaBYhf4UIJZIM-lNg-IHGqBmKFxSdBAT4IqUXAU_7hhTp1TgRTtQo7ozwsxQF9O7wJJ7_6KU4OwbI0k8aUw8jslAL4FMI1wbwOwYhWTyo-dGpmrJysYcFfYI07O-acSpu3OznBZm3OFt9l49h0Mbe95oWj-xgylbxe3sP2FtPUYfMrldstP_vNDxzP-JEJzrsIVQu-fjNdemDtnShfEZERYDtVDMAdZgDYFKxmEtC6ltB3yzv7AjUxjz4ryE7UK4Yq5XcM0LMiNlM7X-ea6stP26cDQHdUI_yxbCSroCN-1IOeTZiuEhcElX0Gp-SChYTR2Emym6HTau5_BTZPbxpeMYmVg9ufZZ3wvF9Uf-NFtJeMPtJTm3uuF10zjqV2AnxendpYkXaGKrPPEu6Zn0_A3VjPdwwWQgd23wC43SgKVH2qRDPv13Jk_NmIqY4jOjuGYOfm2GyxaKvZC504ayuZSErl_MvApWPKRpdf7-eIdtSDkupcLcoNjZSz4jBForFev0JQ3ApHtew3nH9ZkuVk-ybmobEHxoRgPikv6OawvIzjiinHio0M3K5--7Tk5aQhi3B-tX9-YtOk0VOr3UW0UmW-hT-UR50MZOysKatniOqimaAXL1x066oo6A2AL81uaEaQp6uVt6BuapLDXyxPYCeVLpuJ99qy-tlj1jkhlerOUojqrTsgAyoxafl2ANKv6vbTuZuYtGDtkrsX-tOAaI4lejGTMRB7YSsQMSfezz7oqu5Scrv3eUhxCLzQM2T-Bh_zgnomti_NGQOIWYdJVkD_kic84ThSVs-_-Q9a7gZ2lfVmDYnBuYxEg6CziZ9-FSnR8lRYeSonOJ0zpd2XmhCJmTnwlUS8xHUsvAaKOaGpCdZKi5Td5agL6-mO4l5PfxUS_dAffh_isSpbciFCpdMyvDN8FXmYOG2NevSafjXsP6pUxqX-N6unktVYoODhzvp-wDx-DuGpldEEzy0CTXRQdKmwF3wKH9ePWxj4KR4o2u1H9FYJCfVebsJQFkLzMS5CE6JCgDKz1jl2wixzKSM0AHDF_PFftb-_1oGrH8qJu7JZOoISEV4iIQ2CNDly7mS_1mqkELFde6SQXISHpwsxJYP7DdhvQ9B2qfJIoQWxGY81XDfVD0zfQ2sYvXhUsB1BLqgbFMKiNsqR7B7mw-ZH5QI8xMs6DlYK6mkFUZBO8DPiVhGC-KXz9dq8etT-PSR-rk3-k6uhhgLKRHes6FL4cub9pXY_uwuNW2EAz0QZZ6GeGp_SpxyWf9UUVxefxGsj0bQ4nHNDHpmUHO3dw6q9ZCS7ye5QLy_PGBQSWfMKHQuZ4WMEoKNI0uy-M4AVA0tgLS8U70cR9665x-GSMym3zX9Gjd7mbQrnV7b0kLLd80qqBRBWPqnXBAzCCmgaVlW9LCDSToTVtQwgKQvQdxYgvweFdxNDyH4GAIYDvr0xnS3ATq70c_NUCmKbkYNMFD8Trh4XYCvVonSvYwXOrk-Ivxm3WzqxYAGFORzVQkfrM2knv58DqgaAme_WT05d5nRRcOfgv5l8gTw29jicdxsWja2hRePQpV1AuDUdTHQxhZzconsLDH4UYxmCvSjzv-VnJthElwSb6T_nYN8cE1oPWKPV--7IEMglrOU4rai8AWn48oEJovLLRk3Km7yd1dlQ30AjQJOYZtCM7rx5aOpOqzBawWPWtOBaAi63hwqgmro6XJCPmr6R386LzrgjOswulQztDn1vTicW2ZdcB3icWA5fTEjLJyyItnru_rvVLz2N0o79proyH2OT6aXr4bOZlHr745dF5C9WJmr3R83vsmJ-L_bVO1tmeqGi2FJzWAyn8TEhjCZwEDi54CrSvSDhlHv9RJ1gOgtAnsERu2U7rJYG3pYHxLE1C5xx4_zNMbPUXbs_-tJPZC5uZz2XZ5uVXRTfYkuacDPI9bVsITeESnxdTSSLWEyMJdAiatYPjnklGZO8_l2ePd_jOZgsE9cY0qj3rLJ8TGDYD1AGdhIC7lsFDjkiYNj61M3JAhWCfQWWHhORJQo2PmFzfUrWyO8lKD_NZ7FnDxv5VdBA5Abww3o-ddXtCAuDOqwH5UzShzDjsV8fyDKztodIqvGdZaTg0DLJZSvfwjiL8rE4BtS9OCHAKjXpfsXW8TmQ8uj8CRZJNKLtK_0r5EpYOdGGgtc6xgmByXnqmx5OetN6xJ18s8mcKIxRd5TJEFjG3CFRupkB_E6wA4JxdfxL1Dpu-Reg-4h92lpZYZ2OCbVhgIdsaEzTQTvEwTwZ6YMTKIVIqC6UUm3q0kJmW6JFFjt3wQ5VdLgJLoFTw3NTbIr79mTv8YZFbMtEMFg2ybAsoMPAPGX2DNQ0TKkLiI5_1aqo45YSo8bNraPMXN5ukpwljSL6v92oSVBAuXRYhen_qxFTS52uThRbOVytFj391OC_iqzzfIkOq2uFWH1ThjOI79cgZgBuw07TgFSOPwI66dvAxkUJ7cSuVKN5BisdcRBXy-eH0KhF8WiPYDaFNmZiGrBQp9gOu_iKUS_CGl8TK5OMPgB3XsaSqvcsBWbRle0tNmFOISPatzWFJZCK14j3HugHc8885_lKenJFBbgWoxxItXnMyXVZ0peW_SQAZ1iCIhQ5TCGZnGIxkMm_E8CLpgpWqXercbqaWr1Y1-8A4PmM6zHw-a18VqPJMKIl7d6YK-_hysQatjVOeM4yewXUuMRmxA14qshIyQj6JAqYupsCanxkgky8xSY8pg8Rv5dngqOl7wJ-MdZwOUORAntR8Sco0ydE1n55VGVrMMrZG0qmUbJKbHA43GpcVT4WICB1duBECG8UTxqqDjOKWvp78zzs1SuE5WHHgnuwEan2OrgvkdygZPGCm8qV1hj8lnMwf_3aaGMCYQ9QTA-a3UkVo-qiBLdEWMGSYWQSO4VVyGKAzpMy6thTCQAEz3giUIJTHv7AUvfZg_gc8r8ZS6tRFUP-MEfS1J2YFrCvL5YVBm5FvdtLaHXGp0udA7Dybu2B2hcnZ9UFc8iaf15hTFr2IS_AHsQeVoxChOrUNr4Twuc8nH0QKhURH8RHJaDcAwaTLBQted6FmKFKHRy8JilNMi-Bj4LjKn0T0jBtjzIl97WJav92ob9AC7LmaoQLfo09kZv8eksPsUa5IeqWXHKo7whQGh_P4C6qGGlKPgrI2TlwD3ZZTsJdteDuTFPzu96gr0CBbcqRCaQWMMqYQWPNRb_yeB8JbAOkhKbVBDQP3Cw9v6BuBhJEVNit6r_7kwhrJGgCW5eBxD6ju-jauMLWPHiV2VHNspupqzqGKKgGSkkgCiHyPeoaP-CUHbBK5cW6NjPjoV_gCckaC7-KhGtK78hNgIEvFCpZlngdEpt_EQp_ShFvUOyrFadlDnLM0PN3jQHzvWgMf2EA4O-jQdaDORWe2KMtRQaPVzVPyzLnG5F7B0B5PVIa7x_9pT8R-Dc7aAoOepq2f3wO9phJka3cvxh6t_Sirv0K1rQwkgox2FrTaIS8L600a_6MeiA6fUn199cZBrCm3I94szYfojfouCqGPw-T4tsQzpd7kbNTuLdTtGLVtl8Nzvj96N6e2o94K5v21q0ZcYyJKF0ymP8dnbYSI1nUNkGCIkqm1PHhH6OEhUBb3ZpI9havIL6bN9PIm1jgKDr3xZjG4o31l5WpNtnrkjkXiSGJyDNzLstK4086_lO6VLd8Kw_uGuG5oWwtODzwN696KcmI1njCExMrwWo0hc7j5ZgyUXLpWX6ulPZQVusy4kkduiwnImsCL_JcBRjTKs5Zx_NlkKHHqr2HSDcLYI5dv4fNa7LoVi_KDPUEq2IMmR6v3gWkbwE7ffpVOV3U4kDDeTeVlwL1K01du4DULV3TTt5W_tldef6JDV5f3Jesx-1rd9EKFzLSsnKEKjNj7vEP553yUxmOVuyLI0w5uvHihX84viCThbHktVzolzAD159tOg14oF8APtNPPDa7W_ksjsfRD812p-JDFUhsgbCfnaFTXer6VyyA6FHlNaQ_3dK3pCKay2vHVwuFrbX-VgF-kCigSQwD4RIyv40LHUXmw29MuebJqCWCMGGz6-yUQeU4ENFPY24aE7S6sqBUUWadLgB84i2BP94S1SZR9OEwJfh_Q9G6rG5iIJOVQfbykkx9uoFa80RblOrV23KATOxLeE7gKmr-EhJF0tqAT1Dn3pXXryiSjOr2l6Fpg-GxxIkkDTxCMFl9dpgv6SOn7UGoEhzwp2UwZ7J1vFymTJWlaV1XkvallaiDaG60BYYqHmhmXzEL8719gwfGV-7WQR1a2S4KuNcEo1I-H0QlznxcR8Be85jIn0fY-QHooOAeynvlOPkUjBgOUTvuiIyqfrRh1869nwu0FI4ezTbKSUfsY4_mT2RUcAzesQ2aBr1LCVt-H_9cvZJbTxH_H4ereMpEOAuUbPiKs0KZu6WZbUiXxhSJpIjwcuAjQvoK_RAA3rgjWj6bDD6u7GokqtrC0ZqMq6q8ZmzO5GcTXfKqvYhe79lDu5lFqL79qgRExDLGyWOEFv6jQcpqvBt8i9nM5-QEe4LIJVPGl15M69Most6aQdLzVvANtxfe3SllxsILl3ZIDZYJd-2jl4Cr6ZFWjD0HjXWsUuPGh9hB3TvQgc1dZ8knsD9YkH5koLYdiGxaf84GaLDkI6qTw0zJaR69AtLoSw32NaCVSJRMTmEaIO1vLWe5IszHDdwDv01uvHWFpH29I7fYk4FyJ7O_yDl2cDvqYYag5jCfyp16dDCSY1UGc-4uKWs5A-pWWFPb2Q1eCjHMnY7ReDF_or7QWW49RcbHLZJkM4jZLlMvH6REzqVsr30l6MWim44nHQP-Se6YoxRfEmn0lCRn4AEYIr2NBm2G63VnL-i9wtMHoV7_htE0-mneGTZudfmQg7uiobXeAnmF8GB1nNRH1ek_ozjNVFT_lIHfniM2t1gbLbo7MQR7IoPIgEtU02fAIMG1pNfN-iy7eaqYAg3ggKtRImTS5JSKF-JdncnMf76ROqG48QgbSWszmX2gX1Bt53Cnu1bbNKXGZo8GUJUhgVmcPPg3WQznd_9Qqpio5jDZvw_L7d0M5IlxNbqBRSlsTYRrcZoZyAHr-UUiTNtF9AaO-VZnG3oVVlWmh_g3jv8h0YiNZ5m2yp0a0_iCKvuA7bMPy2BctRnQW6PTcPxoj37JuVYEr3JcR74Rq6C5sDCZe3yzNlRhZsGVA4slQtPAhGSG6Wp8o4vAveiOSiOzuz80eC4x4-zrld_itGJK_BHD7LNuh8RTTu1xVn0eidzgwAIr8DmA0RopJzNU6pwrc261eHxnDcnGyDfGRN_OW7DFUObKTgUmQlupNNjF7Rq2BWmTwsBlxmM7VIJsZ4ajq-uZcNSa3BIWiDyRO_4kJwqMK_AOehAeyXJSOzWk3jH2pAl62zSdytl_rVXovECF2swYLkv2LppC7r6B5N6SM-kfGQvsarPJ9kK_E5SNN3hbQWTKpjVfuuFB4gmqLWJk4vqadvdK-E8cmLppnRme4ShuCgbqjEYAng9Mi0Fe--u-Uqqv0B4V6HMP8hsjcXFX9__-KXNucNBiGjvoMop5Cn1wDvEMxlx0PeB2oTneqt132cT9KogJcRedh2w"},"provenance":{"provider":"built-in","rubricVersion":"1"},"completedAt":"2026-11-01T09:20:37.461Z"}', '{"correlationId":"cf3f1247-e8f3-40b5-9b09-542d40b782d8","causationId":"450b16f2-face-4124-8c83-2b1de7f22830","commandId":"18fcd162-98b3-4ad4-810a-f556c06a631e","actor":"user-2","occurredAt":"2026-11-01T09:20:37.478Z","schemaVersion":1}', '2026-11-01 09:11:32.765+00', '\xf15229292bc3f729fd1b6f97c4b890937a06d36eeb6d599bb9236504c8355def', '\x1b5995fcc27e390a1ad93f9cede37b74b2bd834375c144a0fa7a934545fd0e57'),
	(25, 'product-3', 0, 'AnalysisRequested', 'efa5a16d-7756-5abb-b91a-890ba18db60e', '{"productId":3,"url":{"sealed":"1.MMhxEmgBbPYyOJPCoqQxEQx6PFRKUaKtW2Tl04cTyT9M7ZmZyOfMF8SnPUsFKurU392Qn3mkMTaa6Z4uWxUA"},"submittedBy":"a3d79a1beff204b5aab2ae829cf4cf1a345c5dd952d5e04cc804149c914deb7a","requestedBy":3,"requestedAt":"2026-11-01T09:20:37.674Z","dueAt":"2026-11-01T09:22:07.674Z"}', '{"correlationId":"16475262-787a-427d-a915-b6e2bd50851c","causationId":"455f474f-6ce5-4d02-9ddd-c70cee75ae81","commandId":"455f474f-6ce5-4d02-9ddd-c70cee75ae81","actor":"user-3","occurredAt":"2026-11-01T09:20:37.748Z","schemaVersion":1}', '2026-11-01 09:11:33.122+00', '\x3a5ae473a664894114f80ec60e1c51fb7253fc1acb5550c6fcd13c6f37abf3a7', '\x0486d4741d78c23be97b23aea4b878941fd5697b1004b0551f9bac01f113ac65'),
	(26, 'product-3', 1, 'AnalysisCompleted', 'e963370d-9a20-5616-985c-f82d688e0eb4', '{"productId":3,"finalUrl":{"sealed":"1.GICdO0swFkyaXUdBRfawjCHD0MojiRfE8xFkDQJYltfMJnuSbXGMFrzcoafwby9ui03vPUugChYss3t4rDas"},"report":{"sealed":"1.e4AsOk1yN9_--8pW4WrkD_kEs-CiYju8Szzl9K8Mv1Pf0zKSvX_HkI1zWdTNfNTsphTaZEp7PBSbw0pkvYYIjW0WtvK4IcU9EGYdNBrosU3VjDooSLAmeOeG4K05ErOro3NMgBccfHyRnLIblVZYNPf1u6pzCQveP92eppdBcpi8sfajzRQiBJKfV7zUtJY-TpfeOfQ40sJFFRABMafJ7r5xKnINEX_0K-wO7krA969IQ-bjjAG7jha-OK173FRDoTdPAWp7gs4gan9rc-4F7v_d4R1Nx76mmMtZWoWdAx_QM5dccKYSonCprHC-3x86Zxq0HDMBxX8BszkTKVp_5khvRXnUi4i1EA4aONqidXbun8L0wJDaGnv0FAvlZZZV0Pdjli7O0Dm8yz33pHXsCUtmIiPleOQ-EkUuednJKvrk5uA9muQnoqRGfQfSrCifaWZwhuMJq2YEmrPL8QfkruvXFeSZqzrEcOHpI4TbE-D91KFo5V6sgYzz6Mbc_2xul7Sgqe3LmK4szXu2GSbfky_nZLc1CZheQQs1hS34sSHLQzcb0PNUVzCpUYLgkFnXLqH5Ul2JCS8NHMU2grMHgvlZ-nHXpnRPyeyjyh-99qapVSXnpkSABtC0vTQSdGtpukQbc8m-HBJTEivlJ4O93u443myhFKQRQGLLxg2g6vcg1D0aYWchLRt3GgN1Mg1qezbgloiQXlT6VPINJhpmwoi1Tljv93orDbCK7Kw4_tbdLb1wz7Nhz-ImjMqI_mH65x5jTlzRjKUmz7AIN7eT8S9hP4NvQoNfGW4IeLLeH95z_UWY7fZfa3VQrwqVuAN9pn9dwXM5KD_WX5_G9m81QCeoAnRnzLirX12P2Ovgyd5NljBXw-sDvPgrYHExdG5cnClGuimCbetkxwOWDj0bVLpcqMdTSNYqxAzv5lquz-I3SvRjOqEEClqElcR9eG-fpeLmm_LeoZ4v5_lWMkQ5rTMsc_LKtHmd5AeB4u6PQLZJK234MGvpD61AronEycvkTtXJbXWFqfNs7vxGml5Amdw1eSGMQ9hysg7BOm5GZLPkfkTIKoARdNcba-AKca_azk27KSMMAsW-2tVNtGwcEapE49AeMXmLLMghm-egbH-hVVXaE6tO_qFYqMmYOFnQEMivW44RuLKtVmwoKJPKh5fmcEqF14LxXHuMjKyqh--Mc6toVxAV4W1kS3PA3nVhpvXvSn04VJg1GK4qkNGfncvgGO4wUXSrr7fuJPjFypsaBrQXNA7zAyzhjuKa8oByPFkLwRlOXE_7hlYRZzl-TwaRv3ZVtzw6Kj4Vi_yCJk-G9ZUs-6SymfLtMbEN_H7vAsEdL1Rojdet-sDzdtPN8KrHp0JGKrcQt72updQ4Lh1LmL7f10B72VHMB3_ghy4KTGGqLBp86hqJF0cNnMSnah8sC2im5rhzyp14VYnf6qDgCKbn-Na15qIqSd2Dhyz7CrQBERfBVjWtChQiMNdqtycrm8KwxWSGiyqo5W_KuenfqITdhsS_Z8iM_gTW8E71aljwrTcIHFd5xO6uAkXb_HCWRI5TXmfMpEEFSd-vBDiaswGzHrD4GbN9OvizMwrUNY9g1K50cMKCgBBXmZ6tx7xYZv3CMW2S2lswB9fW8SzRJ4wsMr23kxE7IumXgIGNQXjuFpCYNv_FZb0YCpoTEWW8n1HUIFw8z5RTI9awUfr6SAnXIra6XumfwVoVrCHcPWUTZGNRTRKMNIYcLiDlwInpjOy1_wy-lJPcNihsZYEzgBPQ2v11DN2N0U9HeKdpxBcU9Lf2HR3XwSjCHlUqBh41KDyzmfo8Cm8swxQZYuOZ51M55U2Vlgxu3OpWyO49SaBsOLcSjI8Y6SMWggDpQO2g_EI1HUfoS4Q2CgPY73V_wwv9sexQgffLMVfY3UjcrQ3fBPo9LITCyXGCc4OGmhPyU4xkmQAW8ZOx7GhTRygQ8VUo5Zqf2Zeg75qyYlqO3mB7JHesuAafW7K2g_t4uT5WDaS7BZQZbrcou2ClFdqpA6NZnvKLOv-2BVfcR_G3GFjlr8B1-bMEID7LEP4Cu1GCFE-mQi4pjA0BMtNgTsNOuyj72CYsxUp50x4l1wAHvJadAgyhcZM-FjR0ruaBjwNS842LvZlx2Z7YONHztQgAa3wmwsxprvKyl24fTUGpPlyO9ii8vzLncRtEHjn7cC_KCR8f2zk14gGqMe2N2fDA8lQi4Gye-Jdt1tmFpqgn1UdPZ_ZL-l0RHp45Z6z-gCiVDmnC-ATr3qZZ9rKz8bFXzfEQpjIX95U0pMhmnrSaiHcUg2i4AkLYmutjny_SneHa4bNdrcsoOd5Gv-UyWx9BB_DOPpdWJq-SnKUipwrgYp5UFa5xA3Cd8RhyHwrSY1qBEVRN9xd1aBIAXa1KU12g8LDljL0AYsTLq1ibhBhaWnqbfrUzAVvOkazXuNdtCJClTIget7ep3vLsC_aNxE1z9MS0C_CId0uCsjbp_-mjYBHXkxcYGEpK2zT_rPwxGW2XPKbBk-GILsEko7F8GM0afJgiPk6CzlIpN5c8KlWCi06FhzC9qUCN8pocESrQ2-LKX8vSbaaox_O4bw1TfZrL79Wt9KdfOEWTjZEUJ34ZOhynF8fqutdXF-Rh8iub2thi5St1avOFLzNMnYOTf01Q5Gnihs4HheJaKUhegb-IZ_r7N6uJTSaW5yzojhAksQVXfq1kZSo5f9hIRQd-e2SnH6JGnAYlCgZBaYnond28aXN860GcgFxyjWfFfzJ1zOH_8W1zYSi6HUN4i6q3gth6AuY-WW9fIcqZ0GZMHPkywoNbT6WbQX4zqw2Fy_-DMqfCgQD6acpNfD2OXZVJSSJgk79rSJmdALUNSFFSHbiN8_Y0rxY_4F0jBDe_4t2odRZpJAYQGPqeeEwGOdnnD_um0bqlWDsmED4wNLbA_VU3QwqWZkxsZXthpoj_3gbwWk7_i9BMdCexflCEJ91W-cv0GDuNLHIuBV7UdLeNj11gzo4RhvGlvshNr2GqM4htgm40XQySIiUGSnl1oTsYbfIKwDzFsTcTZp8knZLwAiVnPdVw7sN5Tz5YylxmuJ_-Mi5uyKhJRm_fAGLj5CdLTbPOKUZh2hwKVC9Uh2AID8rtyGQYJh-9PfcrhvSYNESV_r2p7ECadqOWBOAsjuHuVuRlPVHMIXYfI4qp0paQgPkFAdfQv469lGvaeLtrmI2qxJFaUfaBxr87BgWUYveGBlJA2DXCDtC4GdqEQ_MY86Z81VLtUij-vQnSNk4w5BmQWZpqdiNKWJ_BhV-nqWYTHOBYh5Riueb43-nSBd3ejRvyd93pD6I180uJXFpxd_zLov1L57rFQP2iMWjac7zdOh1wivfeQZiJ3cMMFyuE8gYFHATODh9d3YWP3hribQYFYo4BI3KeOFh7-hrVy7x8YjEOPGStO8zhGKoSc2JmTh3gOm5b3tDF_Ftj_9MRCYlXRX5KsSZPekuLnZ2_dj0E1fedF_iP8Jykks07utT1Fkdfem7dy0t_v8vjBRgqT-4WLG_NqOPOSXH_O0ZbCweWCP0aVluMRwe0zmzdmCr1af49IQmdIKfymOSpcErCGDR4C79V-E8zQvl6A8HuWW0lqthzs3H7eqNrMJzZqX6e0PYzqnYiria9m5N-sO4qTbMDSTe_2_NWldg3UCWd9V_3Jw9HKb9rDuHMyz-DITDqoBPseM4qslePD2cg-mu69TKvTXQy9YM-sf852IZswlnW9XB6j7YQ0yQ8t2sbg6ASVgogGN27dzS9670Vcxa9wr4RXNcCzMy8FdKE-mrUdYn5TSkwF_sje-N5VD9Be6LhLxYP5WEWvq-jWeMSU6LuY4fgndATAFX7PehrJs-yK6Lnb8DBeCxk0UNNJnyRUeN1NHiVwsRaHl9RJ-c9AbkCnyeGX8tNP5QO7LxrgPZvXe-_CCVZOJNKk0h4hIMb4g-dazInF_fq6FGH_crGP3fnKdXav3vQY3TMmgSsKyOwNxpyDzX8DOeHfvnNle5rlktkrHuQzMktb-IGiedNySVfML6W7gNIj5GZOKMkK_CWa7O6FIQt750vYKRo4p0pMr7jGxrKZ_DyYXCsWjQpAPfrXJuAWsJKJvxtP0K-FE-fypgUPzN7ZXhgRR8xR1P_6VAIUJi06bKt0gxryMldqK4ml01hbIRYLX7ngJQOOn55FeHwkIGH6pczLXPt8yRuCk_ZI7x9ijdTh8Jj5zX9AWXmoaC3rWjs25o2__URpaGkcPowyWGoBBf899xfjBFKKkIsiZCMW_uL5VLNXnCBGDbhOuwl4offd0yUobhPiTYgreRzZsh2uZLYXnPgztaMmpMgwILPqUPrv5ZyDMgiwfs2z8CxATh09OIgquSyw3Yd2yWH_7tmuSHgR_ZevTWTzD6ccvspua6Hd3SptQpczTpKzfO9xZoeEhXXmMJ2MUq-lMFXWrvTrk0eJ7eySDaasgNv3FChktTCqgfanGz7UQqZ-wJPE5Ot9nJYPFSqUdWNvAe1hGdOOl_QWyyuiya5jQRgAq8Dp8QrEHZcgp_wgt5Ga3wdSowI0WKFf1584gOlR7he1fZzGG2pO0n9F7KQQB81QSuG5B5dBW75VfflaMW-hCG6C7g_C8XCWfh05ILYNMw04fMKzymoyMjKf785vnbJxUDdwrfylUOJ38JRF-TcrH0zQDcZ-Exh_ml1tnm5SmWH9V5h21dGEsI_YBwB4XfZbnwEjYl11TqrtmVouZhcVXLqhkk_0TzPAKGRSaJRZzTgTA_e1CMfSUTINqLG4_Cn6OHzflxXh-J1iJxFwXdilLzmf9blISrlTODSB4sDWdbFiw1yoGEOD4d8BAuv2PefSdJ7K6a_Bi3N-nLm_4s8RV8F2UZrEKTSnWwxYKPDCmg2eoKiumCjLf7UETh8gHxaH_jrFCcq8skqgO1322G5PvgjVEeYB9nCDIm3TBpAe0b8El8C1MghtLlOQX2HJqj90OwzgJa5rC-_KaVeyUPUk_aNNs_MBlnxd7ppA11h1kuFOyjb8zZGOaYRNRvry1bhZJF2T-wrzIj_6YB0ghlnzruvM4uXRXVC1kZGNWENAMpC6iPrdtSZHDru9ZZAXIERV7L-V4asmGce90TsKD68daJvD70mwnbb80emibbhbNQa3RrTRBbinTCYzIYtECd7120Hg1Uj8di-sKXWLJQ2ix95oE25vssq_pacfGzmG68rWzkX-23XCaC9oIUhXlg310WVICQP5T51CarLH7kFlZ28gdTrv6F-5G-pMhqkbXkyvkeu7_mvk6jEZEg55iz2PhiArbwTGAQpBfjhLLkWPWZX7Re7xwJ0fGfaSaltWfoChCg75PZvCPs-y8k5FVfyh3-ThEVBpQggJhP6Rjf6aohKTRp8zIJ_p_h-nPzhwX5hjvbG1KPq_dUY7mOKFwU9ilrbwAWozxSHtrVjrKZBoe63RGDCW_k1UkVxotbo98SVmJdDp0FLmOMzKu6C1sIHeGzivyjaUtxwWOosIn9taMBjnlquyJwoJBbXyZc6D3k6GmAOE4IYY27pkdCFl9NHvamNHSZ2P4Oh0ugH610qwUG0Vx7-h47uvMI8K3nPauJOTZ8cM1A5Ww861EUCKT7VZ-oG61p-rL2_ddsUp5PlO0bGyRuA_0PdPO9iasLDuWZQsB8YUwkbZ2zRKPu35h3fMSe11ywB6TyESIVP0mKAfmO02tgTrnjtAFS_wefhBEVpEbp9tUmSNtrDhjGv66E0_tkwsy5NWijNy2OCJz5UBZIFLPzOduFxIIStaLbt38XogTlABlNj913bv_cvTFQ99RO0Lpwx6jLllRvkiP4jEqaSmGchKt-7__YTfWMN8K_Wy3f6ytfJXUgM6plxTO1HQ3JhayDl5xALDmq5h4JRvq4SxbQ6bFDNmn-H1vg9p9sGNBuTxSZOLHUisspuO-4FJbAMyFOZUEu9f9WBOOpJ9r-AgpSRkWBpFKDm7gducY_1qFTWXqHAwl1TP4AQ8-W1MTLFufbaIuCuhDJv-NZTvM9gLJ9xDtR6_3woGbHyXEL9PVN2hLhYzu0gGMvtuVY2l3geojiG2WNNff8UC7LqW56JnTjWf-NmC5WNs5S59-4z5EPzrOzjjubf38OS-aGBDxGpRbPHwa_4DgFm4lqcMDfYs4bIQDnD7W9jrrylv4WdurCSo_Q48i-XbOb8aUnCXbWJ-cdnYJJKp_PkmuPXBnyRR9YGF8amS67AgkDFleXqfgxcw5OymRA5CGUrI0yGnt82fiufVpUVzBsC0yPviFnT3N5Fk56OBd1oG6__FJRTpBIohPMwdbVTsiE2Vc0RWw-fuAzOHRUR8fEekxs-sMKJSbj2B5nCfpgVxUvreLnXk82V4ZEeo4mGf-dfaBVV2hqh_sfWWrCvTFJAlkGydadTFbjKmLeF8TOf-yi8vqbY_2HU7Wz12jvLglbCIudC32i6d9yx_2wHYdh-a3PEe-zMEZXZZ-Fd2AVkdWI-f7-au3OgSQ0uY77cG4PU1rv98GDH-fymBpbRZwlRUbEsild0UIFhJtDEv7P71WWuWqiqPSDlOx2pVv-zpDPPVQvlPKskbLCle-cURvGKKOl3j7yw02Bq-GMSVdln72gwxjTvgXvpmq9IuemWUOa2pzbUHnOrsnvj_BvcYPCucOUZv7dosT_5ItBiSqzbYc7Sjbx-rGB46fcuqesASBZQcc3hlCzx1L1728iiy54nkddKg_b7MVzcumpPmAEBNAFH1s4w8VnXaVH3Swdj1sc2Zyz5NhJs4UysjB3wmKHD2cT7sCw8qzECi4efC-Z1wtFpNgG6edpqli_xqjMxnF7UIsteHBwwSwkCDj7X6PNWdstXXmUNhiBNohSDna-7-yy4uG0LiTne84m5rvAgGewHW9khkpE44mqGXe7XeD-JA3wCo1n_APcltOYKGMg2SWp9oaG2obMpSZpxKN0eVhfaF0sKAykLUhRfgZybRrMhpB8rUVkChCsee1SPVoQTGHf97i1uponAbpQSzOiMV0ApYTbsl-ZehtnMti6zuAqZGWuMhoFMNjBAE2yTwXjY7W_U8D__yGZcnc6AZ4IQTKqVWvchfFodTXUd7X8H1fx7pFO6YNHu2iotx6iZfptqnenHIr3GBiDXp57SP0CvrQ0P69aLuA8TiiThQkcRBZrKR4wq8LHbFEq7fLGkb3XZh9DgklEF7nyQAlBjmPc4MyZ7BpnUkauS-6t816RYzQKBCBfOBQKrn4jaM23GQXeyfaU1ENinaHXqFmAxDGkCs6sPi2FZDDivo5wb1nj3gVztGvs-QPdqvO45tjt9mK11_ZIkvVXa6DtSFRFkBd7Pab6HHi0UH35m5vYa2en5QPTmKZPZlp-F_C-K72zpiXtLJoL3i1kbINPn5TgZ7T8I-Hfy38N6QRl7QNXsCe2oenPTMjv3k2M6rm2KzzmJEjf2dAR3aKFE4kvPIiqhwZ97vpqnIETvF1b_hsic-JiEhRVpS6dCy5N2CqGXe8EAvqyGY7ql5Q-agZHYTaDOFsGNQQsISOU0sUbbDn3dbaJdSM8iFltBnm5L40gU_jQHEezZlTXkdFm9PsKoi2OJB_-oOUzGNz2JJLKMQKyM14kAZC2ZamS6goQSl9reCMjb8Ld5Hbqiz8zJQlBo_i2fh0Rmb8a5nxRy6okNrJGK9h_lfVpn75X8eJSOhQwXRu_nwgjdbjKXKkDC4xpOy3sovbXeubvYZA1wZ6XmWNtHHvgaQlh0zQC2omMKuEWjqHkGEa-hipFe2ZS2ZObFCGeV8ileLfqos9vlOlfqUYEUhcZO-SWDIU9iupU2nLhvkCKRUqTz75cES27LIu-8XgyuR9uoJwoe7-oToVLpllG-wJrJyElgP4izkeyMGlPTJA3lQ__Dph6qWyM54woe0LSj7cfijxonWSkdvOXTOrnpd5clr03nl9ERqJ7VoL7Ffl6b12jd7zZZF-JDJtEt33CsgrlOimh2m7c-tMnmjnY6yaNuQxb_qN0Nmsju6QBedExJWv1oXIwWexCkEwGX2kmRz0jzZOd_1l3BcXV41RxRcpM-oK-_bbZZtKXdH6tZfPHJLSwNP-vFlUNHDf04yiavEdl_8Y2YQB5eN8FEqnfWgzOwe4WiZAtXtkKQ1LtGA3kMFoikSxQzQWH8BnX4o_jh3lZXiG_SXQKdJ-nx7J4EEB21dBeLMUyRrNd_6f_ufwACdk66UUyE8VH-TsDGXtkGu-gfO33wibNqDbNpQiMMtsRYUNEot8L0rh5gTpWC9u4_5g8XQUr6Pni7vkh7g58iYt9uy2QDWxitUuHurXyl_Qn4snnonjY7KdmD18qnrTF3NlWu8lj2AWqvv_iZ24gz-QEWtXa3dxtcgKfyqfw1PtUoIkWpU3HHcIxGTzqPHaojYMAEf5MkSXVeB8P10vGbbvAjd6bNL5fTTgM1SD7P2NC-aJABB_ljXpdMV551fLgiB3OiroIh4WAJb3i_SolM53lwEdZdDaqV_C9WLrKZFGMowJ_pKC52MZ9klJjJkw2ZbbDreMc6FO5qA7gXXyTJmBDAwKQbExO54HJHFDk1k4LsHDoBnDL2oxr9tRkis_YY-h8o40iZJDG6F5hj0KVIQLxGelDyWN4WQYkB1pA3MKNaLkIPuk4e-rhMJVYQT7lxdk-mQQ1zdpIZDB8uUy3rND2dovulUSQgpFb8bHj5q0Bvj5a31TR2nHfKqkcUk-jwWnG835nWsfmdqn7BmqUse8Lq16na67T6C5ywd5QOhHMpaLbeowjjIK7hLYWoZ8pZY38SJLE8PqarYCoLf4VGd6es0gTyNDfagmP75xWhORmmC6kr-4aHvTIAvrj-ri5WRx57KWvIOKOvf7Uf4vkqWdTQrxSnvhX71EyW6Jq7ThESldweZ4GBR1Hx135bB69pveJv4Ppa7ZFxsClSQnxj6bjNEJuTQY5iQw3EP5e5qOqxpfun6n2G3spEe5__WJ9pdTghqe8HZ9ZJuAZp3PEhNJz8QVVBbLRSByvc3dHYvsYtRlFxhCJGwR49ILDUU1S5FG-yhj4ONAmeO9tkn2cs1ZCgTMUNGDMLime6-9iSF4W5pwVLiBWdWZ92wWcJylGwniVvCx5lL8zg3qP3WLv7yxOMkj08VrtpmTVVujxY0b0ATCJsvMB5SUm8eTRqpSg-QtReMPgJyKhAXZtan4Xgsf8yWZ4Gnu3jjI1G155iEjpxkiqA9ofeFfzw421Q1u68MM-sKy_Fys3LO-GlGUKgNC6p8GHdGhaPKFSdnQHeYBLW3rAaXScMGudlm07jj059gZGeYdOCAkB-vsCJ2QsdhKOPFDNzJRCP7m_ELEDO7eiReZVXGkSJBNY5wAoTXrgR86pnQQO0KtP3gTCNXSa1tOmO1hoMLMBxA-jdpd8t8QjWDQgkI7j1yoD-fueLVnDhoSEnmnPE6mVWoDkHan4P9uGWyFt8q7NlT66T_SdWzXm1UN_1tN2_6QM5ewtB8ppteD-kIgrIx-wHWx8KeYr_Lkr4qOLGBUjG1qWJzC-GkgiR_mhMDKmfOTJkiSLmuHHtja2Q9USX9SN_MJUWzRdk3dw3835Aeqwh-Lk6CZ6YoX5pqZDO3p4ZlAuiLys8emz2lOdF0ukWumNXu8Q3hlQiIj9Dv4Qdc_lEEHeHVPbjvoSFNTr4Coc4JvjYvhe7wMkYAYAb-a96s1V8WnmltucPa8bwACd-RGQ7VwxMW1YgDte54n485DFaV_NY7Lkx84qBTX2LRrCn4qrFlb8heab8mrXPXg84vn9qhK8jZcyu86bHiWmtAC8Gm1WGX9MzHlD1buySnd9lhFlbG6zcb8AnPX_HOq-oI8aGBFJ2D7btpxZ_0IdU4og-qr2iGZxrq1fiWoHchuGmhjMcAsX9GI7ZrdrYqXRJxKSGMYb8iNq-LqwjRLXT2OAt4_1IC8Oekc5JFQ-Gqp2NhqarXypjNNVDCFLHhO9GTkWfPFlsujV8yb6JGFp5XguuuUHnpfxrXP1N4uFjOcRVYHeWyUm7T7ZRpXXFLsxFKoWi94jzucIWgJTB9JmQB6H23RbLh01VHlzArJNrqs37vaX43CO_ITSgvPX88DOT_xXrjTFd6I5FcHwl0auB8XGXGZKoIxYaQcHCmVlN2ruJua6RaJ6YBVE109VBXTphnP_sLvlTNqgt1Ybpt6tjvqjid-sD7LwuRtbPzorxA3w8xXz7vYL0t3O4j85z0W4Cw8rVhJq-VUVzwwFkW-m0HKPtQ3gvRDSMVyqZcpIPRICsGnHqqAXWFJhfq5NGS2igP9gD_J0xyD4MJW68XMQ3bxtOBbSy8I7FcnbrtrI1D7GxxXbcEs4FuoSiKi5-ClmFmSpG6pvIWfWXnQATspxS5y-WK2dLKKHxfRq8plMJihuQ1evvHDEblDniaJ2QxD6yKWw7gWOCqfE0eJS2PTdRtwdbVoyVtqreuKIgxj8ijNteFL-FOJQlg3U1uudJfQFh8PP7qcbf_jnb-n3LHKwGGi_snj86O2iNyBGs2VL_0xA3uiS4bH18gr0AI8lXdaoBu8fMJMgQ3LL4ETBelXMS2bF24dtzuAg-lkskV8Yf2tS8rH062EcCquHu6KtfAD797JcxduBYQljKMQ1T-hsmLWXigUlq-r2GLlSFVW9g4hZvnSwJNYRtExFsul6dAWUOvu_ZyvCTyStZRcFowHrlI85gWpmsI75xXOqCyZ81_EPVSD3U0T4Op-TMCLvPvEMVzPj77Qxj7tNopT21kZOdHm-dLxTy1EzTDxNGQMt5pXJW39WSmOcoe-m_FL3_t0dqZppMt-7WzwkTpQwY2wQUUdqRqzE3O5jhmqtiJ-BbWZZ3MZaSPvdJ8IHwNvHZwUAFdKWW7yW2cvCotLXNB6r2psvLwyuTbRFRSm6n_oV7x3h2BXsD--EBU9tRIPElNuVGAkxD01BZT1CokAeiE0YoYQXNM3fJMjRi6NlQ3_ncLCycnM_pqT24duEVkHPrkjjwOQrCuKTNGR1DItQ1fTPIjr1OSuHHojIoet4KqEsmAJTJfXIikEzxiIFzJSlZ0SEalzYaOkZbETyxOnmY_U3WNB6lPi_TZdC0vmDKOo_43wywmGvl-2wBM_BsoqlOe3RsELVSuLpg3rNPgbjwhzMSJFcAajXj8FvmYt0F-0g9tfQkUnKrrLzVOMWuQM6aWEpj_Dbx2uohGPBS9G3MdBV6_AxEVvZ60IxPuIyeazyfgxWhg5B7YikCJRHXf9KrGC7k_h_wRlWMAqpPruQXEEeD6i0XP_fXim1i1Q5_RfX2c8fm-6bEHt2rciXWAO1O9zvE0NgUJHWSmzfkR66XcqmjuahTEjR9FwqjTxU0UP8NxWM-UgcXsMwwgTf73SXkDWHRKQJFFOIzJYT2sV-tbby0OTfUjioOlaZ41iqRbXQhJHR9z02Z9xsI23z6QtgVn685dFCCRCVO3F9vVBxGgSJ8yOHRBNCZ-DFzEPUFq8xSdREWhukU7DyjLVcqvFDRpKjnAAWETI603uZg6i9RBfIZChakgujWREh24FDdxKKjYfHf3E2TTh-M3ipz9l0OQHZ9ZOXESJdDeyNH4tLTwM9SOnjmK0F8i-g1OTQt6-WekI6Eer9VlrqyIAzKB1mkyJB54D6UOUx-wIWM_SO6Fkn4eQhrUmZxY32lDtCSifu0MoQz_pPacKQWrWo2CMj7tuJUgmNadQJvjlgaiISWTJI7fRI-5fSjV4sxyoz6PmiC8t8GxAlE7Z2lOngvE190ZckeWpONnF93arrfDNu8ZjnLlMw_H8EUNk_K5q2KW56upxIfbteO9xkVGJzF3O8IW-CNUvMNn0yLI8oaMEI_WXoZ3rfUZlyUxk1hQfGIRPYAoI5TgQJFB9kDK8QYmpvh8rESyokOx_FKmhscHSp8pFp2k3cl044vV6tYwhZGBhTyzmay2-upgFvpi9d2w9KUJ0UCbcxP4MdjevSC5KJczuC9h6D0XY6r6Ta6W1wonx2OQmf-0o_-8gvg5v3bJk7SJM-lkM9cSiri1_fl3o4EXiliezWp84wGFX7oL_gTPaS4MWgTEJD_7jucDB9f_Z8AepHW5EerTVzTHOuTs-JsH6xzj7KRgMeitq5yqEnhNykmxN5k9y895SB54XCQolvFtvh8Bn-rYG5513_RHosirR2Wl6dpTaJHphDME3hR9vR7736PNuQY0ViOjenFI_dUZYPC3wXv5LZyB8NeuNsi6TAw3lmIBZsaublrGFsgrj6QrL8axPFh-nRax5qFXIV_91_7LQw4_qf4l73vARUaznMwj_n7xYWorMFB5SNdKvbZlGlnBABpH-u9UlpxTU-vQd_HFXiaT10MbyR5v9dm7ewPtoIW7IPw0WJp4dcmfjg4psl3-PopzJ-Pa4QiNsUW2VVGwV_tHN93d6uuOBmjJBXujF3qOTMVUo-KDvz8r6QOICbeE0ImfZIgBgXWoH1tw54h5c1So-k1eds5f4LYql7uS_iKSM04YFN1OCZMu7H3MZQaEjSUYYMQXgOfmckB5xYymJd6soY4k7Q7qWdq8B9M1lGCjYMUkhJiTDsA9IL2OLv3L__Z6SxeV7d1TQkj55lUpOx_DWZFlt1jiOj6SV1UYgzgu1M50zoxGG8lC2I14M8R0DCk6eITrTYdInaZRSXOiaDr5RpicoHLw3hrBkP0eMy-zA7tFAIR6IEvlSZtM_Zf5Ky4NfUKrz3nvD57zXF6Y0QXqOiNmFsRELBJOkdUZYP_T0MQHe8VZc5p2UP7uot5pyvBl4pXQrVTLBsbONspdS6XfLqnw66M7RZk3pwiho_GNd0eC-IUe2FmRpRlxWQERPN2hFziNY5nZoogGnkwj9GOD93HvzlV2sh8f2bDJwuU5tYwHgPrURy_xrbUGJD0X3JJbmAqpfpw_BA8BsAIBzY8svhtmfLt_Wx14yopIDjduNZO8YzVCv8W2Tl32hWR4TRh-r1ykJmMaQVUlHnwLZaQCPF0J3e5Jk_9e8J1gfbTc9g3zXsfvUrBbZ8xayZMcqnRSFlUpRKENmNL0rJsqi_ZgYJt3mYHr6asSkxF9hPVjN11-yQ_bUKRjbb2mpXxOISZ2Jsw32qDaW9zcqWflZDlAn1P1eAccCYb0IXvkuuexzPkgfQe3Ibswdj3AQ0w6htGfuyKfvMoybG4PvmbcBfC8VDRzdjjq4BwLoH3wqRZe_9wIOunbnrSYJPL34Zu0t3uY1wpgn3HDwfDlJoA4VzxkpSlvuArNcf9945isgGme5D4OpjsiII2jB9QRsGPEzSaIxsDIlgV9PpRaFSnVhzA-rsj_GPZyPbw9L48pspxOTbUpxugCjgP9ny_6I1RrV99i3IlZTXl1yPacjSRK-UEn4SHmWJwRfzw5jeMa94FbfJnwOJXsaYcoSTBECFK4UXNRNLEDpZnhOkn-juBJss7evQHtoWEIawunYCiCTBkZhafYrhSARfM9ilAp9LeMk9helDmIA86egUTYcaXDGTkYyjkxwMGIYWYRtLsln6ihvCJHc44UY7ZlJkLJMa1_f0ZUN-FUIAk_fAr3wYqqpthqh6pqlr87RMSviwkGhHnri3rBKeQcAtjzVlatPQwq3CCYwsX3ueoTPb0lmdb_Sn1V_rbJA0Xi7FdwD2gIrpT4nLyANAgKeRoCy7CZMTymZa80TDM5PZN-MMdMdRd4Q-hCCgFPk2PFAtgp5WsaUT882SJm-9rNfxLwec4H5R47uSMldzxXgrGPx58Kdj0K1uH7-ipmmkRfZQAay4GJUTBtsqxP3PAkWkm8xHF_2xTHk6brjbOTZzLBFFmfehTgyqXByoTc5t2qSkiNoMI0iZrmQlSi6F7oTgL2OciJfNqKllprhKVObV_lkF7bUdNSufyInOprVaJWnCtWK5EY8UvEBACSfPQrI7z_dqD6qFBHM1yEPV_PvmuEAGXbG7xhhjIUsCUGcsaw9rXhbkWdTz3ZMyn6LllAEciAB9ChRVEOJ_cu9q4WjS5ksPXyQys1tlnFkLGNYjg1hDzS80ZOhIZAeLvStqCpqfb06_EPqIFVINQeU-qVZWX137k8LcEtv9QSEvfKhcUSocbfIXy19X7K8s6wxL8A55YbGnM4X4tqSoMIkrq_l6jVCo4JbeU9pkdotg3Xay8y5c8jjL0APoNnz7Ob5ug_VwamX1dRbbSX16QuZRiwpzEsgLtIxDI60kHEO5hs_iHdYzUAPdOekC6FXH5GY1e8P0T6fO6XMX6Xvchc8zyn0xXkU8FHIhUXg0wcD2f_mr-JAgQJYD7CPFFGy7b_VAEKxdkZRGeL2BcLppSvBytqtoEpi4TDrYLadVOWODZnpvRk0AmJRySVJGHFYNHEdrUv-ZaEGrU_b0JWKLCbZwOuzB2kEHn0TW6GavLHr2ZTR6qeDHJ5fEXzYUbjFzPRcUA8xrk_CPKZ9_QvtjPjQNR-sHXF1Lbqa_n0_tT9r6-yx18hZU6dQl9urdD1aL60KwcJejg38P029k8bWR9vwsldI_Q9XQT3Y1OgY7mfkdiBimdpu7DdtOJB27C_tB5iaaZ4oibEk0thaHblmho1FbjK_f4Enp_53Qz4_dh7WXxKw5AHQQ63HsqFh50_aC6YLkCqfwWWEgLUu7pLIU2ZZOd_x8SsEpARfPboXsFmcH5XRi_2GFbAsGVeyyz9jWh8C-hGH7Zs4SQDur9t_zPNDWKVgxjSW61if6ZxdH6hrs0J7cRSO3L0RoxYycJs9aZv-pI2jVrk0ieVhj8I97C0B_Pwzc0JsAkbGH5p1P8UDnpn5Roz1uM8RqHUwy1OoFO5nR4JzMR7JZVTXdFqPdpaxZSCDoqDEL4k2GEmFnUEDFuI2G4jFMDGvcu1XfzUn37NxJgQcq9JwDNuoXMcrwKObrwBZYgOq6wQmt9gyonlNL8BqXl0Q9SXiMYzRje2zjl2kTlPYzZYPMPou-ayeAy9gGkMNpSONgCqVD0vOgWucVekJpSHKczvQw8sxV5uzUrCP2G4T5l1NqO9Tdqf07-QNmLgLWu8lx8IB7CVVs_r_MHRtMoaro9V8HFwtSm4H5JVp8vN6VQylpy5ErBIjJTtyMuhiiCftujklw-3vg8Vpbw8BfXFBmr1MCtTmwNmW5ONg0MqYk7UO6SZ9m68WFE-jJr-EvCOLRX503bnIustw4NxTNJURASYnvVNFdssEKANXm7b3hT-OSyjF-JQsmlG3IfzdYoME_Acdg6vp2aVYNuSYNbpjZgHkwedN9cY1AL6HWG8mR1QagwZ4XVeqnlvvRTntY3Cil45-YGkCvWCImw7xkI6Q5fIAqVeqw7TP8gVVk62Ix3mNLZHCBH9JkYvVhkHxxCN_oMVeNr511h1xZKDBIvVIYkdgQbOzKfq0UZ6lgV9r1LeSNnRstCJQtN_Xt241ZTLcc8SlsA8gJc12IMNNFTVR2JkDevZs5KU03-PfX286Z6Dvt_QHEywY-N2XXNmRtvqtG54mtoOYJV1aR5Z5Y54EnzfQZfCxAO1tIQsSKkzIe-N3ViR28K7wmxy7Tbysi2Lq-2uriaZXuqyTC-g9SuwHxxmEKAWsOJejbdK0L9mGZZohXzZTflBNWSoWaYlkBwSp0W_pCCujM1o1nx0W6In0ztxMs5Q-FQ7pW31XOYjzHHA8-do6_8wB5BmPx_PblE5ioYnrbH9JyWeIvAkZ5RwfIyhcTkvdOhxXIax-AEftzwz_j4MosxvlTCUAa4aT-E9whlDoCRW9PdBZhr6tbjgahBA_mYpHzF6gp19KA9XFZvkdDk9YN4e5MflNsS5zlqUsQbywPn3qYkogJjWo7-PUpX5tDmC6c4x9sbsmbhXh0uA3_f6n3Wjbgp2WiZMMcpFQeWMLXBSus9jKmKdEZRs---eC_nAIV8CAh56q_nqEMr1wxfRPi9k7C8Y7CJFQjpFdRcioLi50dVoKJ-zgcbZyXv-LCKYACid6fWoYcHSIhG3n49yONJ3g"},"provenance":{"provider":"built-in","rubricVersion":"1"},"completedAt":"2026-11-01T09:20:44.352Z"}', '{"correlationId":"16475262-787a-427d-a915-b6e2bd50851c","causationId":"455f474f-6ce5-4d02-9ddd-c70cee75ae81","commandId":"7d137d79-36bc-4724-9607-ebd6f6c9467c","actor":"user-3","occurredAt":"2026-11-01T09:20:44.400Z","schemaVersion":1}', '2026-11-01 09:11:39.686+00', '\x1761bc380b4d5430aeb96a30522f77b3efb824a6de9d3b5d805ee69e6bb384fd', '\xd59972d84d9381526afd500487234e975dcb88155aa7913d8a6ba87c749d41c8'),
	(27, 'product-3', 2, 'ProductUnlisted', '34a7eeac-ab0f-5fe0-baf4-451b3ad97cdd', '{"productId":3,"userId":3,"as":"owner","unlistedAt":"2026-11-01T09:20:44.450Z"}', '{"correlationId":"1b9315a6-b716-46a4-8a63-1dc259a64277","causationId":"2c477301-5c5c-41f9-8b33-aae801621ccd","commandId":"2c477301-5c5c-41f9-8b33-aae801621ccd","actor":"user-3","occurredAt":"2026-11-01T09:20:44.694Z","schemaVersion":1}', '2026-11-01 09:11:39.976+00', '\x43ca12c7f5fdc124d8e3cea6e5ae61dae6eb4f144bfde0413282d7dd016dec12', '\x964c1117f89ad33d79d790e8679a46307663dd411e985ce936e8877a49defa9b'),
	(28, 'order-1', 0, 'CheckoutStarted', '0b8676ef-7826-5046-aa72-06dec9d4a5a5', '{"orderId":1,"productId":2,"tier":"STANDARD","amountCents":1000,"currency":"usd","startedAt":"2026-11-01T09:20:45.042Z","expiresAt":"2026-11-01T10:20:45.042Z","livemode":false,"provider":"simulated","submittedBy":"3c5074af6cc89ab9b64ce5b15b0a5ba5da3d3bf34bb3df236bb0ce27c4d6ca1f","requestedBy":2}', '{"correlationId":"b6fc36b4-5aeb-4dae-8498-62e45fea4fb5","causationId":"baebe18f-880e-4a78-ad63-72cf6e571a88","commandId":"9e855d0c-dac5-5a4e-8efa-32e46f54a962","actor":"user-2","occurredAt":"2026-11-01T09:20:45.214Z","schemaVersion":1}', '2026-11-01 09:11:40.493+00', '\x7092cac3669ccbf24a79c3ee5eb3e29e3e94b8e326424deef76580966c19ad97', '\x6e9568ee7fe7972166b5da3fe597c60a8e2450581780dca13ccb28d77e8169ff'),
	(29, 'checkout-sim_1_2_STANDARD_1000_4f777c9b0951c52a4aa8efee6cd0c412', 0, 'CheckoutSessionAssigned', '089069c7-3573-5892-b323-05d7c85dbe33', '{"sessionId":"sim_1_2_STANDARD_1000_4f777c9b0951c52a4aa8efee6cd0c412","orderId":1,"assignedAt":"2026-11-01T09:20:45.218Z"}', '{"correlationId":"b6fc36b4-5aeb-4dae-8498-62e45fea4fb5","causationId":"baebe18f-880e-4a78-ad63-72cf6e571a88","commandId":"38fba7b5-0f0f-5e89-a6a3-48514b2b239d","actor":"user-2","occurredAt":"2026-11-01T09:20:45.219Z","schemaVersion":1}', '2026-11-01 09:11:40.5+00', '\x963be75a6616b2232f3c8e933e376e157c640316efbb243d229088aafbccbeb0', '\x2bee8d6dd58c4f52b3e48c9661fdd084d5f7163b09d16198c21f57d6eaabdebe'),
	(30, 'order-1', 1, 'CheckoutSessionOpened', '8f012a31-ea16-5147-8562-04fc51b4a45b', '{"orderId":1,"sessionId":"sim_1_2_STANDARD_1000_4f777c9b0951c52a4aa8efee6cd0c412","expiresAt":"2026-11-01T10:20:45.042Z","openedAt":"2026-11-01T09:20:45.222Z"}', '{"correlationId":"b6fc36b4-5aeb-4dae-8498-62e45fea4fb5","causationId":"baebe18f-880e-4a78-ad63-72cf6e571a88","commandId":"0479a33e-e386-55fa-8e01-95fe3c58d4b6","actor":"user-2","occurredAt":"2026-11-01T09:20:45.226Z","schemaVersion":1}', '2026-11-01 09:11:40.511+00', '\x54e12fdf24c4228fbf8f92da568412329e881dd53242eba3e7cde9165322eb47', '\x9f1086d1723f0b1f7802c7abade23fe2541cd46aebd6eafa81886b5815c8b09c'),
	(31, 'order-1', 2, 'PaymentConfirmed', 'da446060-5814-5a1d-a430-f4f3ae85a276', '{"orderId":1,"productId":2,"tier":"STANDARD","amountCents":1000,"currency":"usd","livemode":false,"sessionId":"sim_1_2_STANDARD_1000_4f777c9b0951c52a4aa8efee6cd0c412","paymentId":"sim_payment_1","requestedBy":2,"linkHash":"598336a33ac4c24c952d7f0fbe9e349193a6e06768786e47624bbad79706f484","confirmedAt":"2026-11-01T09:20:45.315Z","dueAt":"2026-11-03T09:20:45.315Z"}', '{"correlationId":"af7da952-67b0-4113-803e-e9c8f7b6a818","causationId":"b6431a48-47f7-4a06-804e-5497762c38f6","commandId":"b14e42f2-2203-50f8-bf51-b0759df8e914","actor":"visitor","occurredAt":"2026-11-01T09:20:45.318Z","schemaVersion":1}', '2026-11-01 09:11:40.599+00', '\xc409f40d83124336b4ebd3590aab823f36072e606026a86961cafe7e72ced6a4', '\xeb3264fa21ba5f7189be4795ef8ed987f699f49f9ecc385b6a7f3e77782013d7'),
	(32, 'feedback-d9fab43d-508c-5b27-9fe9-4e9b95ca1ea9', 0, 'FeedbackRequested', '479b899e-6dca-5d93-b149-220a5efdac53', '{"requestId":"d9fab43d-508c-5b27-9fe9-4e9b95ca1ea9","productId":2,"origin":{"source":"paid-order","orderId":1},"seats":3,"claimHours":16,"requestedAt":"2026-11-01T09:20:45.315Z","dueAt":"2026-11-03T09:20:45.315Z"}', '{"correlationId":"af7da952-67b0-4113-803e-e9c8f7b6a818","causationId":"f464d7a2-301f-50cd-b946-3a26d0e7b94d","commandId":"ad19c3bf-d8dc-5bfe-aaf2-ebf24e0110ed","actor":"system","occurredAt":"2026-11-01T09:20:46.652Z","schemaVersion":1}', '2026-11-01 09:11:41.937+00', '\xf6a1187e95ba6045f6b8dc4277ea3e3cdad76961935effd43973ad32e327383b', '\xd268fbbc733f0dc7ee00cfd864740d4fc4c9e19fe167932466139379aedab77f'),
	(33, 'mail-03457eeb-e54b-56ae-ab25-63ca0d288d42', 0, 'MailSent', '458897de-7960-5e78-994f-1778d7bbeef7', '{"mailId":"03457eeb-e54b-56ae-ab25-63ca0d288d42","kind":"order-confirmed","sentAt":"2026-11-01T09:20:47.150Z"}', '{"correlationId":"af7da952-67b0-4113-803e-e9c8f7b6a818","causationId":"bd77466e-d11f-582a-afd6-4c0da01f4054","commandId":"7c6f027d-93da-541e-86b3-5bbacc80ace5","actor":"system","occurredAt":"2026-11-01T09:20:47.152Z","schemaVersion":1}', '2026-11-01 09:11:42.437+00', '\x036c78865fdc6b6b9ddc14763f7cd7aa73ed44b8b9b628af1709fd98bc48b215', '\xd69bd3cddc87ff534e9e3106e76a9fad87a2d15c87f138f89c61bdd164729563'),
	(34, 'feedback-d9fab43d-508c-5b27-9fe9-4e9b95ca1ea9', 1, 'SeatClaimed', '6ba4500d-bd21-5742-a241-8da6e7398b37', '{"requestId":"d9fab43d-508c-5b27-9fe9-4e9b95ca1ea9","productId":2,"origin":{"source":"paid-order","orderId":1},"seat":1,"userId":1,"claimedAt":"2026-11-01T09:20:47.151Z","dueAt":"2026-11-02T01:20:47.151Z"}', '{"correlationId":"1b442763-a6c8-4411-af82-0579d26c2186","causationId":"91927998-003e-4e04-b990-043e7002fdba","commandId":"9cc71c87-29a9-5a70-a751-c981210e8e28","actor":"user-1","occurredAt":"2026-11-01T09:20:47.165Z","schemaVersion":1}', '2026-11-01 09:11:42.446+00', '\x0c0c4455eb31805d7d13dec716408d759b263c406a5e04a59468f298c2232c75', '\x9a9a04e28e9fedc99ee6a26ebdd93033f8a2d74549f93de943b0480e8ff08e1c'),
	(35, 'assignment-2_1', 0, 'SeatAssigned', 'f6153674-5dd7-5b02-9fc4-01060959c69c', '{"productId":2,"userId":1,"requestId":"d9fab43d-508c-5b27-9fe9-4e9b95ca1ea9","seat":1,"source":"paid-order","dueAt":"2026-11-02T01:20:47.151Z","assignedAt":"2026-11-01T09:20:47.151Z"}', '{"correlationId":"1b442763-a6c8-4411-af82-0579d26c2186","causationId":"91927998-003e-4e04-b990-043e7002fdba","commandId":"5fa8804c-07f3-5d4d-9cbe-73ea861d8048","actor":"user-1","occurredAt":"2026-11-01T09:20:47.217Z","schemaVersion":1}', '2026-11-01 09:11:42.501+00', '\xe949893ac32dbccbbbee94f051a26c5eca1afae44931be108045045a23428f59', '\xfd20a47e51562e73240f91562c8350e4c554373436a007848499d891008b7bbc'),
	(36, 'assignment-2_1', 1, 'ReviewAssigned', 'b984fa9e-a0fb-5462-ac5b-0a2a28f8f3e5', '{"reviewId":1,"productId":2,"userId":1,"assignedAt":"2026-11-01T09:20:47.272Z"}', '{"correlationId":"0c4b8045-c62c-468b-b95f-e05cd510d7c4","causationId":"87ef8c46-0491-48bf-b8bc-bba28a618425","commandId":"3bd3e6f1-c5a2-5141-b32e-c2a2787b01c6","actor":"user-1","occurredAt":"2026-11-01T09:20:47.298Z","schemaVersion":1}', '2026-11-01 09:11:42.578+00', '\xe427747265ada7baeeba92d6478f2f4d8d5953aeaa9946295dd04b78ba7edf80', '\x2bd47cb1df041642d496d5be12ea99ac31849dd377ff22f34304cec4ebea8b15'),
	(37, 'review-1', 0, 'ReviewSubmitted', 'bab8297b-2248-5456-a51b-dd9559603058', '{"reviewId":1,"productId":2,"userId":1,"content":{"sealed":"1.wJI5ZZhL93mdf-_bt0L5r3gKKxz_RQTRDozxUfG0xf3vQzbgA97joHUq5AOLFdg3vMWun4dzuiMYUIirvyHIG6Kbi44uNjxR0dfbYbmeCUiX9ZkxGxUmbXzTQXve1hUM1Xym4-dMR7uY6rTo8AAOjs8ODpqJJDMrAHm0l0hN1j3HwM1EpOaq1OoLcRMI54BJI7aLG0PHamJts_fJ"},"rating":4,"earns":true,"source":"paid-order","submittedAt":"2026-11-01T09:20:47.272Z"}', '{"correlationId":"0c4b8045-c62c-468b-b95f-e05cd510d7c4","causationId":"87ef8c46-0491-48bf-b8bc-bba28a618425","commandId":"0ee884d9-5029-5a13-b3cf-228c4beec01a","actor":"user-1","occurredAt":"2026-11-01T09:20:47.300Z","schemaVersion":1}', '2026-11-01 09:11:42.581+00', '\xfbdb72c39bcb2a4d02062f2dfcbe50384c73bc5da7b58185491beebb658554f5', '\xfeb5ac9e34eb1f6d8cb689eff53e3c0981230ef0e04c853fb979b97739cffd10'),
	(38, 'review-1', 1, 'ReviewCompleted', '1d810c89-239b-58ee-9c9b-dae0e18330f7', '{"reviewId":1,"productId":2,"userId":1,"earns":true,"source":"paid-order","completedAt":"2026-11-01T09:20:47.329Z"}', '{"correlationId":"b10b8ad5-ddc3-4adc-96de-87061ef91f6e","causationId":"e115873d-007f-405c-93c0-5ae3e7229e4f","commandId":"bfad235b-3913-529e-813b-e1c99421c345","actor":"user-1","occurredAt":"2026-11-01T09:20:47.344Z","schemaVersion":1}', '2026-11-01 09:11:42.624+00', '\xf7dd9003a2ec82bec3c3e63bf3335aeb7832466134e0454bddcfc64274be3ebf', '\x9906ad1decdc424c7d2854f35025af32ba3e8e5005cc52fc9b6268c0e9ada8d1'),
	(39, 'credits-1', 1, 'CreditEarned', '10e4205c-cae4-5eb1-aafb-e3e18e284ac5', '{"userId":1,"amount":1,"reviewId":1,"productId":2,"source":"paid-order","earnedAt":"2026-11-01T09:20:47.329Z"}', '{"correlationId":"b10b8ad5-ddc3-4adc-96de-87061ef91f6e","causationId":"bfad235b-3913-529e-813b-e1c99421c345","commandId":"7a6a7371-344b-54a0-9872-80a1ca79da8e","actor":"user-1","occurredAt":"2026-11-01T09:20:47.354Z","schemaVersion":1}', '2026-11-01 09:11:42.633+00', '\xaddcc45f7ba36220bad7c6704a6d97b35f067deeebc113381fa996ee7d92e8e6', '\xda7b0edc0741e88992062f1f3c39c4c16706ea2b7e932c4c76bc2c14a68b97d1'),
	(40, 'feedback-d9fab43d-508c-5b27-9fe9-4e9b95ca1ea9', 2, 'SeatClaimed', 'e71656cb-a17e-53b7-8359-a331d40387c3', '{"requestId":"d9fab43d-508c-5b27-9fe9-4e9b95ca1ea9","productId":2,"origin":{"source":"paid-order","orderId":1},"seat":2,"userId":4,"claimedAt":"2026-11-01T09:20:47.386Z","dueAt":"2026-11-02T01:20:47.386Z"}', '{"correlationId":"a84ab14f-c9d7-4d23-b76f-a776a88ca4d7","causationId":"56eecbd6-aa52-4c9d-b3a1-6ba7b270c5cb","commandId":"3b385117-489f-5138-a4f1-fe355e3c26e1","actor":"user-4","occurredAt":"2026-11-01T09:20:47.406Z","schemaVersion":1}', '2026-11-01 09:11:42.685+00', '\x128f6088af4a17b3c471b9136fde8639dc46e21612115fcdb70a19d9bfbd38b7', '\x6ab7e6f3a14c75d591e73de45acca3a660c038f40e11577da9784a6ba9d18299'),
	(41, 'assignment-2_4', 0, 'SeatAssigned', 'a0bba2ea-845c-5141-ae18-11f462c2d7b6', '{"productId":2,"userId":4,"requestId":"d9fab43d-508c-5b27-9fe9-4e9b95ca1ea9","seat":2,"source":"paid-order","dueAt":"2026-11-02T01:20:47.386Z","assignedAt":"2026-11-01T09:20:47.386Z"}', '{"correlationId":"a84ab14f-c9d7-4d23-b76f-a776a88ca4d7","causationId":"56eecbd6-aa52-4c9d-b3a1-6ba7b270c5cb","commandId":"fcfa1c59-8255-55a7-8122-98d649d0a399","actor":"user-4","occurredAt":"2026-11-01T09:20:47.465Z","schemaVersion":1}', '2026-11-01 09:11:42.745+00', '\xcb0001355bb6b2d5ca295c08f4347393efa19e28e68728e6d295e6492f15bfc0', '\x2d8efda4720988ce697914fc01f421759ad9dd4dd2e02bd3d953d371ab0d19ad'),
	(42, 'user-5', 2, 'UserErased', '45994824-57ec-5730-89c2-6f6a88cbefe6', '{"userId":5,"erasedAt":"2026-11-01T09:20:47.916Z"}', '{"correlationId":"f0e04c9d-ad2b-4aa1-8dfc-13a4983a5615","causationId":"d43eef6c-6786-4154-83c5-dbe538dd723e","commandId":"268655c1-a29f-4e5d-a1b1-51b86c6ec5e0","actor":"user-5","occurredAt":"2026-11-01T09:20:47.918Z","schemaVersion":1}', '2026-11-01 09:11:43.199+00', '\x49bda5c1affe76d44ce29c642bf614a867fbac0bc1d18e0030c6a120a7e6210a', '\x38450b31624d968304e911f51de1f44c7d1fafcefa956d056934100fff97d530'),
	(43, 'email-6ef481cd3d3a59a173c695043936f741492c16523bfffecec15957849c8c7882', 1, 'EmailReleased', '8b597844-2472-536a-ad7b-c94293ea7d4d', '{"userId":5,"releasedAt":"2026-11-01T09:20:47.966Z"}', '{"correlationId":"5c56d560-7d88-4622-af58-b5602b9ce15a","causationId":"5c56d560-7d88-4622-af58-b5602b9ce15a","commandId":"5c56d560-7d88-4622-af58-b5602b9ce15a","actor":"system","occurredAt":"2026-11-01T09:20:47.970Z","schemaVersion":1}', '2026-11-01 09:11:43.249+00', '\xb9dc60a6c9776ceec1f25934f3a5636c9dccd42a3252a5583ab06c71e30e07af', '\x9784d9f99cf6ee2fd0a2b576241c83355faade133d5c6c0856fa8b9144a49ffd'),
	(44, 'credits-1', 2, 'CreditsReserved', '3fdd51c6-9a9f-5809-a35f-ac7742a646e8', '{"userId":1,"reservationId":"fddcc932-1c29-5536-b032-159dd734875c","productId":1,"amount":1,"reservedAt":"2026-11-01T09:20:48.076Z"}', '{"correlationId":"1e726368-d810-4a46-a2e5-3809f48ea9de","causationId":"b4493547-e51a-4eb9-91af-24c2f1261804","commandId":"ef278c45-2604-5f13-aef3-455120231e50","actor":"user-1","occurredAt":"2026-11-01T09:20:48.092Z","schemaVersion":1}', '2026-11-01 09:11:43.386+00', '\xe01c511846c969afea88acdebf85dd4309a19de4a9a37ddcfda922cb6d1d0b51', '\xd0b51052557737d670aaa3768b3efce1aebbaee5443c1946b26ae15304132aa0'),
	(45, 'feedback-1ced992a-0acc-5a65-a29c-ab814b3bb5b5', 0, 'FeedbackRequested', '1db7ef27-5365-523e-8997-2809ac8c3c53', '{"requestId":"1ced992a-0acc-5a65-a29c-ab814b3bb5b5","productId":1,"origin":{"source":"credit-request","reservationId":"fddcc932-1c29-5536-b032-159dd734875c","userId":1},"seats":1,"claimHours":48,"requestedAt":"2026-11-01T09:20:48.076Z","dueAt":"2026-11-08T09:20:48.076Z"}', '{"correlationId":"1e726368-d810-4a46-a2e5-3809f48ea9de","causationId":"b4493547-e51a-4eb9-91af-24c2f1261804","commandId":"85816cdf-2c48-5074-9feb-924bbf6d2632","actor":"user-1","occurredAt":"2026-11-01T09:20:48.127Z","schemaVersion":1}', '2026-11-01 09:11:43.407+00', '\x0d9b73d77a2259c62ecb72007e1b496bc54fe6e96fb553972d5173ab58d7cf77', '\xf5fabf4bd4a3a912a9255edc00823229e117e5d19d12d709f775de48f0c81878'),
	(46, 'order-2', 0, 'CheckoutStarted', '327a44b2-3bee-53ef-8431-3c790f65eb9d', '{"orderId":2,"productId":1,"tier":"QUICK","amountCents":500,"currency":"usd","startedAt":"2026-11-01T09:20:48.241Z","expiresAt":"2026-11-01T10:20:48.241Z","livemode":false,"provider":"simulated","submittedBy":"e039441b95a4ab37f9a840e7d18e4ef8207db87bb0b12c34446ff100de3e12d5"}', '{"correlationId":"3235d311-3435-40b7-bdeb-65e24172081a","causationId":"f6151f47-f347-4965-bff6-b302ebc41b34","commandId":"b3c3e310-395c-50a9-9371-7061aa273cfb","actor":"visitor","occurredAt":"2026-11-01T09:20:48.272Z","schemaVersion":1}', '2026-11-01 09:11:43.557+00', '\xb55c1ca6be2702bf06ad25f694cc4a6f86f0980a953dbf429259db80958b9f23', '\x682f04cfeeb9dc79c7905316c09ebbc23493f62151e3ccd2f4daf1217e4939d7'),
	(47, 'buyer-e039441b95a4ab37f9a840e7d18e4ef8207db87bb0b12c34446ff100de3e12d5', 0, 'GuestOrderStarted', '73cc3a8d-25a7-5daa-84a9-410538cebfd9', '{"browser":"e039441b95a4ab37f9a840e7d18e4ef8207db87bb0b12c34446ff100de3e12d5","orderId":2,"startedAt":"2026-11-01T09:20:48.241Z"}', '{"correlationId":"3235d311-3435-40b7-bdeb-65e24172081a","causationId":"f6151f47-f347-4965-bff6-b302ebc41b34","commandId":"c829047c-3ffe-5201-971f-496eac3078a0","actor":"visitor","occurredAt":"2026-11-01T09:20:48.302Z","schemaVersion":1}', '2026-11-01 09:11:43.586+00', '\xfa2ba34225752717c9f0c4877ba23d222af3f1e78a9d29b5f857ec4a5e35b1f2', '\x7eefe48404af4f20790cc4114451ad2468d53b35b8fe3d45f416b2bb02f2238a'),
	(48, 'checkout-sim_2_1_QUICK_500_ff503b29f5e57557aa63d4a42766b5d7', 0, 'CheckoutSessionAssigned', '049e85cf-6c1a-57ca-a068-93e035f9baec', '{"sessionId":"sim_2_1_QUICK_500_ff503b29f5e57557aa63d4a42766b5d7","orderId":2,"assignedAt":"2026-11-01T09:20:48.316Z"}', '{"correlationId":"3235d311-3435-40b7-bdeb-65e24172081a","causationId":"f6151f47-f347-4965-bff6-b302ebc41b34","commandId":"73f69af0-e011-5d8a-82c8-7df32816ae94","actor":"visitor","occurredAt":"2026-11-01T09:20:48.318Z","schemaVersion":1}', '2026-11-01 09:11:43.597+00', '\x92720dc804ba345cec87732ec6b49333f1a8ff52dd9a995f204c3d824a903710', '\xd7c7678ab7f845e5fade2c5fb9aa2b645560f708db9002f566827733e77b144a'),
	(49, 'order-2', 1, 'CheckoutSessionOpened', 'd76c2d05-6b53-5761-8dba-9619a6a0a354', '{"orderId":2,"sessionId":"sim_2_1_QUICK_500_ff503b29f5e57557aa63d4a42766b5d7","expiresAt":"2026-11-01T10:20:48.241Z","openedAt":"2026-11-01T09:20:48.326Z"}', '{"correlationId":"3235d311-3435-40b7-bdeb-65e24172081a","causationId":"f6151f47-f347-4965-bff6-b302ebc41b34","commandId":"ed0b0d36-884b-55b8-b1e0-142390d6782c","actor":"visitor","occurredAt":"2026-11-01T09:20:48.328Z","schemaVersion":1}', '2026-11-01 09:11:43.608+00', '\x80f33feb350835f9cadc46d7bea8dae0c76b43c9dfae1ef6972ca12ed9899b1a', '\x70a3d6eb10e2b26307b9481fa64f4ff8c5f8c76a08767757e4614f9b05a5ca7b'),
	(50, 'feedback-d9fab43d-508c-5b27-9fe9-4e9b95ca1ea9', 3, 'SeatFilled', 'bd24c97b-f8be-5302-895b-efaa228d6834', '{"requestId":"d9fab43d-508c-5b27-9fe9-4e9b95ca1ea9","productId":2,"origin":{"source":"paid-order","orderId":1},"seat":1,"userId":1,"reviewId":1,"filledAt":"2026-11-01T09:20:47.329Z"}', '{"correlationId":"b10b8ad5-ddc3-4adc-96de-87061ef91f6e","causationId":"1d810c89-239b-58ee-9c9b-dae0e18330f7","commandId":"03ec7527-ba65-52a4-948e-289e09994994","actor":"system","occurredAt":"2026-11-01T09:20:50.433Z","schemaVersion":1}', '2026-11-01 09:11:45.714+00', '\x61b933e7803ae6b65bd07d2e3457905a3adb36e213d8d33c2100b1ab66118fda', '\x6e176b958cbe5360de869e656903a054064ddce2be50e33e3b2dcd8fe69397c9'),
	(51, 'mail-646c6d8e-1309-546b-9b5f-a6c0b4dec6bb', 0, 'MailSent', '6eacfb0e-248e-584b-a6bc-dbb988c1c144', '{"mailId":"646c6d8e-1309-546b-9b5f-a6c0b4dec6bb","kind":"review-delivered","sentAt":"2026-11-01T09:20:50.909Z"}', '{"correlationId":"b10b8ad5-ddc3-4adc-96de-87061ef91f6e","causationId":"dc35fdc2-12ae-5f92-a6a2-1fa11efe5320","commandId":"4f1b4a53-8e73-594b-a316-b08522ec6b53","actor":"system","occurredAt":"2026-11-01T09:20:50.911Z","schemaVersion":1}', '2026-11-01 09:11:46.196+00', '\xde569d4a20ecc546ae8280168376205e578ae17949dbcb0fb3c879895ac6c9dc', '\x91b4b383b1df9fd10179243cfbbf8ad8daee1e6ba1a309e90d5c7dd199d5c88c');

INSERT INTO event_log.head VALUES
	(true, '367a76b5-f860-43da-bd3d-e9771a000745');

INSERT INTO event_log.migrations VALUES
	('0001-head.sql', '2026-11-01 09:11:09.49368+00'),
	('0002-events.sql', '2026-11-01 09:11:09.500349+00'),
	('0003-refuse-change.sql', '2026-11-01 09:11:09.507987+00'),
	('0004-leaf.sql', '2026-11-01 09:11:09.510251+00'),
	('0005-recognise.sql', '2026-11-01 09:11:09.512435+00'),
	('0006-append.sql', '2026-11-01 09:11:09.514904+00'),
	('0007-roles.sql', '2026-11-01 09:11:09.521495+00');

INSERT INTO graphile_worker._private_jobs OVERRIDING SYSTEM VALUE VALUES
	(1, NULL, 5, '{"receiver":"product","id":1,"command":{"type":"FailAnalysis","data":{"productId":1,"reason":"interrupted","failedAt":"2026-11-01T09:21:54.021Z"}},"context":{"id":"253601ce-28bf-5f7e-bd04-3046a97edea8","correlationId":"27a92fe6-00cf-436b-a1a7-160d46ffca1e","causationId":"df897f56-af9b-58e3-b4e6-a76abd584208","actor":"system"}}', 0, '2026-11-01 09:12:49.304157+00', 0, 25, NULL, '2026-11-01 09:11:19.970157+00', '2026-11-01 09:11:19.970157+00', '253601ce-28bf-5f7e-bd04-3046a97edea8', NULL, NULL, 0, NULL, DEFAULT),
	(2, NULL, 5, '{"receiver":"product","id":2,"command":{"type":"FailAnalysis","data":{"productId":2,"reason":"interrupted","failedAt":"2026-11-01T09:22:01.689Z"}},"context":{"id":"ee5b375c-d639-5de7-9366-1e05cf735bbc","correlationId":"cf3f1247-e8f3-40b5-9b09-542d40b782d8","causationId":"28a9ac73-fd8b-548d-ad71-bf6bb2c99216","actor":"system"}}', 0, '2026-11-01 09:12:56.969346+00', 0, 25, NULL, '2026-11-01 09:11:27.955346+00', '2026-11-01 09:11:27.955346+00', 'ee5b375c-d639-5de7-9366-1e05cf735bbc', NULL, NULL, 0, NULL, DEFAULT),
	(3, NULL, 5, '{"receiver":"product","id":3,"command":{"type":"FailAnalysis","data":{"productId":3,"reason":"interrupted","failedAt":"2026-11-01T09:22:07.674Z"}},"context":{"id":"6fb69c42-6a91-5231-9652-373e9d2080c9","correlationId":"16475262-787a-427d-a915-b6e2bd50851c","causationId":"efa5a16d-7756-5abb-b91a-890ba18db60e","actor":"system"}}', 0, '2026-11-01 09:13:02.955856+00', 0, 25, NULL, '2026-11-01 09:11:34.136856+00', '2026-11-01 09:11:34.136856+00', '6fb69c42-6a91-5231-9652-373e9d2080c9', NULL, NULL, 0, NULL, DEFAULT),
	(4, NULL, 5, '{"receiver":"order","id":1,"command":{"type":"AbandonCheckout","data":{"orderId":1,"expiredAt":"2026-11-01T10:20:45.042Z"}},"context":{"id":"a4353cc3-cbe7-554f-a1ce-057b8b132b19","correlationId":"b6fc36b4-5aeb-4dae-8498-62e45fea4fb5","causationId":"0b8676ef-7826-5046-aa72-06dec9d4a5a5","actor":"system"}}', 0, '2026-11-01 10:11:40.327759+00', 0, 25, NULL, '2026-11-01 09:11:41.702759+00', '2026-11-01 09:11:41.702759+00', 'a4353cc3-cbe7-554f-a1ce-057b8b132b19', NULL, NULL, 0, NULL, DEFAULT),
	(5, NULL, 5, '{"receiver":"settlement","id":1,"command":{"type":"SettlePayment","data":{"orderId":1,"sessionId":"sim_1_2_STANDARD_1000_4f777c9b0951c52a4aa8efee6cd0c412","isLast":false}},"context":{"id":"32b2765f-1c8c-5dea-8360-cfc3ff2e8bc4","correlationId":"b6fc36b4-5aeb-4dae-8498-62e45fea4fb5","causationId":"8f012a31-ea16-5147-8562-04fc51b4a45b","actor":"system"}}', 0, '2026-11-01 09:13:40.501897+00', 0, 25, NULL, '2026-11-01 09:11:41.710897+00', '2026-11-01 09:11:41.710897+00', '32b2765f-1c8c-5dea-8360-cfc3ff2e8bc4', NULL, NULL, 0, NULL, DEFAULT),
	(6, NULL, 5, '{"receiver":"settlement","id":1,"command":{"type":"SettlePayment","data":{"orderId":1,"sessionId":"sim_1_2_STANDARD_1000_4f777c9b0951c52a4aa8efee6cd0c412","isLast":false}},"context":{"id":"50aad8fe-0796-5258-bc82-3dc2583765e0","correlationId":"b6fc36b4-5aeb-4dae-8498-62e45fea4fb5","causationId":"8f012a31-ea16-5147-8562-04fc51b4a45b","actor":"system"}}', 0, '2026-11-01 09:18:40.503306+00', 0, 25, NULL, '2026-11-01 09:11:41.722306+00', '2026-11-01 09:11:41.722306+00', '50aad8fe-0796-5258-bc82-3dc2583765e0', NULL, NULL, 0, NULL, DEFAULT),
	(7, NULL, 5, '{"receiver":"settlement","id":1,"command":{"type":"SettlePayment","data":{"orderId":1,"sessionId":"sim_1_2_STANDARD_1000_4f777c9b0951c52a4aa8efee6cd0c412","isLast":false}},"context":{"id":"f279ee86-0b43-5e44-8145-cb0ee6194847","correlationId":"b6fc36b4-5aeb-4dae-8498-62e45fea4fb5","causationId":"8f012a31-ea16-5147-8562-04fc51b4a45b","actor":"system"}}', 0, '2026-11-01 09:23:40.502339+00', 0, 25, NULL, '2026-11-01 09:11:41.737339+00', '2026-11-01 09:11:41.737339+00', 'f279ee86-0b43-5e44-8145-cb0ee6194847', NULL, NULL, 0, NULL, DEFAULT),
	(8, NULL, 5, '{"receiver":"settlement","id":1,"command":{"type":"SettlePayment","data":{"orderId":1,"sessionId":"sim_1_2_STANDARD_1000_4f777c9b0951c52a4aa8efee6cd0c412","isLast":false}},"context":{"id":"3b827135-e23d-5362-9bb1-10862a70ac95","correlationId":"b6fc36b4-5aeb-4dae-8498-62e45fea4fb5","causationId":"8f012a31-ea16-5147-8562-04fc51b4a45b","actor":"system"}}', 0, '2026-11-01 09:28:40.506461+00', 0, 25, NULL, '2026-11-01 09:11:41.752461+00', '2026-11-01 09:11:41.752461+00', '3b827135-e23d-5362-9bb1-10862a70ac95', NULL, NULL, 0, NULL, DEFAULT),
	(9, NULL, 5, '{"receiver":"settlement","id":1,"command":{"type":"SettlePayment","data":{"orderId":1,"sessionId":"sim_1_2_STANDARD_1000_4f777c9b0951c52a4aa8efee6cd0c412","isLast":false}},"context":{"id":"b0133880-1fae-5349-bc40-03e605a4d9aa","correlationId":"b6fc36b4-5aeb-4dae-8498-62e45fea4fb5","causationId":"8f012a31-ea16-5147-8562-04fc51b4a45b","actor":"system"}}', 0, '2026-11-01 09:33:40.501661+00', 0, 25, NULL, '2026-11-01 09:11:41.765661+00', '2026-11-01 09:11:41.765661+00', 'b0133880-1fae-5349-bc40-03e605a4d9aa', NULL, NULL, 0, NULL, DEFAULT),
	(10, NULL, 5, '{"receiver":"settlement","id":1,"command":{"type":"SettlePayment","data":{"orderId":1,"sessionId":"sim_1_2_STANDARD_1000_4f777c9b0951c52a4aa8efee6cd0c412","isLast":false}},"context":{"id":"368636de-c1e3-5777-b807-05d67d69f7e9","correlationId":"b6fc36b4-5aeb-4dae-8498-62e45fea4fb5","causationId":"8f012a31-ea16-5147-8562-04fc51b4a45b","actor":"system"}}', 0, '2026-11-01 09:38:40.505487+00', 0, 25, NULL, '2026-11-01 09:11:41.778487+00', '2026-11-01 09:11:41.778487+00', '368636de-c1e3-5777-b807-05d67d69f7e9', NULL, NULL, 0, NULL, DEFAULT),
	(11, NULL, 5, '{"receiver":"settlement","id":1,"command":{"type":"SettlePayment","data":{"orderId":1,"sessionId":"sim_1_2_STANDARD_1000_4f777c9b0951c52a4aa8efee6cd0c412","isLast":false}},"context":{"id":"7c127373-e7e5-5b2c-9520-ef5380ff8ac7","correlationId":"b6fc36b4-5aeb-4dae-8498-62e45fea4fb5","causationId":"8f012a31-ea16-5147-8562-04fc51b4a45b","actor":"system"}}', 0, '2026-11-01 09:43:40.502353+00', 0, 25, NULL, '2026-11-01 09:11:41.789353+00', '2026-11-01 09:11:41.789353+00', '7c127373-e7e5-5b2c-9520-ef5380ff8ac7', NULL, NULL, 0, NULL, DEFAULT),
	(12, NULL, 5, '{"receiver":"settlement","id":1,"command":{"type":"SettlePayment","data":{"orderId":1,"sessionId":"sim_1_2_STANDARD_1000_4f777c9b0951c52a4aa8efee6cd0c412","isLast":false}},"context":{"id":"27e2227c-5869-5e7f-b781-d6d2b76bf15c","correlationId":"b6fc36b4-5aeb-4dae-8498-62e45fea4fb5","causationId":"8f012a31-ea16-5147-8562-04fc51b4a45b","actor":"system"}}', 0, '2026-11-01 09:48:40.505186+00', 0, 25, NULL, '2026-11-01 09:11:41.799186+00', '2026-11-01 09:11:41.799186+00', '27e2227c-5869-5e7f-b781-d6d2b76bf15c', NULL, NULL, 0, NULL, DEFAULT),
	(13, NULL, 5, '{"receiver":"settlement","id":1,"command":{"type":"SettlePayment","data":{"orderId":1,"sessionId":"sim_1_2_STANDARD_1000_4f777c9b0951c52a4aa8efee6cd0c412","isLast":false}},"context":{"id":"c6726c91-00a3-5d88-86a8-b1f5cbe27036","correlationId":"b6fc36b4-5aeb-4dae-8498-62e45fea4fb5","causationId":"8f012a31-ea16-5147-8562-04fc51b4a45b","actor":"system"}}', 0, '2026-11-01 09:53:40.504435+00', 0, 25, NULL, '2026-11-01 09:11:41.834435+00', '2026-11-01 09:11:41.834435+00', 'c6726c91-00a3-5d88-86a8-b1f5cbe27036', NULL, NULL, 0, NULL, DEFAULT),
	(14, NULL, 5, '{"receiver":"settlement","id":1,"command":{"type":"SettlePayment","data":{"orderId":1,"sessionId":"sim_1_2_STANDARD_1000_4f777c9b0951c52a4aa8efee6cd0c412","isLast":false}},"context":{"id":"52636821-1618-5435-bc8d-2149ea2974d2","correlationId":"b6fc36b4-5aeb-4dae-8498-62e45fea4fb5","causationId":"8f012a31-ea16-5147-8562-04fc51b4a45b","actor":"system"}}', 0, '2026-11-01 09:58:40.504091+00', 0, 25, NULL, '2026-11-01 09:11:41.839091+00', '2026-11-01 09:11:41.839091+00', '52636821-1618-5435-bc8d-2149ea2974d2', NULL, NULL, 0, NULL, DEFAULT),
	(15, NULL, 5, '{"receiver":"settlement","id":1,"command":{"type":"SettlePayment","data":{"orderId":1,"sessionId":"sim_1_2_STANDARD_1000_4f777c9b0951c52a4aa8efee6cd0c412","isLast":false}},"context":{"id":"3859486d-07e4-5c13-becb-e28748943091","correlationId":"b6fc36b4-5aeb-4dae-8498-62e45fea4fb5","causationId":"8f012a31-ea16-5147-8562-04fc51b4a45b","actor":"system"}}', 0, '2026-11-01 10:03:40.513576+00', 0, 25, NULL, '2026-11-01 09:11:41.868576+00', '2026-11-01 09:11:41.868576+00', '3859486d-07e4-5c13-becb-e28748943091', NULL, NULL, 0, NULL, DEFAULT),
	(16, NULL, 5, '{"receiver":"settlement","id":1,"command":{"type":"SettlePayment","data":{"orderId":1,"sessionId":"sim_1_2_STANDARD_1000_4f777c9b0951c52a4aa8efee6cd0c412","isLast":false}},"context":{"id":"bd5fbf5d-03b9-578c-b79a-04ada3b4dfe9","correlationId":"b6fc36b4-5aeb-4dae-8498-62e45fea4fb5","causationId":"8f012a31-ea16-5147-8562-04fc51b4a45b","actor":"system"}}', 0, '2026-11-01 10:08:40.504347+00', 0, 25, NULL, '2026-11-01 09:11:41.884347+00', '2026-11-01 09:11:41.884347+00', 'bd5fbf5d-03b9-578c-b79a-04ada3b4dfe9', NULL, NULL, 0, NULL, DEFAULT),
	(17, NULL, 5, '{"receiver":"settlement","id":1,"command":{"type":"SettlePayment","data":{"orderId":1,"sessionId":"sim_1_2_STANDARD_1000_4f777c9b0951c52a4aa8efee6cd0c412","isLast":true}},"context":{"id":"0474ffa7-f666-54f7-bdfe-c3d9c98bba2f","correlationId":"b6fc36b4-5aeb-4dae-8498-62e45fea4fb5","causationId":"8f012a31-ea16-5147-8562-04fc51b4a45b","actor":"system"}}', 0, '2026-11-01 10:12:40.322187+00', 0, 25, NULL, '2026-11-01 09:11:41.905187+00', '2026-11-01 09:11:41.905187+00', '0474ffa7-f666-54f7-bdfe-c3d9c98bba2f', NULL, NULL, 0, NULL, DEFAULT),
	(19, NULL, 5, '{"receiver":"feedback-deadlines","id":"d9fab43d-508c-5b27-9fe9-4e9b95ca1ea9","command":{"type":"CloseFeedback","data":{"reason":"promise-missed","closedAt":"2026-11-03T09:20:45.315Z"}},"context":{"id":"114e558b-dc33-50c7-aee6-302b41d9fc49","correlationId":"af7da952-67b0-4113-803e-e9c8f7b6a818","causationId":"479b899e-6dca-5d93-b149-220a5efdac53","actor":"system"}}', 0, '2026-11-03 09:11:40.600532+00', 0, 25, NULL, '2026-11-01 09:11:42.195532+00', '2026-11-01 09:11:42.195532+00', '114e558b-dc33-50c7-aee6-302b41d9fc49', NULL, NULL, 0, NULL, DEFAULT),
	(21, NULL, 5, '{"receiver":"feedback-deadlines","id":"d9fab43d-508c-5b27-9fe9-4e9b95ca1ea9","command":{"type":"ExpireClaim","data":{"seat":1,"userId":1,"claimedAt":"2026-11-01T09:20:47.151Z","expiredAt":"2026-11-02T01:20:47.151Z"}},"context":{"id":"9b798e14-3946-55e3-9dee-d373324d3594","correlationId":"1b442763-a6c8-4411-af82-0579d26c2186","causationId":"6ba4500d-bd21-5742-a241-8da6e7398b37","actor":"system"}}', 0, '2026-11-02 01:11:42.431577+00', 0, 25, NULL, '2026-11-01 09:11:45.542577+00', '2026-11-01 09:11:45.542577+00', '9b798e14-3946-55e3-9dee-d373324d3594', NULL, NULL, 0, NULL, DEFAULT),
	(22, NULL, 5, '{"receiver":"feedback-deadlines","id":"d9fab43d-508c-5b27-9fe9-4e9b95ca1ea9","command":{"type":"ExpireClaim","data":{"seat":2,"userId":4,"claimedAt":"2026-11-01T09:20:47.386Z","expiredAt":"2026-11-02T01:20:47.386Z"}},"context":{"id":"ac3563e3-2b9f-57bd-ba3c-74ef4a426f67","correlationId":"a84ab14f-c9d7-4d23-b76f-a776a88ca4d7","causationId":"e71656cb-a17e-53b7-8359-a331d40387c3","actor":"system"}}', 0, '2026-11-02 01:11:42.669038+00', 0, 25, NULL, '2026-11-01 09:11:45.736038+00', '2026-11-01 09:11:45.736038+00', 'ac3563e3-2b9f-57bd-ba3c-74ef4a426f67', NULL, NULL, 0, NULL, DEFAULT),
	(24, NULL, 5, '{"receiver":"feedback-deadlines","id":"1ced992a-0acc-5a65-a29c-ab814b3bb5b5","command":{"type":"CloseFeedback","data":{"reason":"promise-missed","closedAt":"2026-11-08T09:20:48.076Z"}},"context":{"id":"38f7e17a-db1b-56b0-bb61-2226b54722ba","correlationId":"1e726368-d810-4a46-a2e5-3809f48ea9de","causationId":"1db7ef27-5365-523e-8997-2809ac8c3c53","actor":"system"}}', 0, '2026-11-08 09:11:43.361331+00', 0, 25, NULL, '2026-11-01 09:11:45.883331+00', '2026-11-01 09:11:45.883331+00', '38f7e17a-db1b-56b0-bb61-2226b54722ba', NULL, NULL, 0, NULL, DEFAULT),
	(25, NULL, 5, '{"receiver":"order","id":2,"command":{"type":"AbandonCheckout","data":{"orderId":2,"expiredAt":"2026-11-01T10:20:48.241Z"}},"context":{"id":"90e4c3e0-8f18-5896-896c-13537d736bb4","correlationId":"3235d311-3435-40b7-bdeb-65e24172081a","causationId":"327a44b2-3bee-53ef-8431-3c790f65eb9d","actor":"system"}}', 0, '2026-11-01 10:11:43.522025+00', 0, 25, NULL, '2026-11-01 09:11:45.908025+00', '2026-11-01 09:11:45.908025+00', '90e4c3e0-8f18-5896-896c-13537d736bb4', NULL, NULL, 0, NULL, DEFAULT),
	(26, NULL, 5, '{"receiver":"settlement","id":2,"command":{"type":"SettlePayment","data":{"orderId":2,"sessionId":"sim_2_1_QUICK_500_ff503b29f5e57557aa63d4a42766b5d7","isLast":false}},"context":{"id":"0766dbdc-14b3-5638-a644-85c036d7b9e9","correlationId":"3235d311-3435-40b7-bdeb-65e24172081a","causationId":"d76c2d05-6b53-5761-8dba-9619a6a0a354","actor":"system"}}', 0, '2026-11-01 09:13:43.621387+00', 0, 25, NULL, '2026-11-01 09:11:45.961387+00', '2026-11-01 09:11:45.961387+00', '0766dbdc-14b3-5638-a644-85c036d7b9e9', NULL, NULL, 0, NULL, DEFAULT),
	(27, NULL, 5, '{"receiver":"settlement","id":2,"command":{"type":"SettlePayment","data":{"orderId":2,"sessionId":"sim_2_1_QUICK_500_ff503b29f5e57557aa63d4a42766b5d7","isLast":false}},"context":{"id":"d940dfdf-5929-5d5e-a5a1-d950fc2f2516","correlationId":"3235d311-3435-40b7-bdeb-65e24172081a","causationId":"d76c2d05-6b53-5761-8dba-9619a6a0a354","actor":"system"}}', 0, '2026-11-01 09:18:43.606112+00', 0, 25, NULL, '2026-11-01 09:11:45.977112+00', '2026-11-01 09:11:45.977112+00', 'd940dfdf-5929-5d5e-a5a1-d950fc2f2516', NULL, NULL, 0, NULL, DEFAULT),
	(28, NULL, 5, '{"receiver":"settlement","id":2,"command":{"type":"SettlePayment","data":{"orderId":2,"sessionId":"sim_2_1_QUICK_500_ff503b29f5e57557aa63d4a42766b5d7","isLast":false}},"context":{"id":"fdacf672-29a8-515e-acdb-a26d0ca486d5","correlationId":"3235d311-3435-40b7-bdeb-65e24172081a","causationId":"d76c2d05-6b53-5761-8dba-9619a6a0a354","actor":"system"}}', 0, '2026-11-01 09:23:43.606284+00', 0, 25, NULL, '2026-11-01 09:11:45.993284+00', '2026-11-01 09:11:45.993284+00', 'fdacf672-29a8-515e-acdb-a26d0ca486d5', NULL, NULL, 0, NULL, DEFAULT),
	(29, NULL, 5, '{"receiver":"settlement","id":2,"command":{"type":"SettlePayment","data":{"orderId":2,"sessionId":"sim_2_1_QUICK_500_ff503b29f5e57557aa63d4a42766b5d7","isLast":false}},"context":{"id":"1f10b6dd-774a-5a89-9f9c-23b393dc87b9","correlationId":"3235d311-3435-40b7-bdeb-65e24172081a","causationId":"d76c2d05-6b53-5761-8dba-9619a6a0a354","actor":"system"}}', 0, '2026-11-01 09:28:43.608586+00', 0, 25, NULL, '2026-11-01 09:11:45.998586+00', '2026-11-01 09:11:45.998586+00', '1f10b6dd-774a-5a89-9f9c-23b393dc87b9', NULL, NULL, 0, NULL, DEFAULT),
	(30, NULL, 5, '{"receiver":"settlement","id":2,"command":{"type":"SettlePayment","data":{"orderId":2,"sessionId":"sim_2_1_QUICK_500_ff503b29f5e57557aa63d4a42766b5d7","isLast":false}},"context":{"id":"00e18026-1bb6-518b-ba33-4f613c85eb75","correlationId":"3235d311-3435-40b7-bdeb-65e24172081a","causationId":"d76c2d05-6b53-5761-8dba-9619a6a0a354","actor":"system"}}', 0, '2026-11-01 09:33:43.606368+00', 0, 25, NULL, '2026-11-01 09:11:46.009368+00', '2026-11-01 09:11:46.009368+00', '00e18026-1bb6-518b-ba33-4f613c85eb75', NULL, NULL, 0, NULL, DEFAULT),
	(31, NULL, 5, '{"receiver":"settlement","id":2,"command":{"type":"SettlePayment","data":{"orderId":2,"sessionId":"sim_2_1_QUICK_500_ff503b29f5e57557aa63d4a42766b5d7","isLast":false}},"context":{"id":"51ef0fa7-668b-52f8-aafe-16434764eb40","correlationId":"3235d311-3435-40b7-bdeb-65e24172081a","causationId":"d76c2d05-6b53-5761-8dba-9619a6a0a354","actor":"system"}}', 0, '2026-11-01 09:38:43.61201+00', 0, 25, NULL, '2026-11-01 09:11:46.02801+00', '2026-11-01 09:11:46.02801+00', '51ef0fa7-668b-52f8-aafe-16434764eb40', NULL, NULL, 0, NULL, DEFAULT),
	(32, NULL, 5, '{"receiver":"settlement","id":2,"command":{"type":"SettlePayment","data":{"orderId":2,"sessionId":"sim_2_1_QUICK_500_ff503b29f5e57557aa63d4a42766b5d7","isLast":false}},"context":{"id":"47fdd737-8334-5861-82c8-d27eccc17e52","correlationId":"3235d311-3435-40b7-bdeb-65e24172081a","causationId":"d76c2d05-6b53-5761-8dba-9619a6a0a354","actor":"system"}}', 0, '2026-11-01 09:43:43.60705+00', 0, 25, NULL, '2026-11-01 09:11:46.04805+00', '2026-11-01 09:11:46.04805+00', '47fdd737-8334-5861-82c8-d27eccc17e52', NULL, NULL, 0, NULL, DEFAULT),
	(33, NULL, 5, '{"receiver":"settlement","id":2,"command":{"type":"SettlePayment","data":{"orderId":2,"sessionId":"sim_2_1_QUICK_500_ff503b29f5e57557aa63d4a42766b5d7","isLast":false}},"context":{"id":"774cf353-c8f2-5adf-aa35-1b3460102915","correlationId":"3235d311-3435-40b7-bdeb-65e24172081a","causationId":"d76c2d05-6b53-5761-8dba-9619a6a0a354","actor":"system"}}', 0, '2026-11-01 09:48:43.606137+00', 0, 25, NULL, '2026-11-01 09:11:46.061137+00', '2026-11-01 09:11:46.061137+00', '774cf353-c8f2-5adf-aa35-1b3460102915', NULL, NULL, 0, NULL, DEFAULT),
	(34, NULL, 5, '{"receiver":"settlement","id":2,"command":{"type":"SettlePayment","data":{"orderId":2,"sessionId":"sim_2_1_QUICK_500_ff503b29f5e57557aa63d4a42766b5d7","isLast":false}},"context":{"id":"c291ef06-b049-5f56-80e2-7d976f9c5fc3","correlationId":"3235d311-3435-40b7-bdeb-65e24172081a","causationId":"d76c2d05-6b53-5761-8dba-9619a6a0a354","actor":"system"}}', 0, '2026-11-01 09:53:43.612276+00', 0, 25, NULL, '2026-11-01 09:11:46.071276+00', '2026-11-01 09:11:46.071276+00', 'c291ef06-b049-5f56-80e2-7d976f9c5fc3', NULL, NULL, 0, NULL, DEFAULT),
	(35, NULL, 5, '{"receiver":"settlement","id":2,"command":{"type":"SettlePayment","data":{"orderId":2,"sessionId":"sim_2_1_QUICK_500_ff503b29f5e57557aa63d4a42766b5d7","isLast":false}},"context":{"id":"e545c4fd-a241-5ab3-af6f-1b53701e86f0","correlationId":"3235d311-3435-40b7-bdeb-65e24172081a","causationId":"d76c2d05-6b53-5761-8dba-9619a6a0a354","actor":"system"}}', 0, '2026-11-01 09:58:43.605514+00', 0, 25, NULL, '2026-11-01 09:11:46.074514+00', '2026-11-01 09:11:46.074514+00', 'e545c4fd-a241-5ab3-af6f-1b53701e86f0', NULL, NULL, 0, NULL, DEFAULT),
	(36, NULL, 5, '{"receiver":"settlement","id":2,"command":{"type":"SettlePayment","data":{"orderId":2,"sessionId":"sim_2_1_QUICK_500_ff503b29f5e57557aa63d4a42766b5d7","isLast":false}},"context":{"id":"6c78ff9d-27f8-5574-bff3-719de471870f","correlationId":"3235d311-3435-40b7-bdeb-65e24172081a","causationId":"d76c2d05-6b53-5761-8dba-9619a6a0a354","actor":"system"}}', 0, '2026-11-01 10:03:43.608468+00', 0, 25, NULL, '2026-11-01 09:11:46.083468+00', '2026-11-01 09:11:46.083468+00', '6c78ff9d-27f8-5574-bff3-719de471870f', NULL, NULL, 0, NULL, DEFAULT),
	(37, NULL, 5, '{"receiver":"settlement","id":2,"command":{"type":"SettlePayment","data":{"orderId":2,"sessionId":"sim_2_1_QUICK_500_ff503b29f5e57557aa63d4a42766b5d7","isLast":false}},"context":{"id":"60b435a2-fe57-57f9-8d54-1d83b742d69d","correlationId":"3235d311-3435-40b7-bdeb-65e24172081a","causationId":"d76c2d05-6b53-5761-8dba-9619a6a0a354","actor":"system"}}', 0, '2026-11-01 10:08:43.610362+00', 0, 25, NULL, '2026-11-01 09:11:46.091362+00', '2026-11-01 09:11:46.091362+00', '60b435a2-fe57-57f9-8d54-1d83b742d69d', NULL, NULL, 0, NULL, DEFAULT),
	(38, NULL, 5, '{"receiver":"settlement","id":2,"command":{"type":"SettlePayment","data":{"orderId":2,"sessionId":"sim_2_1_QUICK_500_ff503b29f5e57557aa63d4a42766b5d7","isLast":true}},"context":{"id":"5252a236-a7d0-5c2f-8e94-44d44be77954","correlationId":"3235d311-3435-40b7-bdeb-65e24172081a","causationId":"d76c2d05-6b53-5761-8dba-9619a6a0a354","actor":"system"}}', 0, '2026-11-01 10:12:43.520832+00', 0, 25, NULL, '2026-11-01 09:11:46.098832+00', '2026-11-01 09:11:46.098832+00', '5252a236-a7d0-5c2f-8e94-44d44be77954', NULL, NULL, 0, NULL, DEFAULT);

INSERT INTO graphile_worker._private_known_crontabs VALUES
	('forget-old-requests', '2026-11-01 09:20:15.918+00', NULL),
	('forget-old-resets', '2026-11-01 09:20:15.918+00', NULL),
	('forget-old-news-of-payments', '2026-11-01 09:20:15.918+00', NULL),
	('forget-old-sessions', '2026-11-01 09:20:15.918+00', NULL);

INSERT INTO graphile_worker._private_tasks OVERRIDING SYSTEM VALUE VALUES
	(1, 'forget-old-requests'),
	(2, 'forget-old-resets'),
	(3, 'forget-old-news-of-payments'),
	(4, 'forget-old-sessions'),
	(5, 'send-command');

INSERT INTO graphile_worker.migrations VALUES
	(1, '2026-11-01 09:11:10.09553+00', true),
	(2, '2026-11-01 09:11:10.120826+00', false),
	(3, '2026-11-01 09:11:10.141261+00', true),
	(4, '2026-11-01 09:11:10.146428+00', false),
	(5, '2026-11-01 09:11:10.152379+00', false),
	(6, '2026-11-01 09:11:10.172001+00', false),
	(7, '2026-11-01 09:11:10.179345+00', false),
	(8, '2026-11-01 09:11:10.205735+00', false),
	(9, '2026-11-01 09:11:10.211973+00', false),
	(10, '2026-11-01 09:11:10.21801+00', false),
	(11, '2026-11-01 09:11:10.220033+00', true),
	(12, '2026-11-01 09:11:10.281501+00', false),
	(13, '2026-11-01 09:11:10.293231+00', true),
	(14, '2026-11-01 09:11:10.304994+00', true),
	(15, '2026-11-01 09:11:10.307413+00', false),
	(16, '2026-11-01 09:11:10.309583+00', true),
	(17, '2026-11-01 09:11:10.315427+00', false),
	(18, '2026-11-01 09:11:10.328344+00', false),
	(19, '2026-11-01 09:11:10.339183+00', true);

INSERT INTO keyring.keys VALUES
	('user-1', 'b070f7fe28347797', '\x36ab67260eafa063049a4aa92d3341b77c9be9c1897ab783109b8b5accd74b44dcae2adaeae1942715759f55f87f39078e44bb87a8380e3e6c5943fa', '2026-11-01 09:11:16.278472+00', NULL),
	('user-2', 'b070f7fe28347797', '\xfb0e75470f4b68505f22bcd1b66d5bd43597716ed271b95995f05ce249e0859f994b3fa73995a23ada2e1d5a83298547deebc57e09ffb02ff7ee0f3b', '2026-11-01 09:11:17.612549+00', NULL),
	('user-3', 'b070f7fe28347797', '\x64e173efbd6578cf163e53e300dc3943239cff74ee03035050e56841ac878db4ca21c411815cfa234d620412322681f08244fabf0dbfff92724e0b7b', '2026-11-01 09:11:18.416474+00', NULL),
	('user-4', 'b070f7fe28347797', '\xdfdc7e37b121564563fcca73d3e71f49446b59db934dfc008f01d0aba0a4819ad6d33cdaad0ea3866318740b723c6110a153e440f2d6def5a00cf22a', '2026-11-01 09:11:18.665955+00', NULL),
	('report-1', 'b070f7fe28347797', '\xf17c5435eaeca3390a605aa0af804a14693f5355826b1fcff1249d905609423e9437a2e0b32a9eea2187e07aa164649baab9cac1d9dc4f0fe4c4c084', '2026-11-01 09:11:19.407898+00', NULL),
	('report-2', 'b070f7fe28347797', '\x33af2f4fc9466af9d494231783def28ac7c9733f567d55b71c6be60908f860ffa42e0bc0601e2fca06d35106f861a81f47ce9786fa1e56fb40531fb6', '2026-11-01 09:11:26.983186+00', NULL),
	('report-3', 'b070f7fe28347797', '\xf86661057e1283afa391f45e93569fd25c5567cc14d8fe33cdf111070b7e59203af8ad819b79da22fdf3e255ed152ca243183dfa02d655c1676faebe', '2026-11-01 09:11:33.077094+00', NULL),
	('user-5', NULL, NULL, '2026-11-01 09:11:19.027711+00', '2026-11-01 09:11:43.315182+00');

INSERT INTO keyring.migrations VALUES
	(1, '0001-keyring', 1, '2026-11-01 09:20:14.514+00');

INSERT INTO keyring.migrations_lock VALUES
	(1, 0);

INSERT INTO keyring.secrets VALUES
	('email-streams', 'b070f7fe28347797', '\x8fbd8462c65f43a95abe7960384ebeb23bf7dd7bf67e9ff9ad521e471ff20d8d5f7a695b01e1c1fca2d8f92e3fe9502feaa6135de9683a86361b66ad', '2026-11-01 09:11:11.401194+00'),
	('simulated-payments', 'b070f7fe28347797', '\x2d8f6ba63513675bbd7b4062d515fdd3f0144f78e553663f287bb40460fccebe8d9a515619d9fb7f35b1aeea1e4074bb8d3c241e541b1f55aadef438', '2026-11-01 09:11:40.496978+00'),
	('order-links', 'b070f7fe28347797', '\x997eb56cbc49dc4b467eca4d8b4102ce36b8509e94dabe6ae40d473fdcf87d511a9527f024014c86db6eff91c7930f56950779f4601889b79cce3aa7', '2026-11-01 09:11:40.584252+00'),
	('password-resets', 'b070f7fe28347797', '\xe0f39364bfc1c0b026106d3a114e31700a4584b20bc9b648e6d55ee547061e70998d1b093c6bf00813e42e235d010d517694d5db98dcaed11c384390', '2026-11-01 09:11:43.512839+00');

INSERT INTO read_models.checkpoints VALUES
	('credit_accounts', '367a76b5-f860-43da-bd3d-e9771a000745', '0000000000000000051', 11, '2026-11-01 09:11:47.000774+00'),
	('orders', '367a76b5-f860-43da-bd3d-e9771a000745', '0000000000000000051', 11, '2026-11-01 09:11:47.004644+00'),
	('products', '367a76b5-f860-43da-bd3d-e9771a000745', '0000000000000000051', 11, '2026-11-01 09:11:47.02116+00'),
	('users', '367a76b5-f860-43da-bd3d-e9771a000745', '0000000000000000051', 11, '2026-11-01 09:11:47.043431+00'),
	('feedback_seats', '367a76b5-f860-43da-bd3d-e9771a000745', '0000000000000000051', 11, '2026-11-01 09:11:47.0889+00'),
	('feedback_requests', '367a76b5-f860-43da-bd3d-e9771a000745', '0000000000000000051', 11, '2026-11-01 09:11:47.109375+00'),
	('reviews', '367a76b5-f860-43da-bd3d-e9771a000745', '0000000000000000051', 11, '2026-11-01 09:11:47.160541+00'),
	('credit_entries', '367a76b5-f860-43da-bd3d-e9771a000745', '0000000000000000051', 11, '2026-11-01 09:11:47.224783+00');

INSERT INTO read_models.credit_accounts_v1 VALUES
	(2, 1),
	(3, 1),
	(4, 1),
	(5, 1),
	(1, 1);

INSERT INTO read_models.credit_entries_v1 VALUES
	('5fc9da00-5ae5-5470-9bee-c23a6c8b662d', 1, 1, 'granted', 1, NULL, NULL, 'welcome', '2026-11-01T09:20:16.180Z'),
	('f0d04169-4a86-5b32-8a53-aecefa4e8c88', 2, 1, 'granted', 1, NULL, NULL, 'welcome', '2026-11-01T09:20:21.386Z'),
	('9a155912-043c-588f-970a-1bf700291e53', 3, 1, 'granted', 1, NULL, NULL, 'welcome', '2026-11-01T09:20:22.833Z'),
	('4fd28250-ae44-5ae6-b167-459512cd024f', 4, 1, 'granted', 1, NULL, NULL, 'welcome', '2026-11-01T09:20:23.296Z'),
	('759d7b47-d0bc-53f9-ba40-6dfd20985e82', 5, 1, 'granted', 1, NULL, NULL, 'welcome', '2026-11-01T09:20:23.623Z'),
	('10e4205c-cae4-5eb1-aafb-e3e18e284ac5', 1, 2, 'earned', 1, 2, 1, 'paid-order', '2026-11-01T09:20:47.329Z'),
	('3fdd51c6-9a9f-5809-a35f-ac7742a646e8', 1, 3, 'reserved', -1, 1, NULL, NULL, '2026-11-01T09:20:48.076Z');

INSERT INTO read_models.feedback_requests_v1 VALUES
	('d9fab43d-508c-5b27-9fe9-4e9b95ca1ea9', 2, 'paid-order', 1, NULL, 3, 16, 'open', '2026-11-01T09:20:45.315Z', '2026-11-03T09:20:45.315Z', NULL),
	('1ced992a-0acc-5a65-a29c-ab814b3bb5b5', 1, 'credit-request', NULL, 1, 1, 48, 'open', '2026-11-01T09:20:48.076Z', '2026-11-08T09:20:48.076Z', NULL);

INSERT INTO read_models.feedback_seats_v1 VALUES
	('d9fab43d-508c-5b27-9fe9-4e9b95ca1ea9/3', 'd9fab43d-508c-5b27-9fe9-4e9b95ca1ea9', 3, 2, 'open', NULL, NULL, NULL, NULL, NULL),
	('d9fab43d-508c-5b27-9fe9-4e9b95ca1ea9/1', 'd9fab43d-508c-5b27-9fe9-4e9b95ca1ea9', 1, 2, 'filled', 1, '2026-11-01T09:20:47.151Z', NULL, 1, '2026-11-01T09:20:47.329Z'),
	('d9fab43d-508c-5b27-9fe9-4e9b95ca1ea9/2', 'd9fab43d-508c-5b27-9fe9-4e9b95ca1ea9', 2, 2, 'claimed', 4, '2026-11-01T09:20:47.386Z', '2026-11-02T01:20:47.386Z', NULL, NULL),
	('1ced992a-0acc-5a65-a29c-ab814b3bb5b5/1', '1ced992a-0acc-5a65-a29c-ab814b3bb5b5', 1, 1, 'open', NULL, NULL, NULL, NULL, NULL);

INSERT INTO read_models.generations VALUES
	('users', 1, 1, '2026-11-01 09:11:10.548842+00'),
	('reviews', 1, 1, '2026-11-01 09:11:10.5676+00'),
	('credit_accounts', 1, 2, '2026-11-01 09:11:10.548904+00'),
	('orders', 1, 1, '2026-11-01 09:11:10.618119+00'),
	('feedback_requests', 1, 1, '2026-11-01 09:11:10.618137+00'),
	('feedback_seats', 1, 1, '2026-11-01 09:11:10.61814+00'),
	('products', 1, 4, '2026-11-01 09:11:10.526963+00'),
	('credit_entries', 1, 2, '2026-11-01 09:11:10.567614+00');

INSERT INTO read_models.migrations VALUES
	(1, '0001-read-models', 1, '2026-11-01 09:20:15.256+00'),
	(2, '0002-people', 1, '2026-11-01 09:20:15.273+00'),
	(3, '0003-reviews', 1, '2026-11-01 09:20:15.317+00'),
	(4, '0004-orders', 1, '2026-11-01 09:20:15.358+00'),
	(5, '0005-auditor', 1, '2026-11-01 09:20:15.378+00'),
	(6, '0006-operations', 1, '2026-11-01 09:20:15.39+00');

INSERT INTO read_models.migrations_lock VALUES
	(1, 0);

INSERT INTO read_models.orders_v1 VALUES
	(1, 2, 'STANDARD', 1000, 'simulated', 'sim_1_2_STANDARD_1000_4f777c9b0951c52a4aa8efee6cd0c412', 'paid', 2, '3c5074af6cc89ab9b64ce5b15b0a5ba5da3d3bf34bb3df236bb0ce27c4d6ca1f', '598336a33ac4c24c952d7f0fbe9e349193a6e06768786e47624bbad79706f484', '2026-11-01T09:20:45.042Z', '2026-11-01T09:20:45.315Z', '2026-11-03T09:20:45.315Z', '[]'),
	(2, 1, 'QUICK', 500, 'simulated', 'sim_2_1_QUICK_500_ff503b29f5e57557aa63d4a42766b5d7', 'unpaid', NULL, 'e039441b95a4ab37f9a840e7d18e4ef8207db87bb0b12c34446ff100de3e12d5', NULL, '2026-11-01T09:20:48.241Z', NULL, NULL, '[]');

INSERT INTO read_models.products_v1 VALUES
	(1, 'completed', 1, true, false, NULL, 'http://127.0.0.1:40691/benchbook/', '{"id":1,"url":"http://127.0.0.1:40691/benchbook/","title":"Benchbook","description":"Repair tickets for small bike shops: write the ticket on a tablet, hang it on the bench, text the customer when the bike is ready.","purpose":"Repair tickets for small bike shops.","targetAudience":"Shops with two to six stands. The owner decides alone, late in the day, and pays for Benchbook out of the same till as everything else.","usps":["Works with gloves on","One text, no app for the customer","Waiting parts stand out","A hook still gets its paper"],"aiAnalysis":{"strengths":["Says early whom it is for: shops with two to six stands","Says what it is: “repair tickets for small bike shops”","Trying Benchbook for 30 days asks for no card","Price in the open: $29 a month","Begins with the trouble that Benchbook takes away, in words its readers know","Makes the next step plain: “Start your free trial”","In use already: Benchbook has customers who log in","Says how Benchbook looks after people’s data"],"weaknesses":["Moving over to Benchbook is left to a message","Nobody but Benchbook speaks for Benchbook","Pictures of Benchbook stay silent for people who cannot see them"],"opportunities":["Growing customers reach the edge of “up to six stands” and could stay with Benchbook beyond it","Moving people over by hand could be what wins them for Benchbook","The weeks before its season are when Benchbook should speak up, with this figure in hand","A sample inside the page, open to all without an account, would let Benchbook explain itself"],"threats":["Carrying on with paper needs no decision, and Benchbook has to be better than that","A short season decides the year of Benchbook"],"competitors":["Paper: no product, but what people make do with before they find Benchbook.","The till system: no product, but what people make do with before they find Benchbook."],"marketTrends":["The year has its season: in April a three-stand shop writes 30 tickets a day.","Time is what is scarce: E-bikes take twice as long."],"customerPersona":{"name":"Priya Malik","age":"37","occupation":"Bike shop owner","quote":"Show me somebody with a place like mine who uses Benchbook, and I will try it.","background":"Took the business over from a predecessor, habits included. Knows every regular by name and every supplier by temper.","behavior":"Decides after closing time, on a phone. Tries Benchbook if that costs nothing but an evening.","goals":["Let the team do the routine without asking twice","Keep regular customers without discounting","See what is behind “Works with gloves on” before deciding"],"painPoints":["Gets sales calls from people who have never stood behind a counter","Pays for three services already and uses half of one","Knows it from experience: “Paper is great until Saturday”"]},"secondaryPersonas":[],"monetizationPotential":{"rating":4,"rationale":"Benchbook has something to sell, the price stands in the open ($29 a month) and customers pay again each month. What holds the number down: nothing can be bought beyond $29 a month and no sign shows that anybody uses Benchbook.","suggestedModels":["A price for what goes beyond “up to six stands”","A year at the price of ten months, beside $29 a month","A paid move to Benchbook, done by somebody who knows it","A price for groups, with one invoice for shops with two to six stands","A monthly fee for Benchbook, by the number of people who use it"]},"successPotential":{"rating":7,"rationale":"Benchbook says plainly what it is, it speaks to people who recognise themselves (shops with two to six stands) and it names the trouble it takes away. What holds the number down: nobody but Benchbook speaks for it and why Benchbook and not something else is hardly said.","improvements":["Answer on the page how to move to Benchbook from what people use today","Ask three people who know Benchbook for one sentence each, with their names","Say in a few words what each picture of Benchbook shows"]}},"createdAt":"2026-11-01T09:20:31.607Z","provenance":{"provider":"built-in","rubricVersion":"1"},"evidence":[{"id":"description-8c12b5009d18","path":"description","basis":"quote","quote":"Repair tickets for small bike shops: write the ticket on a tablet, hang it on the bench, text the customer when the bike is ready.","section":""},{"id":"purpose-7a58aee3fa0e","path":"purpose","basis":"quote","quote":"repair tickets for small bike shops","section":""},{"id":"targetAudience-a7a96bb0df57","path":"targetAudience","basis":"quote","quote":"Built for shops with two to six stands.","section":"Tickets for the bike bench."},{"id":"usps-ce956364d37e","path":"usps.0","basis":"quote","quote":"Four buttons. Big ones. You’re wearing gloves.","section":"Works with gloves on"},{"id":"usps-35c3bf554d8f","path":"usps.1","basis":"quote","quote":"Tap “ready” and the customer knows. Nobody has to install anything or pick up the phone.","section":"One text, no app for the customer"},{"id":"usps-4036390ac016","path":"usps.2","basis":"quote","quote":"Parts on order turn the ticket yellow. Your till doesn’t know what a bottom bracket is.","section":"Waiting parts stand out"},{"id":"usps-2a7a6cd766db","path":"usps.3","basis":"quote","quote":"Print any ticket on the receipt printer you already own.","section":"A hook still gets its paper"},{"id":"strengths-d084298f778a","path":"aiAnalysis.strengths.0","basis":"quote","quote":"Built for shops with two to six stands.","section":"Tickets for the bike bench."},{"id":"strengths-f3370f958db8","path":"aiAnalysis.strengths.1","basis":"quote","quote":"repair tickets for small bike shops","section":""},{"id":"strengths-ab031b10c4bb","path":"aiAnalysis.strengths.2","basis":"quote","quote":"Try it for 30 days. No card.","section":"Pricing"},{"id":"strengths-754f21819301","path":"aiAnalysis.strengths.3","basis":"quote","quote":"$29 a month for one shop, up to six stands.","section":"Pricing"},{"id":"strengths-8b58dd1abca5","path":"aiAnalysis.strengths.4","basis":"quote","quote":"Paper is great until Saturday.","section":"Tickets for the bike bench."},{"id":"strengths-c7a22021a817","path":"aiAnalysis.strengths.5","basis":"quote","quote":"Start your free trial","section":"Tickets for the bike bench."},{"id":"strengths-d54ec57f37eb","path":"aiAnalysis.strengths.6","basis":"inference","reason":"A link on the page reads “Log in”."},{"id":"strengths-e83a7df0639c","path":"aiAnalysis.strengths.7","basis":"quote","quote":"We keep them encrypted and delete them a year after the last repair.","section":"FAQ"},{"id":"weaknesses-b14511af246e","path":"aiAnalysis.weaknesses.0","basis":"quote","quote":"Moving from paper or another system? Contact us.","section":"FAQ"},{"id":"weaknesses-40808ff84b9f","path":"aiAnalysis.weaknesses.1","basis":"inference","reason":"The page quotes no customer, shows no rating and counts no users."},{"id":"weaknesses-fb30b31c392e","path":"aiAnalysis.weaknesses.2","basis":"inference","reason":"The page shows 6 images, none described."},{"id":"opportunities-50077c4563a4","path":"aiAnalysis.opportunities.0","basis":"quote","quote":"$29 a month for one shop, up to six stands.","section":"Pricing"},{"id":"opportunities-25af62eef346","path":"aiAnalysis.opportunities.1","basis":"quote","quote":"Moving from paper or another system?","section":"FAQ"},{"id":"opportunities-73672aa68fe6","path":"aiAnalysis.opportunities.2","basis":"quote","quote":"In April a three-stand shop writes 30 tickets a day.","section":"Season guide"},{"id":"opportunities-893cfcf6cba6","path":"aiAnalysis.opportunities.3","basis":"inference","reason":"The page was read as that of a software product, by what it says of itself: “repair tickets for small bike shops”."},{"id":"threats-fb7f0189c1f0","path":"aiAnalysis.threats.0","basis":"quote","quote":"Paper is great until Saturday.","section":"Tickets for the bike bench."},{"id":"threats-984b40e27874","path":"aiAnalysis.threats.1","basis":"quote","quote":"In April a three-stand shop writes 30 tickets a day.","section":"Season guide"},{"id":"competitors-c7208a04cfa7","path":"aiAnalysis.competitors.0","basis":"quote","quote":"Paper is great until Saturday.","section":"Tickets for the bike bench."},{"id":"competitors-ab9999399980","path":"aiAnalysis.competitors.1","basis":"quote","quote":"Your till doesn’t know what a bottom bracket is.","section":"Waiting parts stand out"},{"id":"marketTrends-dbf3cc3846d0","path":"aiAnalysis.marketTrends.0","basis":"quote","quote":"In April a three-stand shop writes 30 tickets a day.","section":"Season guide"},{"id":"marketTrends-2f0d28b53c50","path":"aiAnalysis.marketTrends.1","basis":"quote","quote":"E-bikes take twice as long.","section":"Season guide"},{"id":"suggestedModels-f4b9d9aa2782","path":"aiAnalysis.monetizationPotential.suggestedModels.0","basis":"quote","quote":"$29 a month for one shop, up to six stands.","section":"Pricing"},{"id":"suggestedModels-0ec670fa6475","path":"aiAnalysis.monetizationPotential.suggestedModels.1","basis":"quote","quote":"$29 a month for one shop, up to six stands.","section":"Pricing"},{"id":"suggestedModels-d27dbe95769b","path":"aiAnalysis.monetizationPotential.suggestedModels.2","basis":"quote","quote":"Moving from paper or another system?","section":"FAQ"},{"id":"suggestedModels-a9445b20127b","path":"aiAnalysis.monetizationPotential.suggestedModels.3","basis":"quote","quote":"Built for shops with two to six stands.","section":"Tickets for the bike bench."},{"id":"suggestedModels-84babfe32f29","path":"aiAnalysis.monetizationPotential.suggestedModels.4","basis":"inference","reason":"The page was read as that of a software product, which says of itself “repair tickets for small bike shops”."},{"id":"improvements-ea0b1b4090bf","path":"aiAnalysis.successPotential.improvements.0","basis":"quote","quote":"Moving from paper or another system? Contact us.","section":"FAQ"},{"id":"improvements-b8c483b7552f","path":"aiAnalysis.successPotential.improvements.1","basis":"inference","reason":"The page quotes no customer, shows no rating and counts no users."},{"id":"improvements-4fc9aa173644","path":"aiAnalysis.successPotential.improvements.2","basis":"inference","reason":"The page shows 6 images, none described."},{"id":"monetization-dfcf3121a17d","path":"aiAnalysis.monetizationPotential.rationale","basis":"inference","reason":"By version 1 of the built-in rubric: something to pay for 0.75 of 0.75 (“$29 a month for one shop, up to six stands”); a price in the open 0.75 of 0.75 (“$29 a month for one shop, up to six stands”); income that returns 0.75 of 0.75 (“$29 a month for one shop, up to six stands”); a buyer who is named 0.75 of 0.75 (“Built for shops with two to six stands”); more than one thing to buy 0.25 of 1 (“$29 a month for one shop, up to six stands”); a first step without risk 0.5 of 0.5 (“Try it for 30 days. No card”); signs that people pay or stay 0.15 of 0.5. Together 3.9 of 5, rounded to halves."},{"id":"success-74a5b5c2135e","path":"aiAnalysis.successPotential.rationale","basis":"inference","reason":"By version 1 of the built-in rubric: says what it is 1 of 1 (“repair tickets for small bike shops”); says for whom 1.25 of 1.25 (“Built for shops with two to six stands”); others vouch for it 0 of 1.5; shows a need 1.25 of 1.25 (“Paper is great until Saturday”); shows a difference 0.75 of 1.25 (“Paper is great until Saturday”); gets concrete 0.8 of 1 (“Works with gloves on”); leads to a next step 0.75 of 0.75 (“Start your free trial”); brings people back 0.52 of 0.75 (“$29 a month for one shop, up to six stands”); can be trusted and reached 0.52 of 0.75 (“We keep them encrypted and delete them a year after the last …”); is well made 0.33 of 0.5. Together 7.18 of 10, rounded to halves."},{"id":"customerPersona-e9d2162c8c76","path":"aiAnalysis.customerPersona","basis":"inference","reason":"Imagined from “Built for shops with two to six stands”, “Benchbook: repair tickets for small bike shops”, “Works with gloves on” and “Paper is great until Saturday”."}]}', '{"id":1,"url":"http://127.0.0.1:40691/benchbook/","title":"Benchbook","description":"Repair tickets for small bike shops: write the ticket on a tablet, hang it on the bench, text the customer when the bike is ready.","purpose":"Repair tickets for small bike shops.","targetAudience":"Shops with two to six stands. The owner decides alone, late in the day, and pays for Benchbook out of the same till as everything else.","usps":["Works with gloves on","One text, no app for the customer","Waiting parts stand out","A hook still gets its paper"],"aiAnalysis":{"strengths":["Says early whom it is for: shops with two to six stands","Says what it is: “repair tickets for small bike shops”","Trying Benchbook for 30 days asks for no card","Price in the open: $29 a month","Begins with the trouble that Benchbook takes away, in words its readers know","Makes the next step plain: “Start your free trial”","In use already: Benchbook has customers who log in","Says how Benchbook looks after people’s data"],"weaknesses":["Moving over to Benchbook is left to a message","Nobody but Benchbook speaks for Benchbook","Pictures of Benchbook stay silent for people who cannot see them"],"opportunities":["Growing customers reach the edge of “up to six stands” and could stay with Benchbook beyond it","Moving people over by hand could be what wins them for Benchbook","The weeks before its season are when Benchbook should speak up, with this figure in hand","A sample inside the page, open to all without an account, would let Benchbook explain itself"],"threats":["Carrying on with paper needs no decision, and Benchbook has to be better than that","A short season decides the year of Benchbook"],"competitors":["Paper: no product, but what people make do with before they find Benchbook.","The till system: no product, but what people make do with before they find Benchbook."],"marketTrends":["The year has its season: in April a three-stand shop writes 30 tickets a day.","Time is what is scarce: E-bikes take twice as long."],"customerPersona":{"name":"Priya Malik","age":"37","occupation":"Bike shop owner","quote":"Show me somebody with a place like mine who uses Benchbook, and I will try it.","background":"Took the business over from a predecessor, habits included. Knows every regular by name and every supplier by temper.","behavior":"Decides after closing time, on a phone. Tries Benchbook if that costs nothing but an evening.","goals":["Let the team do the routine without asking twice","Keep regular customers without discounting","See what is behind “Works with gloves on” before deciding"],"painPoints":["Gets sales calls from people who have never stood behind a counter","Pays for three services already and uses half of one","Knows it from experience: “Paper is great until Saturday”"]},"secondaryPersonas":[],"monetizationPotential":{"rating":4,"rationale":"Benchbook has something to sell, the price stands in the open ($29 a month) and customers pay again each month. What holds the number down: nothing can be bought beyond $29 a month and no sign shows that anybody uses Benchbook.","suggestedModels":["A price for what goes beyond “up to six stands”","A year at the price of ten months, beside $29 a month","A paid move to Benchbook, done by somebody who knows it","A price for groups, with one invoice for shops with two to six stands","A monthly fee for Benchbook, by the number of people who use it"]},"successPotential":{"rating":7,"rationale":"Benchbook says plainly what it is, it speaks to people who recognise themselves (shops with two to six stands) and it names the trouble it takes away. What holds the number down: nobody but Benchbook speaks for it and why Benchbook and not something else is hardly said.","improvements":["Answer on the page how to move to Benchbook from what people use today","Ask three people who know Benchbook for one sentence each, with their names","Say in a few words what each picture of Benchbook shows"]}},"createdAt":"2026-11-01T09:20:31.607Z","provenance":{"provider":"built-in","rubricVersion":"1"}}', 'Benchbook', 'Repair tickets for small bike shops: write the ticket on a tablet, hang it on the bench, text the customer when the bike is ready.', 'http://127.0.0.1:40691/benchbook/', DEFAULT),
	(2, 'completed', 2, true, false, NULL, 'http://127.0.0.1:40691/benchbook/', '{"id":2,"url":"http://127.0.0.1:40691/benchbook/","title":"Benchbook","description":"Repair tickets for small bike shops: write the ticket on a tablet, hang it on the bench, text the customer when the bike is ready.","purpose":"Repair tickets for small bike shops.","targetAudience":"Shops with two to six stands. The owner decides alone, late in the day, and pays for Benchbook out of the same till as everything else.","usps":["Works with gloves on","One text, no app for the customer","Waiting parts stand out","A hook still gets its paper"],"aiAnalysis":{"strengths":["Says early whom it is for: shops with two to six stands","Says what it is: “repair tickets for small bike shops”","Trying Benchbook for 30 days asks for no card","Price in the open: $29 a month","Begins with the trouble that Benchbook takes away, in words its readers know","Makes the next step plain: “Start your free trial”","In use already: Benchbook has customers who log in","Says how Benchbook looks after people’s data"],"weaknesses":["Moving over to Benchbook is left to a message","Nobody but Benchbook speaks for Benchbook","Pictures of Benchbook stay silent for people who cannot see them"],"opportunities":["Growing customers reach the edge of “up to six stands” and could stay with Benchbook beyond it","Moving people over by hand could be what wins them for Benchbook","The weeks before its season are when Benchbook should speak up, with this figure in hand","A sample inside the page, open to all without an account, would let Benchbook explain itself"],"threats":["Carrying on with paper needs no decision, and Benchbook has to be better than that","A short season decides the year of Benchbook"],"competitors":["Paper: no product, but what people make do with before they find Benchbook.","The till system: no product, but what people make do with before they find Benchbook."],"marketTrends":["The year has its season: in April a three-stand shop writes 30 tickets a day.","Time is what is scarce: E-bikes take twice as long."],"customerPersona":{"name":"Priya Malik","age":"37","occupation":"Bike shop owner","quote":"Show me somebody with a place like mine who uses Benchbook, and I will try it.","background":"Took the business over from a predecessor, habits included. Knows every regular by name and every supplier by temper.","behavior":"Decides after closing time, on a phone. Tries Benchbook if that costs nothing but an evening.","goals":["Let the team do the routine without asking twice","Keep regular customers without discounting","See what is behind “Works with gloves on” before deciding"],"painPoints":["Gets sales calls from people who have never stood behind a counter","Pays for three services already and uses half of one","Knows it from experience: “Paper is great until Saturday”"]},"secondaryPersonas":[],"monetizationPotential":{"rating":4,"rationale":"Benchbook has something to sell, the price stands in the open ($29 a month) and customers pay again each month. What holds the number down: nothing can be bought beyond $29 a month and no sign shows that anybody uses Benchbook.","suggestedModels":["A price for what goes beyond “up to six stands”","A year at the price of ten months, beside $29 a month","A paid move to Benchbook, done by somebody who knows it","A price for groups, with one invoice for shops with two to six stands","A monthly fee for Benchbook, by the number of people who use it"]},"successPotential":{"rating":7,"rationale":"Benchbook says plainly what it is, it speaks to people who recognise themselves (shops with two to six stands) and it names the trouble it takes away. What holds the number down: nobody but Benchbook speaks for it and why Benchbook and not something else is hardly said.","improvements":["Answer on the page how to move to Benchbook from what people use today","Ask three people who know Benchbook for one sentence each, with their names","Say in a few words what each picture of Benchbook shows"]}},"createdAt":"2026-11-01T09:20:37.461Z","provenance":{"provider":"built-in","rubricVersion":"1"},"evidence":[{"id":"description-8c12b5009d18","path":"description","basis":"quote","quote":"Repair tickets for small bike shops: write the ticket on a tablet, hang it on the bench, text the customer when the bike is ready.","section":""},{"id":"purpose-7a58aee3fa0e","path":"purpose","basis":"quote","quote":"repair tickets for small bike shops","section":""},{"id":"targetAudience-a7a96bb0df57","path":"targetAudience","basis":"quote","quote":"Built for shops with two to six stands.","section":"Tickets for the bike bench."},{"id":"usps-ce956364d37e","path":"usps.0","basis":"quote","quote":"Four buttons. Big ones. You’re wearing gloves.","section":"Works with gloves on"},{"id":"usps-35c3bf554d8f","path":"usps.1","basis":"quote","quote":"Tap “ready” and the customer knows. Nobody has to install anything or pick up the phone.","section":"One text, no app for the customer"},{"id":"usps-4036390ac016","path":"usps.2","basis":"quote","quote":"Parts on order turn the ticket yellow. Your till doesn’t know what a bottom bracket is.","section":"Waiting parts stand out"},{"id":"usps-2a7a6cd766db","path":"usps.3","basis":"quote","quote":"Print any ticket on the receipt printer you already own.","section":"A hook still gets its paper"},{"id":"strengths-d084298f778a","path":"aiAnalysis.strengths.0","basis":"quote","quote":"Built for shops with two to six stands.","section":"Tickets for the bike bench."},{"id":"strengths-f3370f958db8","path":"aiAnalysis.strengths.1","basis":"quote","quote":"repair tickets for small bike shops","section":""},{"id":"strengths-ab031b10c4bb","path":"aiAnalysis.strengths.2","basis":"quote","quote":"Try it for 30 days. No card.","section":"Pricing"},{"id":"strengths-754f21819301","path":"aiAnalysis.strengths.3","basis":"quote","quote":"$29 a month for one shop, up to six stands.","section":"Pricing"},{"id":"strengths-8b58dd1abca5","path":"aiAnalysis.strengths.4","basis":"quote","quote":"Paper is great until Saturday.","section":"Tickets for the bike bench."},{"id":"strengths-c7a22021a817","path":"aiAnalysis.strengths.5","basis":"quote","quote":"Start your free trial","section":"Tickets for the bike bench."},{"id":"strengths-d54ec57f37eb","path":"aiAnalysis.strengths.6","basis":"inference","reason":"A link on the page reads “Log in”."},{"id":"strengths-e83a7df0639c","path":"aiAnalysis.strengths.7","basis":"quote","quote":"We keep them encrypted and delete them a year after the last repair.","section":"FAQ"},{"id":"weaknesses-b14511af246e","path":"aiAnalysis.weaknesses.0","basis":"quote","quote":"Moving from paper or another system? Contact us.","section":"FAQ"},{"id":"weaknesses-40808ff84b9f","path":"aiAnalysis.weaknesses.1","basis":"inference","reason":"The page quotes no customer, shows no rating and counts no users."},{"id":"weaknesses-fb30b31c392e","path":"aiAnalysis.weaknesses.2","basis":"inference","reason":"The page shows 6 images, none described."},{"id":"opportunities-50077c4563a4","path":"aiAnalysis.opportunities.0","basis":"quote","quote":"$29 a month for one shop, up to six stands.","section":"Pricing"},{"id":"opportunities-25af62eef346","path":"aiAnalysis.opportunities.1","basis":"quote","quote":"Moving from paper or another system?","section":"FAQ"},{"id":"opportunities-73672aa68fe6","path":"aiAnalysis.opportunities.2","basis":"quote","quote":"In April a three-stand shop writes 30 tickets a day.","section":"Season guide"},{"id":"opportunities-893cfcf6cba6","path":"aiAnalysis.opportunities.3","basis":"inference","reason":"The page was read as that of a software product, by what it says of itself: “repair tickets for small bike shops”."},{"id":"threats-fb7f0189c1f0","path":"aiAnalysis.threats.0","basis":"quote","quote":"Paper is great until Saturday.","section":"Tickets for the bike bench."},{"id":"threats-984b40e27874","path":"aiAnalysis.threats.1","basis":"quote","quote":"In April a three-stand shop writes 30 tickets a day.","section":"Season guide"},{"id":"competitors-c7208a04cfa7","path":"aiAnalysis.competitors.0","basis":"quote","quote":"Paper is great until Saturday.","section":"Tickets for the bike bench."},{"id":"competitors-ab9999399980","path":"aiAnalysis.competitors.1","basis":"quote","quote":"Your till doesn’t know what a bottom bracket is.","section":"Waiting parts stand out"},{"id":"marketTrends-dbf3cc3846d0","path":"aiAnalysis.marketTrends.0","basis":"quote","quote":"In April a three-stand shop writes 30 tickets a day.","section":"Season guide"},{"id":"marketTrends-2f0d28b53c50","path":"aiAnalysis.marketTrends.1","basis":"quote","quote":"E-bikes take twice as long.","section":"Season guide"},{"id":"suggestedModels-f4b9d9aa2782","path":"aiAnalysis.monetizationPotential.suggestedModels.0","basis":"quote","quote":"$29 a month for one shop, up to six stands.","section":"Pricing"},{"id":"suggestedModels-0ec670fa6475","path":"aiAnalysis.monetizationPotential.suggestedModels.1","basis":"quote","quote":"$29 a month for one shop, up to six stands.","section":"Pricing"},{"id":"suggestedModels-d27dbe95769b","path":"aiAnalysis.monetizationPotential.suggestedModels.2","basis":"quote","quote":"Moving from paper or another system?","section":"FAQ"},{"id":"suggestedModels-a9445b20127b","path":"aiAnalysis.monetizationPotential.suggestedModels.3","basis":"quote","quote":"Built for shops with two to six stands.","section":"Tickets for the bike bench."},{"id":"suggestedModels-84babfe32f29","path":"aiAnalysis.monetizationPotential.suggestedModels.4","basis":"inference","reason":"The page was read as that of a software product, which says of itself “repair tickets for small bike shops”."},{"id":"improvements-ea0b1b4090bf","path":"aiAnalysis.successPotential.improvements.0","basis":"quote","quote":"Moving from paper or another system? Contact us.","section":"FAQ"},{"id":"improvements-b8c483b7552f","path":"aiAnalysis.successPotential.improvements.1","basis":"inference","reason":"The page quotes no customer, shows no rating and counts no users."},{"id":"improvements-4fc9aa173644","path":"aiAnalysis.successPotential.improvements.2","basis":"inference","reason":"The page shows 6 images, none described."},{"id":"monetization-dfcf3121a17d","path":"aiAnalysis.monetizationPotential.rationale","basis":"inference","reason":"By version 1 of the built-in rubric: something to pay for 0.75 of 0.75 (“$29 a month for one shop, up to six stands”); a price in the open 0.75 of 0.75 (“$29 a month for one shop, up to six stands”); income that returns 0.75 of 0.75 (“$29 a month for one shop, up to six stands”); a buyer who is named 0.75 of 0.75 (“Built for shops with two to six stands”); more than one thing to buy 0.25 of 1 (“$29 a month for one shop, up to six stands”); a first step without risk 0.5 of 0.5 (“Try it for 30 days. No card”); signs that people pay or stay 0.15 of 0.5. Together 3.9 of 5, rounded to halves."},{"id":"success-74a5b5c2135e","path":"aiAnalysis.successPotential.rationale","basis":"inference","reason":"By version 1 of the built-in rubric: says what it is 1 of 1 (“repair tickets for small bike shops”); says for whom 1.25 of 1.25 (“Built for shops with two to six stands”); others vouch for it 0 of 1.5; shows a need 1.25 of 1.25 (“Paper is great until Saturday”); shows a difference 0.75 of 1.25 (“Paper is great until Saturday”); gets concrete 0.8 of 1 (“Works with gloves on”); leads to a next step 0.75 of 0.75 (“Start your free trial”); brings people back 0.52 of 0.75 (“$29 a month for one shop, up to six stands”); can be trusted and reached 0.52 of 0.75 (“We keep them encrypted and delete them a year after the last …”); is well made 0.33 of 0.5. Together 7.18 of 10, rounded to halves."},{"id":"customerPersona-e9d2162c8c76","path":"aiAnalysis.customerPersona","basis":"inference","reason":"Imagined from “Built for shops with two to six stands”, “Benchbook: repair tickets for small bike shops”, “Works with gloves on” and “Paper is great until Saturday”."}]}', '{"id":2,"url":"http://127.0.0.1:40691/benchbook/","title":"Benchbook","description":"Repair tickets for small bike shops: write the ticket on a tablet, hang it on the bench, text the customer when the bike is ready.","purpose":"Repair tickets for small bike shops.","targetAudience":"Shops with two to six stands. The owner decides alone, late in the day, and pays for Benchbook out of the same till as everything else.","usps":["Works with gloves on","One text, no app for the customer","Waiting parts stand out","A hook still gets its paper"],"aiAnalysis":{"strengths":["Says early whom it is for: shops with two to six stands","Says what it is: “repair tickets for small bike shops”","Trying Benchbook for 30 days asks for no card","Price in the open: $29 a month","Begins with the trouble that Benchbook takes away, in words its readers know","Makes the next step plain: “Start your free trial”","In use already: Benchbook has customers who log in","Says how Benchbook looks after people’s data"],"weaknesses":["Moving over to Benchbook is left to a message","Nobody but Benchbook speaks for Benchbook","Pictures of Benchbook stay silent for people who cannot see them"],"opportunities":["Growing customers reach the edge of “up to six stands” and could stay with Benchbook beyond it","Moving people over by hand could be what wins them for Benchbook","The weeks before its season are when Benchbook should speak up, with this figure in hand","A sample inside the page, open to all without an account, would let Benchbook explain itself"],"threats":["Carrying on with paper needs no decision, and Benchbook has to be better than that","A short season decides the year of Benchbook"],"competitors":["Paper: no product, but what people make do with before they find Benchbook.","The till system: no product, but what people make do with before they find Benchbook."],"marketTrends":["The year has its season: in April a three-stand shop writes 30 tickets a day.","Time is what is scarce: E-bikes take twice as long."],"customerPersona":{"name":"Priya Malik","age":"37","occupation":"Bike shop owner","quote":"Show me somebody with a place like mine who uses Benchbook, and I will try it.","background":"Took the business over from a predecessor, habits included. Knows every regular by name and every supplier by temper.","behavior":"Decides after closing time, on a phone. Tries Benchbook if that costs nothing but an evening.","goals":["Let the team do the routine without asking twice","Keep regular customers without discounting","See what is behind “Works with gloves on” before deciding"],"painPoints":["Gets sales calls from people who have never stood behind a counter","Pays for three services already and uses half of one","Knows it from experience: “Paper is great until Saturday”"]},"secondaryPersonas":[],"monetizationPotential":{"rating":4,"rationale":"Benchbook has something to sell, the price stands in the open ($29 a month) and customers pay again each month. What holds the number down: nothing can be bought beyond $29 a month and no sign shows that anybody uses Benchbook.","suggestedModels":["A price for what goes beyond “up to six stands”","A year at the price of ten months, beside $29 a month","A paid move to Benchbook, done by somebody who knows it","A price for groups, with one invoice for shops with two to six stands","A monthly fee for Benchbook, by the number of people who use it"]},"successPotential":{"rating":7,"rationale":"Benchbook says plainly what it is, it speaks to people who recognise themselves (shops with two to six stands) and it names the trouble it takes away. What holds the number down: nobody but Benchbook speaks for it and why Benchbook and not something else is hardly said.","improvements":["Answer on the page how to move to Benchbook from what people use today","Ask three people who know Benchbook for one sentence each, with their names","Say in a few words what each picture of Benchbook shows"]}},"createdAt":"2026-11-01T09:20:37.461Z","provenance":{"provider":"built-in","rubricVersion":"1"}}', 'Benchbook', 'Repair tickets for small bike shops: write the ticket on a tablet, hang it on the bench, text the customer when the bike is ready.', 'http://127.0.0.1:40691/benchbook/', DEFAULT),
	(3, 'completed', 3, false, true, NULL, 'http://127.0.0.1:40691/benchbook/', '{"id":3,"url":"http://127.0.0.1:40691/benchbook/","title":"Benchbook","description":"Repair tickets for small bike shops: write the ticket on a tablet, hang it on the bench, text the customer when the bike is ready.","purpose":"Repair tickets for small bike shops.","targetAudience":"Shops with two to six stands. The owner decides alone, late in the day, and pays for Benchbook out of the same till as everything else.","usps":["Works with gloves on","One text, no app for the customer","Waiting parts stand out","A hook still gets its paper"],"aiAnalysis":{"strengths":["Says early whom it is for: shops with two to six stands","Says what it is: “repair tickets for small bike shops”","Trying Benchbook for 30 days asks for no card","Price in the open: $29 a month","Begins with the trouble that Benchbook takes away, in words its readers know","Makes the next step plain: “Start your free trial”","In use already: Benchbook has customers who log in","Says how Benchbook looks after people’s data"],"weaknesses":["Moving over to Benchbook is left to a message","Nobody but Benchbook speaks for Benchbook","Pictures of Benchbook stay silent for people who cannot see them"],"opportunities":["Growing customers reach the edge of “up to six stands” and could stay with Benchbook beyond it","Moving people over by hand could be what wins them for Benchbook","The weeks before its season are when Benchbook should speak up, with this figure in hand","A sample inside the page, open to all without an account, would let Benchbook explain itself"],"threats":["Carrying on with paper needs no decision, and Benchbook has to be better than that","A short season decides the year of Benchbook"],"competitors":["Paper: no product, but what people make do with before they find Benchbook.","The till system: no product, but what people make do with before they find Benchbook."],"marketTrends":["The year has its season: in April a three-stand shop writes 30 tickets a day.","Time is what is scarce: E-bikes take twice as long."],"customerPersona":{"name":"Priya Malik","age":"37","occupation":"Bike shop owner","quote":"Show me somebody with a place like mine who uses Benchbook, and I will try it.","background":"Took the business over from a predecessor, habits included. Knows every regular by name and every supplier by temper.","behavior":"Decides after closing time, on a phone. Tries Benchbook if that costs nothing but an evening.","goals":["Let the team do the routine without asking twice","Keep regular customers without discounting","See what is behind “Works with gloves on” before deciding"],"painPoints":["Gets sales calls from people who have never stood behind a counter","Pays for three services already and uses half of one","Knows it from experience: “Paper is great until Saturday”"]},"secondaryPersonas":[],"monetizationPotential":{"rating":4,"rationale":"Benchbook has something to sell, the price stands in the open ($29 a month) and customers pay again each month. What holds the number down: nothing can be bought beyond $29 a month and no sign shows that anybody uses Benchbook.","suggestedModels":["A price for what goes beyond “up to six stands”","A year at the price of ten months, beside $29 a month","A paid move to Benchbook, done by somebody who knows it","A price for groups, with one invoice for shops with two to six stands","A monthly fee for Benchbook, by the number of people who use it"]},"successPotential":{"rating":7,"rationale":"Benchbook says plainly what it is, it speaks to people who recognise themselves (shops with two to six stands) and it names the trouble it takes away. What holds the number down: nobody but Benchbook speaks for it and why Benchbook and not something else is hardly said.","improvements":["Answer on the page how to move to Benchbook from what people use today","Ask three people who know Benchbook for one sentence each, with their names","Say in a few words what each picture of Benchbook shows"]}},"createdAt":"2026-11-01T09:20:44.352Z","provenance":{"provider":"built-in","rubricVersion":"1"},"evidence":[{"id":"description-8c12b5009d18","path":"description","basis":"quote","quote":"Repair tickets for small bike shops: write the ticket on a tablet, hang it on the bench, text the customer when the bike is ready.","section":""},{"id":"purpose-7a58aee3fa0e","path":"purpose","basis":"quote","quote":"repair tickets for small bike shops","section":""},{"id":"targetAudience-a7a96bb0df57","path":"targetAudience","basis":"quote","quote":"Built for shops with two to six stands.","section":"Tickets for the bike bench."},{"id":"usps-ce956364d37e","path":"usps.0","basis":"quote","quote":"Four buttons. Big ones. You’re wearing gloves.","section":"Works with gloves on"},{"id":"usps-35c3bf554d8f","path":"usps.1","basis":"quote","quote":"Tap “ready” and the customer knows. Nobody has to install anything or pick up the phone.","section":"One text, no app for the customer"},{"id":"usps-4036390ac016","path":"usps.2","basis":"quote","quote":"Parts on order turn the ticket yellow. Your till doesn’t know what a bottom bracket is.","section":"Waiting parts stand out"},{"id":"usps-2a7a6cd766db","path":"usps.3","basis":"quote","quote":"Print any ticket on the receipt printer you already own.","section":"A hook still gets its paper"},{"id":"strengths-d084298f778a","path":"aiAnalysis.strengths.0","basis":"quote","quote":"Built for shops with two to six stands.","section":"Tickets for the bike bench."},{"id":"strengths-f3370f958db8","path":"aiAnalysis.strengths.1","basis":"quote","quote":"repair tickets for small bike shops","section":""},{"id":"strengths-ab031b10c4bb","path":"aiAnalysis.strengths.2","basis":"quote","quote":"Try it for 30 days. No card.","section":"Pricing"},{"id":"strengths-754f21819301","path":"aiAnalysis.strengths.3","basis":"quote","quote":"$29 a month for one shop, up to six stands.","section":"Pricing"},{"id":"strengths-8b58dd1abca5","path":"aiAnalysis.strengths.4","basis":"quote","quote":"Paper is great until Saturday.","section":"Tickets for the bike bench."},{"id":"strengths-c7a22021a817","path":"aiAnalysis.strengths.5","basis":"quote","quote":"Start your free trial","section":"Tickets for the bike bench."},{"id":"strengths-d54ec57f37eb","path":"aiAnalysis.strengths.6","basis":"inference","reason":"A link on the page reads “Log in”."},{"id":"strengths-e83a7df0639c","path":"aiAnalysis.strengths.7","basis":"quote","quote":"We keep them encrypted and delete them a year after the last repair.","section":"FAQ"},{"id":"weaknesses-b14511af246e","path":"aiAnalysis.weaknesses.0","basis":"quote","quote":"Moving from paper or another system? Contact us.","section":"FAQ"},{"id":"weaknesses-40808ff84b9f","path":"aiAnalysis.weaknesses.1","basis":"inference","reason":"The page quotes no customer, shows no rating and counts no users."},{"id":"weaknesses-fb30b31c392e","path":"aiAnalysis.weaknesses.2","basis":"inference","reason":"The page shows 6 images, none described."},{"id":"opportunities-50077c4563a4","path":"aiAnalysis.opportunities.0","basis":"quote","quote":"$29 a month for one shop, up to six stands.","section":"Pricing"},{"id":"opportunities-25af62eef346","path":"aiAnalysis.opportunities.1","basis":"quote","quote":"Moving from paper or another system?","section":"FAQ"},{"id":"opportunities-73672aa68fe6","path":"aiAnalysis.opportunities.2","basis":"quote","quote":"In April a three-stand shop writes 30 tickets a day.","section":"Season guide"},{"id":"opportunities-893cfcf6cba6","path":"aiAnalysis.opportunities.3","basis":"inference","reason":"The page was read as that of a software product, by what it says of itself: “repair tickets for small bike shops”."},{"id":"threats-fb7f0189c1f0","path":"aiAnalysis.threats.0","basis":"quote","quote":"Paper is great until Saturday.","section":"Tickets for the bike bench."},{"id":"threats-984b40e27874","path":"aiAnalysis.threats.1","basis":"quote","quote":"In April a three-stand shop writes 30 tickets a day.","section":"Season guide"},{"id":"competitors-c7208a04cfa7","path":"aiAnalysis.competitors.0","basis":"quote","quote":"Paper is great until Saturday.","section":"Tickets for the bike bench."},{"id":"competitors-ab9999399980","path":"aiAnalysis.competitors.1","basis":"quote","quote":"Your till doesn’t know what a bottom bracket is.","section":"Waiting parts stand out"},{"id":"marketTrends-dbf3cc3846d0","path":"aiAnalysis.marketTrends.0","basis":"quote","quote":"In April a three-stand shop writes 30 tickets a day.","section":"Season guide"},{"id":"marketTrends-2f0d28b53c50","path":"aiAnalysis.marketTrends.1","basis":"quote","quote":"E-bikes take twice as long.","section":"Season guide"},{"id":"suggestedModels-f4b9d9aa2782","path":"aiAnalysis.monetizationPotential.suggestedModels.0","basis":"quote","quote":"$29 a month for one shop, up to six stands.","section":"Pricing"},{"id":"suggestedModels-0ec670fa6475","path":"aiAnalysis.monetizationPotential.suggestedModels.1","basis":"quote","quote":"$29 a month for one shop, up to six stands.","section":"Pricing"},{"id":"suggestedModels-d27dbe95769b","path":"aiAnalysis.monetizationPotential.suggestedModels.2","basis":"quote","quote":"Moving from paper or another system?","section":"FAQ"},{"id":"suggestedModels-a9445b20127b","path":"aiAnalysis.monetizationPotential.suggestedModels.3","basis":"quote","quote":"Built for shops with two to six stands.","section":"Tickets for the bike bench."},{"id":"suggestedModels-84babfe32f29","path":"aiAnalysis.monetizationPotential.suggestedModels.4","basis":"inference","reason":"The page was read as that of a software product, which says of itself “repair tickets for small bike shops”."},{"id":"improvements-ea0b1b4090bf","path":"aiAnalysis.successPotential.improvements.0","basis":"quote","quote":"Moving from paper or another system? Contact us.","section":"FAQ"},{"id":"improvements-b8c483b7552f","path":"aiAnalysis.successPotential.improvements.1","basis":"inference","reason":"The page quotes no customer, shows no rating and counts no users."},{"id":"improvements-4fc9aa173644","path":"aiAnalysis.successPotential.improvements.2","basis":"inference","reason":"The page shows 6 images, none described."},{"id":"monetization-dfcf3121a17d","path":"aiAnalysis.monetizationPotential.rationale","basis":"inference","reason":"By version 1 of the built-in rubric: something to pay for 0.75 of 0.75 (“$29 a month for one shop, up to six stands”); a price in the open 0.75 of 0.75 (“$29 a month for one shop, up to six stands”); income that returns 0.75 of 0.75 (“$29 a month for one shop, up to six stands”); a buyer who is named 0.75 of 0.75 (“Built for shops with two to six stands”); more than one thing to buy 0.25 of 1 (“$29 a month for one shop, up to six stands”); a first step without risk 0.5 of 0.5 (“Try it for 30 days. No card”); signs that people pay or stay 0.15 of 0.5. Together 3.9 of 5, rounded to halves."},{"id":"success-74a5b5c2135e","path":"aiAnalysis.successPotential.rationale","basis":"inference","reason":"By version 1 of the built-in rubric: says what it is 1 of 1 (“repair tickets for small bike shops”); says for whom 1.25 of 1.25 (“Built for shops with two to six stands”); others vouch for it 0 of 1.5; shows a need 1.25 of 1.25 (“Paper is great until Saturday”); shows a difference 0.75 of 1.25 (“Paper is great until Saturday”); gets concrete 0.8 of 1 (“Works with gloves on”); leads to a next step 0.75 of 0.75 (“Start your free trial”); brings people back 0.52 of 0.75 (“$29 a month for one shop, up to six stands”); can be trusted and reached 0.52 of 0.75 (“We keep them encrypted and delete them a year after the last …”); is well made 0.33 of 0.5. Together 7.18 of 10, rounded to halves."},{"id":"customerPersona-e9d2162c8c76","path":"aiAnalysis.customerPersona","basis":"inference","reason":"Imagined from “Built for shops with two to six stands”, “Benchbook: repair tickets for small bike shops”, “Works with gloves on” and “Paper is great until Saturday”."}]}', '{"id":3,"url":"http://127.0.0.1:40691/benchbook/","title":"Benchbook","description":"Repair tickets for small bike shops: write the ticket on a tablet, hang it on the bench, text the customer when the bike is ready.","purpose":"Repair tickets for small bike shops.","targetAudience":"Shops with two to six stands. The owner decides alone, late in the day, and pays for Benchbook out of the same till as everything else.","usps":["Works with gloves on","One text, no app for the customer","Waiting parts stand out","A hook still gets its paper"],"aiAnalysis":{"strengths":["Says early whom it is for: shops with two to six stands","Says what it is: “repair tickets for small bike shops”","Trying Benchbook for 30 days asks for no card","Price in the open: $29 a month","Begins with the trouble that Benchbook takes away, in words its readers know","Makes the next step plain: “Start your free trial”","In use already: Benchbook has customers who log in","Says how Benchbook looks after people’s data"],"weaknesses":["Moving over to Benchbook is left to a message","Nobody but Benchbook speaks for Benchbook","Pictures of Benchbook stay silent for people who cannot see them"],"opportunities":["Growing customers reach the edge of “up to six stands” and could stay with Benchbook beyond it","Moving people over by hand could be what wins them for Benchbook","The weeks before its season are when Benchbook should speak up, with this figure in hand","A sample inside the page, open to all without an account, would let Benchbook explain itself"],"threats":["Carrying on with paper needs no decision, and Benchbook has to be better than that","A short season decides the year of Benchbook"],"competitors":["Paper: no product, but what people make do with before they find Benchbook.","The till system: no product, but what people make do with before they find Benchbook."],"marketTrends":["The year has its season: in April a three-stand shop writes 30 tickets a day.","Time is what is scarce: E-bikes take twice as long."],"customerPersona":{"name":"Priya Malik","age":"37","occupation":"Bike shop owner","quote":"Show me somebody with a place like mine who uses Benchbook, and I will try it.","background":"Took the business over from a predecessor, habits included. Knows every regular by name and every supplier by temper.","behavior":"Decides after closing time, on a phone. Tries Benchbook if that costs nothing but an evening.","goals":["Let the team do the routine without asking twice","Keep regular customers without discounting","See what is behind “Works with gloves on” before deciding"],"painPoints":["Gets sales calls from people who have never stood behind a counter","Pays for three services already and uses half of one","Knows it from experience: “Paper is great until Saturday”"]},"secondaryPersonas":[],"monetizationPotential":{"rating":4,"rationale":"Benchbook has something to sell, the price stands in the open ($29 a month) and customers pay again each month. What holds the number down: nothing can be bought beyond $29 a month and no sign shows that anybody uses Benchbook.","suggestedModels":["A price for what goes beyond “up to six stands”","A year at the price of ten months, beside $29 a month","A paid move to Benchbook, done by somebody who knows it","A price for groups, with one invoice for shops with two to six stands","A monthly fee for Benchbook, by the number of people who use it"]},"successPotential":{"rating":7,"rationale":"Benchbook says plainly what it is, it speaks to people who recognise themselves (shops with two to six stands) and it names the trouble it takes away. What holds the number down: nobody but Benchbook speaks for it and why Benchbook and not something else is hardly said.","improvements":["Answer on the page how to move to Benchbook from what people use today","Ask three people who know Benchbook for one sentence each, with their names","Say in a few words what each picture of Benchbook shows"]}},"createdAt":"2026-11-01T09:20:44.352Z","provenance":{"provider":"built-in","rubricVersion":"1"}}', 'Benchbook', 'Repair tickets for small bike shops: write the ticket on a tablet, hang it on the bench, text the customer when the bike is ready.', 'http://127.0.0.1:40691/benchbook/', DEFAULT);

INSERT INTO read_models.reviews_v1 VALUES
	(1, 2, 1, 'The price list is easy to find, and the second section says for whom the product is made. I would shorten the first paragraph.', 4, 'complete', '2026-11-01T09:20:47.272Z', '2026-11-01T09:20:47.329Z');

INSERT INTO read_models.users_v1 VALUES
	(1, 'ada@example.com', 'Ada Lovelace', 'https://example.com/ada', 'bike repair, small shops', '[]', '2026-11-01T09:20:16.180Z', '2026-11-01T09:20:16.180Z'),
	(2, 'bob@example.com', 'Bob Example', 'https://example.com/bob', 'bike repair, small shops', '[]', '2026-11-01T09:20:21.386Z', '2026-11-01T09:20:21.386Z'),
	(3, 'carl@example.com', 'Carl Example', 'https://example.com/carl', 'bike repair, small shops', '[]', '2026-11-01T09:20:22.833Z', '2026-11-01T09:20:22.833Z'),
	(4, 'dora@example.com', 'Dora Example', 'https://example.com/dora', 'bike repair, small shops', '[]', '2026-11-01T09:20:23.296Z', '2026-11-01T09:20:23.296Z');

INSERT INTO sessions.migrations VALUES
	(1, '0001-sessions', 1, '2026-11-01 09:20:15.501+00'),
	(2, '0002-auditor', 1, '2026-11-01 09:20:15.505+00');

INSERT INTO sessions.migrations_lock VALUES
	(1, 0);

INSERT INTO sessions.sessions VALUES
	('04lSBc0pz6-wCBSC5RuclK69bby3zIo4', '{"cookie":{"originalMaxAge":604800000,"expires":"2026-11-08T09:20:23.193Z","secure":false,"httpOnly":true,"path":"/","sameSite":"lax"},"startedAt":"2026-11-01T09:20:23.184Z","passport":{"user":3}}', '2026-11-08 09:20:24+00'),
	('u7tXZtdluRIH3kEgydGYce4SVgFK69Vg', '{"cookie":{"originalMaxAge":604800000,"expires":"2026-11-08T09:20:21.075Z","secure":false,"httpOnly":true,"path":"/","sameSite":"lax"},"startedAt":"2026-11-01T09:20:21.054Z","passport":{"user":1}}', '2026-11-08 09:20:46+00'),
	('TxDcvhic8__AuRV1Pmru0CK1Tf0j-C0_', '{"cookie":{"originalMaxAge":604800000,"expires":"2026-11-08T09:20:22.605Z","secure":false,"httpOnly":true,"path":"/","sameSite":"lax"},"startedAt":"2026-11-01T09:20:22.587Z","passport":{"user":2}}', '2026-11-08 09:20:55+00'),
	('6TJgAD7cbRWqYbQOUnoIEKmoAQPcdqyN', '{"cookie":{"originalMaxAge":604800000,"expires":"2026-11-08T09:20:23.415Z","secure":false,"httpOnly":true,"path":"/","sameSite":"lax"},"startedAt":"2026-11-01T09:20:23.413Z","passport":{"user":4}}', '2026-11-08 09:20:55+00');

INSERT INTO write_side.checkpoints VALUES
	('disown-product-of-erased-owner-on-analysis-requested', '367a76b5-f860-43da-bd3d-e9771a000745', '0000000000000000051', 11, '2026-11-01 09:11:46.21114+00'),
	('disown-product-of-erased-owner-on-product-claimed', '367a76b5-f860-43da-bd3d-e9771a000745', '0000000000000000051', 11, '2026-11-01 09:11:46.211164+00'),
	('earn-credit-on-review-completed', '367a76b5-f860-43da-bd3d-e9771a000745', '0000000000000000051', 11, '2026-11-01 09:11:46.211168+00'),
	('erase-person-on-user-erased', '367a76b5-f860-43da-bd3d-e9771a000745', '0000000000000000051', 11, '2026-11-01 09:11:46.211172+00'),
	('erase-report-on-product-taken-down', '367a76b5-f860-43da-bd3d-e9771a000745', '0000000000000000051', 11, '2026-11-01 09:11:46.211175+00'),
	('expire-analysis-on-analysis-requested', '367a76b5-f860-43da-bd3d-e9771a000745', '0000000000000000051', 11, '2026-11-01 09:11:46.211178+00'),
	('spend-credit-on-seat-filled', '367a76b5-f860-43da-bd3d-e9771a000745', '0000000000000000051', 11, '2026-11-01 09:11:46.211189+00'),
	('close-request-on-feedback-requested', '367a76b5-f860-43da-bd3d-e9771a000745', '0000000000000000051', 11, '2026-11-01 09:11:46.211192+00'),
	('close-requests-on-product-taken-down', '367a76b5-f860-43da-bd3d-e9771a000745', '0000000000000000051', 11, '2026-11-01 09:11:46.211195+00'),
	('expire-claim-on-seat-claimed', '367a76b5-f860-43da-bd3d-e9771a000745', '0000000000000000051', 11, '2026-11-01 09:11:46.211198+00'),
	('forget-order-on-order-claimed', '367a76b5-f860-43da-bd3d-e9771a000745', '0000000000000000051', 11, '2026-11-01 09:11:46.211221+00'),
	('mail-buyer-on-payment-confirmed', '367a76b5-f860-43da-bd3d-e9771a000745', '0000000000000000051', 11, '2026-11-01 09:11:46.211278+00'),
	('mail-buyer-on-payment-refunded', '367a76b5-f860-43da-bd3d-e9771a000745', '0000000000000000051', 11, '2026-11-01 09:11:46.211285+00'),
	('pay-back-on-refund-requested', '367a76b5-f860-43da-bd3d-e9771a000745', '0000000000000000051', 11, '2026-11-01 09:11:46.21129+00'),
	('request-refund-on-feedback-closed', '367a76b5-f860-43da-bd3d-e9771a000745', '0000000000000000051', 11, '2026-11-01 09:11:46.211296+00'),
	('settle-payment-on-checkout-session-opened', '367a76b5-f860-43da-bd3d-e9771a000745', '0000000000000000051', 11, '2026-11-01 09:11:46.211301+00'),
	('grant-welcome-credit-on-user-registered', '367a76b5-f860-43da-bd3d-e9771a000745', '0000000000000000051', 11, '2026-11-01 09:11:46.211181+00'),
	('remove-text-of-erased-author-on-review-submitted', '367a76b5-f860-43da-bd3d-e9771a000745', '0000000000000000051', 11, '2026-11-01 09:11:46.211184+00'),
	('return-credits-on-feedback-closed', '367a76b5-f860-43da-bd3d-e9771a000745', '0000000000000000051', 11, '2026-11-01 09:11:46.211187+00'),
	('fill-seat-on-review-completed', '367a76b5-f860-43da-bd3d-e9771a000745', '0000000000000000051', 11, '2026-11-01 09:11:46.211201+00'),
	('mail-requester-on-seat-filled', '367a76b5-f860-43da-bd3d-e9771a000745', '0000000000000000051', 11, '2026-11-01 09:11:46.211204+00'),
	('mail-requester-on-seat-reopened', '367a76b5-f860-43da-bd3d-e9771a000745', '0000000000000000051', 11, '2026-11-01 09:11:46.211207+00'),
	('open-request-on-credits-reserved', '367a76b5-f860-43da-bd3d-e9771a000745', '0000000000000000051', 11, '2026-11-01 09:11:46.21121+00'),
	('open-request-on-payment-confirmed', '367a76b5-f860-43da-bd3d-e9771a000745', '0000000000000000051', 11, '2026-11-01 09:11:46.211213+00'),
	('settle-claim-on-seat-claimed', '367a76b5-f860-43da-bd3d-e9771a000745', '0000000000000000051', 11, '2026-11-01 09:11:46.211216+00'),
	('abandon-checkout-on-checkout-started', '367a76b5-f860-43da-bd3d-e9771a000745', '0000000000000000051', 11, '2026-11-01 09:11:46.211218+00');

INSERT INTO write_side.credentials VALUES
	(1, '$argon2id$v=19$m=19456,t=2,p=1$JBjLLiO5NrYfKOJwvhUf/A$JkEktBEP5bLDFRTW6K85H3nbvOpimVrty6fSd8uwO5o', '2026-11-01 09:20:20.895+00'),
	(2, '$argon2id$v=19$m=19456,t=2,p=1$bljy1+HNesfH91qZ1ZZZsg$3zsOkc6jr+/2MlUIRiD0Cdw5slfeBV6rcPB3hqWWawk', '2026-11-01 09:20:22.278+00'),
	(3, '$argon2id$v=19$m=19456,t=2,p=1$JMpbn0lzFf/7XeMqNFNMng$p33SZJqjLOIMOKXwcCKhrkXSGOHOxoVH1Rlk+yxHY8I', '2026-11-01 09:20:23.129+00'),
	(4, '$argon2id$v=19$m=19456,t=2,p=1$TmU5FiNYezkWlsJsnT1LEA$J3qs5ESd1JJs7qohCWcH8WRIAlthbaCZldbo/aenWPE', '2026-11-01 09:20:23.381+00');

INSERT INTO write_side.migrations VALUES
	(1, '0001-write-side', 1, '2026-11-01 09:20:14.707+00'),
	(2, '0002-accounts', 1, '2026-11-01 09:20:14.728+00'),
	(3, '0003-reviews', 1, '2026-11-01 09:20:14.73+00'),
	(4, '0004-orders', 1, '2026-11-01 09:20:14.743+00'),
	(5, '0005-repeated-password-resets', 1, '2026-11-01 09:20:14.75+00');

INSERT INTO write_side.migrations_lock VALUES
	(1, 0);

INSERT INTO write_side.password_resets VALUES
	('236e0bdb-6a53-53b4-a72f-7113cb0e6906', 2, '\x667158f3da22125d96a8ebabbf374b58cea2334ce2ba193dce5fcaff40a179fa', '2026-11-01 10:20:48.191+00', NULL, NULL);

INSERT INTO write_side.requests VALUES
	('00000000-0000-4000-8000-000000000001', 'visitor', '\x7033bfcdffcd48f245e0594cd61d4d5fe48ed5e9cd3433606f94d5f756b5dd1f', '{"userId": 1, "registeredAtMs": 1793524816180}', '2026-11-01 09:11:41.461228+00', 201, '{"id":1,"email":"ada@example.com","username":"ada@example.com","fullName":"","socialProfile":"","expertise":"","credits":1,"createdAt":"2026-11-01T09:20:16.180Z"}', '0000000000000000003', '2026-11-01 09:20:16.181+00'),
	('ae6909a9-bb83-48e4-bbaa-6271bc4f18b0', 'user-1', '\xf9f98976f2c8a069d11117c060d24922671f17d35e8fc2d06d103ebf012b524b', '{"userId": 1}', '2026-11-01 09:11:26.432459+00', 200, '{"id":1,"email":"ada@example.com","username":"ada@example.com","fullName":"Ada Lovelace","socialProfile":"https://example.com/ada","expertise":"bike repair, small shops","credits":1,"createdAt":"2026-11-01T09:20:16.180Z"}', '0000000000000000004', '2026-11-01 09:20:21.151+00'),
	('00000000-0000-4000-8000-000000000002', 'visitor', '\x99d2f4016bd3ef76e9f3c772cc1f0e9de29ea809c08a2c9c808f5f90c95d7d89', '{"userId": 2, "registeredAtMs": 1793524821386}', '2026-11-01 09:11:46.668356+00', 201, '{"id":2,"email":"bob@example.com","username":"bob@example.com","fullName":"","socialProfile":"","expertise":"","credits":1,"createdAt":"2026-11-01T09:20:21.386Z"}', '0000000000000000007', '2026-11-01 09:20:21.386+00'),
	('75088a49-8ced-46a7-856f-bac29173f8d8', 'user-2', '\x270d936966ebc90b19fa8955983962fd94e337734b050079fca6220d6d9812ff', '{"userId": 2}', '2026-11-01 09:11:27.933026+00', 200, '{"id":2,"email":"bob@example.com","username":"bob@example.com","fullName":"Bob Example","socialProfile":"https://example.com/bob","expertise":"bike repair, small shops","credits":1,"createdAt":"2026-11-01T09:20:21.386Z"}', '0000000000000000008', '2026-11-01 09:20:22.652+00'),
	('00000000-0000-4000-8000-000000000003', 'visitor', '\x31ae3fb307d9df093ff2945ffa17006604b600d8d7aae0dcab58382c46fa5040', '{"userId": 3, "registeredAtMs": 1793524822833}', '2026-11-01 09:11:48.118623+00', 201, '{"id":3,"email":"carl@example.com","username":"carl@example.com","fullName":"","socialProfile":"","expertise":"","credits":1,"createdAt":"2026-11-01T09:20:22.833Z"}', '0000000000000000011', '2026-11-01 09:20:22.833+00'),
	('645befa0-e438-41fd-8f7c-e95fc4effaec', 'user-3', '\xe3924a5bb3de49e2b6d2af06ecf690359aa0f1f811f19d4e693368f3a86ccbe1', '{"userId": 3}', '2026-11-01 09:11:28.51101+00', 200, '{"id":3,"email":"carl@example.com","username":"carl@example.com","fullName":"Carl Example","socialProfile":"https://example.com/carl","expertise":"bike repair, small shops","credits":1,"createdAt":"2026-11-01T09:20:22.833Z"}', '0000000000000000012', '2026-11-01 09:20:23.23+00'),
	('00000000-0000-4000-8000-000000000004', 'visitor', '\xe1a09ba8508798c78bea9afe3ab313a69aced3c053a22eeab3f04ea76351f970', '{"userId": 4, "registeredAtMs": 1793524823296}', '2026-11-01 09:11:48.576417+00', 201, '{"id":4,"email":"dora@example.com","username":"dora@example.com","fullName":"","socialProfile":"","expertise":"","credits":1,"createdAt":"2026-11-01T09:20:23.296Z"}', '0000000000000000015', '2026-11-01 09:20:23.296+00'),
	('8b57f0e7-d320-4182-96d3-e7656aafd164', 'user-4', '\xb3c22b328cd90b12e4f3a822a67062a59b486360d1c142adab5fee667d4de967', '{"userId": 4}', '2026-11-01 09:11:28.709957+00', 200, '{"id":4,"email":"dora@example.com","username":"dora@example.com","fullName":"Dora Example","socialProfile":"https://example.com/dora","expertise":"bike repair, small shops","credits":1,"createdAt":"2026-11-01T09:20:23.296Z"}', '0000000000000000016', '2026-11-01 09:20:23.43+00'),
	('f74aab90-f543-41e8-ac8a-7132e01b5fad', 'visitor', '\xe18ca67e78ac24136985c5ab79a9e9525c25596748fb01135255f6316feb1f88', '{"requestedAtMs": 1793524848191}', '2026-11-01 09:11:53.472589+00', 200, '{"ok":true}', NULL, '2026-11-01 09:20:48.191+00'),
	('8fa2ffe3-911d-4557-812c-9a2f93950c51', 'user-1', '\x8c75a5efbf8baf98e089c7f1bf03374183f22648eeacd49924671eca3d2f4b71', '{"productId": 1, "requestedAtMs": 1793524824021}', '2026-11-01 09:12:19.304588+00', 201, '{"productId":1}', '0000000000000000022', '2026-11-01 09:20:24.021+00'),
	('450b16f2-face-4124-8c83-2b1de7f22830', 'user-2', '\x8c75a5efbf8baf98e089c7f1bf03374183f22648eeacd49924671eca3d2f4b71', '{"productId": 2, "requestedAtMs": 1793524831689}', '2026-11-01 09:12:26.969616+00', 201, '{"productId":2}', '0000000000000000024', '2026-11-01 09:20:31.69+00'),
	('455f474f-6ce5-4d02-9ddd-c70cee75ae81', 'user-3', '\x8c75a5efbf8baf98e089c7f1bf03374183f22648eeacd49924671eca3d2f4b71', '{"productId": 3, "requestedAtMs": 1793524837674}', '2026-11-01 09:12:32.95709+00', 201, '{"productId":3}', '0000000000000000026', '2026-11-01 09:20:37.674+00'),
	('2c477301-5c5c-41f9-8b33-aae801621ccd', 'user-3', '\xcea812580fadde18b8a39b43390dd24c2c4ae3d0c4e2e32522227ecd2f48d818', '{"atMs": 1793524844450, "productId": 3}', '2026-11-01 09:11:49.730276+00', 200, '{"ok":true}', '0000000000000000027', '2026-11-01 09:20:44.45+00'),
	('baebe18f-880e-4a78-ad63-72cf6e571a88', 'user-2', '\x15e4c5109a13354bc1e545e7f2e04de5971afe68c748205f11bfbd6cb8931626', '{"orderId": 1, "startedAtMs": 1793524845042}', '2026-11-01 09:12:10.322605+00', 201, '{"sessionId":"sim_1_2_STANDARD_1000_4f777c9b0951c52a4aa8efee6cd0c412","url":"http://127.0.0.1:37843/payment/success?session_id=sim_1_2_STANDARD_1000_4f777c9b0951c52a4aa8efee6cd0c412"}', '0000000000000000030', '2026-11-01 09:20:45.042+00'),
	('91927998-003e-4e04-b990-043e7002fdba', 'user-1', '\x52bc4c6f16df7443cb0fd0ec62f5e6c68a55185b265e8877856d9362ac4baf5b', '{"atMs": 1793524847151}', '2026-11-01 09:11:52.432815+00', 201, '{"requestId":"d9fab43d-508c-5b27-9fe9-4e9b95ca1ea9","seat":1,"productId":2,"dueAt":"2026-11-02T01:20:47.151Z"}', '0000000000000000034', '2026-11-01 09:20:47.151+00'),
	('87ef8c46-0491-48bf-b8bc-bba28a618425', 'user-1', '\x2a2fe0818ebc786a47b495d2ba733d72a9963da421cd967333ec3584d2cfd565', '{"reviewId": 1, "submittedAtMs": 1793524847272}', '2026-11-01 09:11:52.55227+00', 201, '{"id":1,"productId":2,"content":"The price list is easy to find, and the second section says for whom the product is made. I would shorten the first paragraph.","rating":4,"status":"pending","createdAt":"2026-11-01T09:20:47.272Z"}', '0000000000000000037', '2026-11-01 09:20:47.272+00'),
	('e115873d-007f-405c-93c0-5ae3e7229e4f', 'user-1', '\x7b6ae263356e85e5e39c935500886498d92be7f900755b8606127becd6ed52ca', '{"reviewId": 1, "completedAtMs": 1793524847329}', '2026-11-01 09:11:52.609929+00', 200, '{"id":1,"productId":2,"content":"The price list is easy to find, and the second section says for whom the product is made. I would shorten the first paragraph.","rating":4,"status":"complete","createdAt":"2026-11-01T09:20:47.272Z","creditsAwarded":1,"totalCredits":2}', '0000000000000000039', '2026-11-01 09:20:47.329+00'),
	('56eecbd6-aa52-4c9d-b3a1-6ba7b270c5cb', 'user-4', '\x52bc4c6f16df7443cb0fd0ec62f5e6c68a55185b265e8877856d9362ac4baf5b', '{"atMs": 1793524847386}', '2026-11-01 09:11:52.666341+00', 201, '{"requestId":"d9fab43d-508c-5b27-9fe9-4e9b95ca1ea9","seat":2,"productId":2,"dueAt":"2026-11-02T01:20:47.386Z"}', '0000000000000000040', '2026-11-01 09:20:47.386+00'),
	('b4493547-e51a-4eb9-91af-24c2f1261804', 'user-1', '\xd47f0102b1dbc460b83bd7c749bcb8209b5ea4c4425e5700c4c21a71c48f7a43', '{"atMs": 1793524848076}', '2026-11-01 09:11:53.356494+00', 201, '{"requestId":"1ced992a-0acc-5a65-a29c-ab814b3bb5b5","productId":1,"seats":1,"dueAt":"2026-11-08T09:20:48.076Z","totalCredits":1}', '0000000000000000045', '2026-11-01 09:20:48.076+00'),
	('f6151f47-f347-4965-bff6-b302ebc41b34', 'visitor', '\x89c1057ce05e10e54add0c1d31f031261802efb29c974877fffc16ed246d1e1d', '{"orderId": 2, "startedAtMs": 1793524848241}', '2026-11-01 09:12:13.524002+00', 201, '{"sessionId":"sim_2_1_QUICK_500_ff503b29f5e57557aa63d4a42766b5d7","url":"http://127.0.0.1:37843/payment/success?session_id=sim_2_1_QUICK_500_ff503b29f5e57557aa63d4a42766b5d7"}', '0000000000000000049', '2026-11-01 09:20:48.241+00');

SELECT pg_catalog.setval('audit.migrations_id_seq', 2, true);

SELECT pg_catalog.setval('audit.migrations_lock_index_seq', 1, true);

SELECT pg_catalog.setval('graphile_worker.job_queues_id_seq', 1, false);

SELECT pg_catalog.setval('graphile_worker.jobs_id_seq1', 39, true);

SELECT pg_catalog.setval('graphile_worker.tasks_id_seq', 44, true);

SELECT pg_catalog.setval('keyring.migrations_id_seq', 1, true);

SELECT pg_catalog.setval('keyring.migrations_lock_index_seq', 1, true);

SELECT pg_catalog.setval('read_models.migrations_id_seq', 6, true);

SELECT pg_catalog.setval('read_models.migrations_lock_index_seq', 1, true);

SELECT pg_catalog.setval('sessions.migrations_id_seq', 2, true);

SELECT pg_catalog.setval('sessions.migrations_lock_index_seq', 1, true);

SELECT pg_catalog.setval('write_side.migrations_id_seq', 5, true);

SELECT pg_catalog.setval('write_side.migrations_lock_index_seq', 1, true);

SELECT pg_catalog.setval('write_side.order_ids', 2, true);

SELECT pg_catalog.setval('write_side.product_ids', 3, true);

SELECT pg_catalog.setval('write_side.review_ids', 1, true);

SELECT pg_catalog.setval('write_side.user_ids', 5, true);

ALTER TABLE ONLY audit.chain_links
    ADD CONSTRAINT chain_links_log_position_key UNIQUE (log_position);

ALTER TABLE ONLY audit.chain_links
    ADD CONSTRAINT chain_links_pkey PRIMARY KEY ("position");

ALTER TABLE ONLY audit.checkpoints
    ADD CONSTRAINT checkpoints_pkey PRIMARY KEY (name);

ALTER TABLE ONLY audit.migrations_lock
    ADD CONSTRAINT migrations_lock_pkey PRIMARY KEY (index);

ALTER TABLE ONLY audit.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY event_log.events
    ADD CONSTRAINT events_id_key UNIQUE (id);

ALTER TABLE ONLY event_log.events
    ADD CONSTRAINT events_pkey PRIMARY KEY ("position");

ALTER TABLE ONLY event_log.events
    ADD CONSTRAINT events_stream_revision_key UNIQUE (stream, revision);

ALTER TABLE ONLY event_log.head
    ADD CONSTRAINT head_pkey PRIMARY KEY (only_row);

ALTER TABLE ONLY event_log.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (name);

ALTER TABLE ONLY graphile_worker._private_job_queues
    ADD CONSTRAINT job_queues_pkey1 PRIMARY KEY (id);

ALTER TABLE ONLY graphile_worker._private_job_queues
    ADD CONSTRAINT job_queues_queue_name_key UNIQUE (queue_name);

ALTER TABLE ONLY graphile_worker._private_jobs
    ADD CONSTRAINT jobs_key_key1 UNIQUE (key);

ALTER TABLE ONLY graphile_worker._private_jobs
    ADD CONSTRAINT jobs_pkey1 PRIMARY KEY (id);

ALTER TABLE ONLY graphile_worker._private_known_crontabs
    ADD CONSTRAINT known_crontabs_pkey PRIMARY KEY (identifier);

ALTER TABLE ONLY graphile_worker.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY graphile_worker._private_tasks
    ADD CONSTRAINT tasks_identifier_key UNIQUE (identifier);

ALTER TABLE ONLY graphile_worker._private_tasks
    ADD CONSTRAINT tasks_pkey PRIMARY KEY (id);

ALTER TABLE ONLY keyring.keys
    ADD CONSTRAINT keys_pkey PRIMARY KEY (subject);

ALTER TABLE ONLY keyring.migrations_lock
    ADD CONSTRAINT migrations_lock_pkey PRIMARY KEY (index);

ALTER TABLE ONLY keyring.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY keyring.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);

ALTER TABLE ONLY read_models.checkpoints
    ADD CONSTRAINT checkpoints_pkey PRIMARY KEY (name);

ALTER TABLE ONLY read_models.credit_accounts_v1
    ADD CONSTRAINT credit_accounts_v1_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY read_models.credit_entries_v1
    ADD CONSTRAINT credit_entries_v1_pkey PRIMARY KEY (event_id);

ALTER TABLE ONLY read_models.feedback_requests_v1
    ADD CONSTRAINT feedback_requests_v1_pkey PRIMARY KEY (id);

ALTER TABLE ONLY read_models.feedback_seats_v1
    ADD CONSTRAINT feedback_seats_v1_pkey PRIMARY KEY (key);

ALTER TABLE ONLY read_models.generations
    ADD CONSTRAINT generations_pkey PRIMARY KEY (projection);

ALTER TABLE ONLY read_models.migrations_lock
    ADD CONSTRAINT migrations_lock_pkey PRIMARY KEY (index);

ALTER TABLE ONLY read_models.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY read_models.operations
    ADD CONSTRAINT operations_pkey PRIMARY KEY (projection, request_id);

ALTER TABLE ONLY read_models.orders_v1
    ADD CONSTRAINT orders_v1_pkey PRIMARY KEY (id);

ALTER TABLE ONLY read_models.parked_streams
    ADD CONSTRAINT parked_streams_pkey PRIMARY KEY (projection, stream);

ALTER TABLE ONLY read_models.products_v1
    ADD CONSTRAINT products_v1_pkey PRIMARY KEY (id);

ALTER TABLE ONLY read_models.rebuilds
    ADD CONSTRAINT rebuilds_pkey PRIMARY KEY (projection);

ALTER TABLE ONLY read_models.reviews_v1
    ADD CONSTRAINT reviews_v1_pkey PRIMARY KEY (id);

ALTER TABLE ONLY read_models.skipped_events
    ADD CONSTRAINT skipped_events_pkey PRIMARY KEY (projection, event_id);

ALTER TABLE ONLY read_models.users_v1
    ADD CONSTRAINT users_v1_pkey PRIMARY KEY (id);

ALTER TABLE ONLY sessions.migrations_lock
    ADD CONSTRAINT migrations_lock_pkey PRIMARY KEY (index);

ALTER TABLE ONLY sessions.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY sessions.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (sid);

ALTER TABLE ONLY write_side.analysis_budget
    ADD CONSTRAINT analysis_budget_pkey PRIMARY KEY (day);

ALTER TABLE ONLY write_side.checkpoints
    ADD CONSTRAINT checkpoints_pkey PRIMARY KEY (name);

ALTER TABLE ONLY write_side.credentials
    ADD CONSTRAINT credentials_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY write_side.migrations_lock
    ADD CONSTRAINT migrations_lock_pkey PRIMARY KEY (index);

ALTER TABLE ONLY write_side.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY write_side.password_resets
    ADD CONSTRAINT password_resets_pkey PRIMARY KEY (id);

ALTER TABLE ONLY write_side.password_resets
    ADD CONSTRAINT password_resets_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY write_side.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);

ALTER TABLE ONLY write_side.requests
    ADD CONSTRAINT requests_pkey PRIMARY KEY (key);

ALTER TABLE ONLY write_side.webhook_events
    ADD CONSTRAINT webhook_events_pkey PRIMARY KEY (id);

CREATE INDEX jobs_main_index ON graphile_worker._private_jobs USING btree (priority, run_at) INCLUDE (id, task_id, job_queue_id) WHERE (is_available = true);

CREATE INDEX jobs_no_queue_index ON graphile_worker._private_jobs USING btree (priority, run_at) INCLUDE (id, task_id) WHERE ((is_available = true) AND (job_queue_id IS NULL));

CREATE INDEX credit_entries_v1_ledger ON read_models.credit_entries_v1 USING btree (user_id, number) INCLUDE (change);

CREATE INDEX feedback_requests_v1_due ON read_models.feedback_requests_v1 USING btree (due_at, id) WHERE (status = 'open'::text);

CREATE INDEX feedback_requests_v1_order ON read_models.feedback_requests_v1 USING btree (order_id) WHERE (order_id IS NOT NULL);

CREATE INDEX feedback_requests_v1_requester ON read_models.feedback_requests_v1 USING btree (user_id) WHERE (user_id IS NOT NULL);

CREATE INDEX feedback_seats_v1_holder ON read_models.feedback_seats_v1 USING btree (user_id) WHERE (user_id IS NOT NULL);

CREATE INDEX feedback_seats_v1_open ON read_models.feedback_seats_v1 USING btree (product_id, request_id) WHERE (state = 'open'::text);

CREATE INDEX feedback_seats_v1_request ON read_models.feedback_seats_v1 USING btree (request_id, seat);

CREATE INDEX orders_v1_account ON read_models.orders_v1 USING btree (user_id, id DESC) WHERE (user_id IS NOT NULL);

CREATE INDEX orders_v1_browser ON read_models.orders_v1 USING btree (browser, id DESC);

CREATE INDEX products_v1_newest ON read_models.products_v1 USING btree (id DESC) WHERE ((status = 'completed'::text) AND is_listed);

CREATE INDEX products_v1_owner ON read_models.products_v1 USING btree (owner_id, id DESC) WHERE (owner_id IS NOT NULL);

CREATE INDEX reviews_v1_author ON read_models.reviews_v1 USING btree (user_id, id DESC);

CREATE INDEX reviews_v1_product ON read_models.reviews_v1 USING btree (product_id, id DESC);

CREATE INDEX sessions_account ON sessions.sessions USING btree (((sess #>> '{passport,user}'::text[])));

CREATE INDEX sessions_expire ON sessions.sessions USING btree (expire);

CREATE INDEX password_resets_user ON write_side.password_resets USING btree (user_id);

CREATE INDEX requests_actor ON write_side.requests USING btree (actor);

CREATE INDEX requests_created_at ON write_side.requests USING btree (created_at);

CREATE INDEX requests_user ON write_side.requests USING btree (((allocated ->> 'userId'::text)));

CREATE TRIGGER refuse_change BEFORE DELETE OR UPDATE OR TRUNCATE ON audit.chain_links FOR EACH STATEMENT EXECUTE FUNCTION audit.refuse_change();

CREATE TRIGGER refuse_change BEFORE DELETE OR UPDATE OR TRUNCATE ON event_log.events FOR EACH STATEMENT EXECUTE FUNCTION event_log.refuse_change();

CREATE TRIGGER refuse_change BEFORE DELETE OR UPDATE OR TRUNCATE ON event_log.head FOR EACH STATEMENT EXECUTE FUNCTION event_log.refuse_change();

CREATE TRIGGER refuse_revival BEFORE UPDATE ON keyring.keys FOR EACH ROW WHEN ((old.erased_at IS NOT NULL)) EXECUTE FUNCTION keyring.refuse_revival();

ALTER TABLE ONLY write_side.password_resets
    ADD CONSTRAINT password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES write_side.credentials(user_id) ON DELETE CASCADE;

ALTER TABLE graphile_worker._private_job_queues ENABLE ROW LEVEL SECURITY;

ALTER TABLE graphile_worker._private_jobs ENABLE ROW LEVEL SECURITY;

ALTER TABLE graphile_worker._private_known_crontabs ENABLE ROW LEVEL SECURITY;

ALTER TABLE graphile_worker._private_tasks ENABLE ROW LEVEL SECURITY;

GRANT USAGE ON SCHEMA audit TO twofold_auditor;

GRANT USAGE ON SCHEMA event_log TO twofold_log_writer;
GRANT USAGE ON SCHEMA event_log TO twofold_log_reader;

GRANT ALL ON SCHEMA graphile_worker TO twofold_command;

GRANT USAGE ON SCHEMA keyring TO twofold_key_keeper;
GRANT USAGE ON SCHEMA keyring TO twofold_key_reader;

GRANT ALL ON SCHEMA read_models TO twofold_projector;
GRANT USAGE ON SCHEMA read_models TO twofold_query;
GRANT USAGE ON SCHEMA read_models TO twofold_auditor;

GRANT USAGE ON SCHEMA sessions TO twofold_command;
GRANT USAGE ON SCHEMA sessions TO twofold_query;
GRANT USAGE ON SCHEMA sessions TO twofold_auditor;

GRANT USAGE ON SCHEMA write_side TO twofold_command;

REVOKE ALL ON FUNCTION audit.append(streams text[], targets integer[], expected bigint[], counts integer[], ids uuid[], types text[], datas text[], metadatas text[], looks_up boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION audit.append(streams text[], targets integer[], expected bigint[], counts integer[], ids uuid[], types text[], datas text[], metadatas text[], looks_up boolean) TO twofold_auditor;

REVOKE ALL ON FUNCTION event_log.append(streams text[], targets integer[], expected bigint[], counts integer[], ids uuid[], types text[], datas text[], metadatas text[], looks_up boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION event_log.append(streams text[], targets integer[], expected bigint[], counts integer[], ids uuid[], types text[], datas text[], metadatas text[], looks_up boolean) TO twofold_log_writer;

REVOKE ALL ON FUNCTION event_log.recognise(the_stream text, actual bigint, expected bigint, is_there boolean, ids uuid[], types text[], datas text[], metadatas text[]) FROM PUBLIC;

GRANT ALL ON FUNCTION graphile_worker.add_job(identifier text, payload json, queue_name text, run_at timestamp with time zone, max_attempts integer, job_key text, priority integer, flags text[], job_key_mode text) TO twofold_command;

GRANT ALL ON FUNCTION graphile_worker.add_jobs(specs graphile_worker.job_spec[], job_key_preserve_run_at boolean) TO twofold_command;

GRANT ALL ON FUNCTION graphile_worker.complete_jobs(job_ids bigint[]) TO twofold_command;

GRANT ALL ON FUNCTION graphile_worker.force_unlock_workers(worker_ids text[]) TO twofold_command;

GRANT ALL ON FUNCTION graphile_worker.permanently_fail_jobs(job_ids bigint[], error_message text) TO twofold_command;

GRANT ALL ON FUNCTION graphile_worker.remove_job(job_key text) TO twofold_command;

GRANT ALL ON FUNCTION graphile_worker.reschedule_jobs(job_ids bigint[], run_at timestamp with time zone, priority integer, attempts integer, max_attempts integer) TO twofold_command;

GRANT SELECT,INSERT ON TABLE audit.chain_links TO twofold_auditor;

GRANT SELECT,INSERT,UPDATE ON TABLE audit.checkpoints TO twofold_auditor;

GRANT SELECT ON TABLE audit.migrations TO twofold_auditor;

GRANT SELECT ON TABLE event_log.events TO twofold_log_reader;

GRANT SELECT ON TABLE event_log.head TO twofold_log_reader;

GRANT SELECT ON TABLE keyring.keys TO twofold_key_keeper;
GRANT SELECT ON TABLE keyring.keys TO twofold_key_reader;

GRANT INSERT(subject) ON TABLE keyring.keys TO twofold_key_keeper;

GRANT INSERT(master_key_id),UPDATE(master_key_id) ON TABLE keyring.keys TO twofold_key_keeper;

GRANT INSERT(wrapped),UPDATE(wrapped) ON TABLE keyring.keys TO twofold_key_keeper;

GRANT INSERT(erased_at),UPDATE(erased_at) ON TABLE keyring.keys TO twofold_key_keeper;

GRANT SELECT ON TABLE keyring.migrations TO twofold_key_keeper;
GRANT SELECT ON TABLE keyring.migrations TO twofold_key_reader;

GRANT SELECT ON TABLE keyring.secrets TO twofold_key_keeper;

GRANT INSERT(name) ON TABLE keyring.secrets TO twofold_key_keeper;

GRANT INSERT(master_key_id),UPDATE(master_key_id) ON TABLE keyring.secrets TO twofold_key_keeper;

GRANT INSERT(wrapped),UPDATE(wrapped) ON TABLE keyring.secrets TO twofold_key_keeper;

GRANT SELECT ON TABLE read_models.checkpoints TO twofold_query;
GRANT SELECT ON TABLE read_models.checkpoints TO twofold_auditor;

GRANT SELECT ON TABLE read_models.credit_accounts_v1 TO twofold_auditor;

GRANT SELECT ON TABLE read_models.credit_accounts TO twofold_query;
GRANT SELECT ON TABLE read_models.credit_accounts TO twofold_auditor;

GRANT SELECT ON TABLE read_models.credit_entries_v1 TO twofold_auditor;

GRANT SELECT ON TABLE read_models.credit_entries TO twofold_query;
GRANT SELECT ON TABLE read_models.credit_entries TO twofold_auditor;

GRANT SELECT ON TABLE read_models.feedback_requests_v1 TO twofold_auditor;

GRANT SELECT ON TABLE read_models.feedback_requests TO twofold_query;
GRANT SELECT ON TABLE read_models.feedback_requests TO twofold_auditor;

GRANT SELECT ON TABLE read_models.feedback_seats_v1 TO twofold_auditor;

GRANT SELECT ON TABLE read_models.feedback_seats TO twofold_query;
GRANT SELECT ON TABLE read_models.feedback_seats TO twofold_auditor;

GRANT SELECT ON TABLE read_models.generations TO twofold_auditor;

GRANT SELECT ON TABLE read_models.migrations TO twofold_projector;
GRANT SELECT ON TABLE read_models.migrations TO twofold_auditor;

GRANT SELECT ON TABLE read_models.migrations_lock TO twofold_auditor;

GRANT SELECT ON TABLE read_models.operations TO twofold_auditor;

GRANT SELECT ON TABLE read_models.orders_v1 TO twofold_auditor;

GRANT SELECT ON TABLE read_models.orders TO twofold_query;
GRANT SELECT ON TABLE read_models.orders TO twofold_auditor;

GRANT SELECT ON TABLE read_models.parked_streams TO twofold_auditor;

GRANT SELECT ON TABLE read_models.products_v1 TO twofold_auditor;

GRANT SELECT ON TABLE read_models.products TO twofold_query;
GRANT SELECT ON TABLE read_models.products TO twofold_auditor;

GRANT SELECT ON TABLE read_models.rebuilds TO twofold_auditor;

GRANT SELECT ON TABLE read_models.reviews_v1 TO twofold_auditor;

GRANT SELECT ON TABLE read_models.reviews TO twofold_query;
GRANT SELECT ON TABLE read_models.reviews TO twofold_auditor;

GRANT SELECT ON TABLE read_models.skipped_events TO twofold_auditor;

GRANT SELECT ON TABLE read_models.users_v1 TO twofold_auditor;

GRANT SELECT ON TABLE read_models.users TO twofold_query;
GRANT SELECT ON TABLE read_models.users TO twofold_auditor;

GRANT SELECT ON TABLE sessions.migrations TO twofold_command;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE sessions.sessions TO twofold_command;
GRANT SELECT ON TABLE sessions.sessions TO twofold_query;
GRANT SELECT ON TABLE sessions.sessions TO twofold_auditor;

GRANT UPDATE(expire) ON TABLE sessions.sessions TO twofold_query;
GRANT UPDATE(expire) ON TABLE sessions.sessions TO twofold_auditor;

GRANT ALL ON TABLE write_side.analysis_budget TO twofold_command;

GRANT ALL ON TABLE write_side.checkpoints TO twofold_command;

GRANT ALL ON TABLE write_side.credentials TO twofold_command;

GRANT ALL ON TABLE write_side.migrations TO twofold_command;

GRANT ALL ON SEQUENCE write_side.migrations_id_seq TO twofold_command;

GRANT ALL ON TABLE write_side.migrations_lock TO twofold_command;

GRANT ALL ON SEQUENCE write_side.migrations_lock_index_seq TO twofold_command;

GRANT ALL ON SEQUENCE write_side.order_ids TO twofold_command;

GRANT ALL ON TABLE write_side.password_resets TO twofold_command;

GRANT ALL ON SEQUENCE write_side.product_ids TO twofold_command;

GRANT ALL ON TABLE write_side.rate_limits TO twofold_command;

GRANT ALL ON TABLE write_side.requests TO twofold_command;

GRANT ALL ON SEQUENCE write_side.review_ids TO twofold_command;

GRANT ALL ON SEQUENCE write_side.user_ids TO twofold_command;

GRANT ALL ON TABLE write_side.webhook_events TO twofold_command;

