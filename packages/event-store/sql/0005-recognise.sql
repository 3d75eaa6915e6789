-- Says what an append is that cannot be stored as it is: a repeat of what stands where it would have put it, a conflict
-- over an id, or plainly at the wrong revision. With a revision expected the place is known; else the first id tells it.
create function event_log.recognise(
  the_stream text,
  actual     bigint,
  expected   bigint,
  is_there   boolean, -- whether the stream is where the writer expected it
  ids        uuid[],
  types      text[],
  datas      text[],
  metadatas  text[]
) returns text
  language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
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

revoke execute on function event_log.recognise from public;
