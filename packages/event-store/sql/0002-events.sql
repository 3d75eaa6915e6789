-- The log. Data and metadata are the exact JSON texts that were hashed, which `jsonb` would not keep. Names compare as
-- bytes (collation C), so that the beginning of a name is a range of the index.
create table event_log.events (
  position    bigint      primary key,
  stream      text        not null collate "C",
  revision    bigint      not null check (revision >= 0),
  type        text        not null collate "C",
  id          uuid        not null unique,
  data        text        not null,
  metadata    text        not null,
  recorded_at timestamptz not null,
  leaf        bytea       not null,
  chain       bytea       not null,
  unique (stream, revision)
);
