-- Roles belong to the whole server: another database may have made them, or be making them right now. A writer can do
-- nothing but call the one function; a reader can do nothing but read.
do $$
declare
  the_role text;
begin
  foreach the_role in array array['twofold_log_writer', 'twofold_log_reader'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = the_role) then
      begin
        execute format('create role %I nologin', the_role);
      exception
        when duplicate_object or unique_violation then null;
      end;
    end if;
  end loop;
end
$$;

grant usage on schema event_log to twofold_log_writer, twofold_log_reader;
grant execute on function event_log.append to twofold_log_writer;
grant select on event_log.head, event_log.events to twofold_log_reader;
