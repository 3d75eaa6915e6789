-- The hash of what an event says: SHA-256 of the UTF-8 text that is, for each of the six, its length in bytes, in
-- decimal digits, a colon, and the text itself.
create function event_log.leaf(id uuid, stream text, revision bigint, type text, data text, metadata text) returns bytea
  language sql stable parallel safe
return sha256(convert_to(
  '36:' || id::text ||
  octet_length(stream)::text || ':' || stream ||
  length(revision::text)::text || ':' || revision::text ||
  octet_length(type)::text || ':' || type ||
  octet_length(data)::text || ':' || data ||
  octet_length(metadata)::text || ':' || metadata, 'UTF8'));
