-- What was recorded stays as it was recorded, for the owner of the tables too.
create function event_log.refuse_change() returns trigger
  language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
begin
  raise exception 'The log is only appended to: % of %.% is refused', tg_op, tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end
$$;

create trigger refuse_change before update or delete or truncate on event_log.events
  for each statement execute function event_log.refuse_change();

create trigger refuse_change before update or delete or truncate on event_log.head
  for each statement execute function event_log.refuse_change();
