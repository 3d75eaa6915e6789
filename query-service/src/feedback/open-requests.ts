import type { OpenRequest } from '@twofold/contracts/feedback/api';
import { expertiseWords } from '@twofold/contracts/feedback/expertise-words';
import { claimableBy } from '../claimable-by.ts';
import type { Pipelines } from '../pipelines.ts';
import type { Reader } from '../reader.ts';

/** Matches are searched among this many requests with the earliest deadlines. */
const MAX_CANDIDATES = 1_000;
const MAX_MATCHED_WORDS = 8;

/** If the analyst knows no customers, the persona only says “Not known”: then the app’s own words are used. */
const WORDS = `
    case when p.persona_words = '''known'''::tsvector
      then strip(to_tsvector('english', concat_ws(' ', p.title, p.description))) else p.persona_words end`;

/** $1 is the current time, $2 how many of the requests with open seats are considered, earliest deadline first. */
const open = (condition: string): string => `
  select r.id, r.source, r.product_id, r.seats, r.claim_hours, r.requested_at, r.due_at, open.seats as open_seats,
    p.title, p.public_url, p.description, ${WORDS} as persona_words
  from read_models.feedback_requests r
  join read_models.products p on p.id = r.product_id
  cross join lateral (
    select count(*)::integer as seats from read_models.feedback_seats s
    where s.product_id = r.product_id and s.request_id = r.id and s.state = 'open'
  ) open
  where r.status = 'open' and r.due_at > $1 and open.seats > 0 and ${condition}
  order by r.due_at, r.id limit $2`;

/**
 * The $3 best of these requests: matches with one of the words $4 first. Words with the same stem count as one, the first
 * of them; stop words have no stem.
 */
const page = (found: string): string => `
  with words as materialized (
    select distinct on (query::text) word, place, query
    from unnest($4::text[]) with ordinality as given(word, place),
      lateral plainto_tsquery('english', word) as query
    where numnode(query) > 0
    order by query::text, place
  ), found as materialized (${found})
  select page.*,
    array(
      select word from words where page.persona_words @@ words.query order by place limit ${MAX_MATCHED_WORDS}
    ) as matched_words
  from (
    select found.*,
      coalesce(persona_words @@ (select string_agg(format('(%s)', query), ' | ')::tsquery from words), false) as fits
    from found order by fits desc, due_at, id limit $3
  ) page
  order by page.fits desc, page.due_at, page.id`;

/** Unlisted apps are hidden from visitors here too, but not from users who may review them. */
const FOR_VISITORS = { name: 'open requests', text: page(open('p.is_listed')) };

/** $5 is the user, $6 their browser, whose orders count as theirs. Requests that they cannot claim are omitted. */
const FOR_REVIEWERS = {
  name: 'open requests for a reviewer',
  text: page(open(claimableBy({ now: '$1', userId: '$5', browser: '$6' }))),
};

/** The driver returns a `bigint` as text. */
type FoundRequest = {
  readonly id: string;
  readonly source: OpenRequest['source'];
  readonly product_id: string;
  readonly seats: number;
  readonly open_seats: number;
  readonly claim_hours: number;
  readonly requested_at: string;
  readonly due_at: string;
  readonly title: string;
  readonly public_url: string;
  readonly description: string;
  readonly matched_words: string[];
};

const EXPERTISE = { name: 'expertise', text: 'select expertise from read_models.users where id = $1' };

/** The words of a user's expertise; none for a visitor. */
const wordsOf = async (database: Pipelines, userId: number | undefined): Promise<readonly string[]> => {
  if (userId === undefined) return [];
  const { rows } = await database.query<{ expertise: string }>({ ...EXPERTISE, values: [userId] });
  return expertiseWords(rows[0]?.expertise ?? '');
};

/**
 * Requests with open seats: matches with the reader's expertise first, then by deadline. A logged-in reader does not
 * see requests that they could not claim.
 */
export const openRequests = async (
  database: Pipelines,
  { userId, browser }: Reader,
  { limit, now }: { readonly limit: number; readonly now: Date },
): Promise<OpenRequest[]> => {
  const words = await wordsOf(database, userId);
  const candidates = words.length === 0 ? limit : MAX_CANDIDATES;
  const values = [now.toISOString(), candidates, limit, words];
  const { rows } = await database.query<FoundRequest>(
    userId === undefined
      ? { ...FOR_VISITORS, values }
      : { ...FOR_REVIEWERS, values: [...values, userId, browser ?? null] },
  );
  return rows.map(toView);
};

const toView = ({ title, public_url: url, description, ...row }: FoundRequest): OpenRequest => ({
  requestId: row.id,
  source: row.source,
  productId: Number(row.product_id),
  product: { title, url, description },
  seats: row.seats,
  openSeats: row.open_seats,
  claimHours: row.claim_hours,
  requestedAt: row.requested_at,
  dueAt: row.due_at,
  matchedWords: row.matched_words,
});
