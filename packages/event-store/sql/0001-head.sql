-- Which log this is, in one row that never changes. Whoever appends locks it, so that positions are given in the order
-- of commits and without gaps; where the log ends is asked of the events themselves. (A row that every append updated
-- would pile up dead versions while anybody, such as a backup, looks at an old snapshot.)
create table event_log.head (
  only_row boolean primary key default true check (only_row),
  store_id uuid    not null default gen_random_uuid()
);

insert into event_log.head default values;
