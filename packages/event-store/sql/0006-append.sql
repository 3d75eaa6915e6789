-- Appends what waits, in order, under one lock and with one notification, and answers one line for each append:
--   appended <revision> <position>   of its last event
--   repeated <revision> <position>   the same, of when it was first appended: exactly these events stand there
--   wrong-revision <revision>        nothing stored; where the stream is, or -1
--   id-conflict                      nothing stored; an id is known with other content or elsewhere
--
-- chain = SHA-256 of the previous chain (32 zero bytes before the first), position and recorded_at (milliseconds since
-- 1970) as eight bytes each, most significant first, and the leaf. README.md shows how to verify it.
create function event_log.append(
  streams   text[],   -- each once, or the call fails and nothing is stored
  targets   int[],    -- one entry for each append: which of the streams, from 1
  expected  bigint[], -- a revision, or -1: no stream, -2: a stream, -3: anything
  counts    int[],    -- how many of the events below belong to it
  ids       uuid[],   -- one entry for each event; each once, or the call fails and nothing is stored
  types     text[],
  datas     text[],
  metadatas text[],
  -- Whether to look the ids up first. Where nobody repeats anything that is wasted: without it an id that is known at
  -- another place fails the call with a unique violation, and the caller asks again, append by append, with it.
  looks_up  boolean
) returns text[]
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
  -- Plans are made once, perhaps while the log is empty, and must be good when it is not.
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_bitmapscan = off
as $$
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

revoke execute on function event_log.append from public;
