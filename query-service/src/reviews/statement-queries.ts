import type { ProductDocument } from '@twofold/contracts/analysis/read-model';
import type { JudgedStatement } from '@twofold/contracts/reviews/read-model';
import type { Viewer } from '../access.ts';
import type { Pipelines } from '../pipelines.ts';
import { reviewerOf, type FoundReviewer } from '../reviewer-of.ts';
import type { JudgedBy } from './agreement.ts';
import { BOUGHT_BY } from './queries.ts';

const REPORT = {
  name: 'report to judge',
  text: `select case when version = $2::int then document else (older::json -> ($2::int)::text)::text end as document
         from read_models.products where id = $1`,
};
const VERSION = {
  name: 'version of a report',
  text: `select coalesce($2::int, version) as version from read_models.products
         where id = $1 and (coalesce($2::int, version) = version or older::json -> ($2::int)::text is not null)`,
};
/** Oldest first. */
const JUDGED = {
  name: 'judged statements of a report',
  text: `select j.answers, u.full_name, u.expertise from read_models.judged_statements j
         left join read_models.users u on u.id = j.user_id
         where j.product_id = $1 and j.version = $2 order by j.review_id`,
};
const JUDGED_BY = {
  name: 'judged statements of a person',
  text: 'select version, answers from read_models.judged_statements where product_id = $1 and user_id = $2',
};
const SEES_VOICES = {
  name: 'sees voices',
  text: `select from read_models.products p where p.id = $1
         and (p.owner_id = $2 or exists (
           select from read_models.orders o
           where (${BOUGHT_BY}) or (o.product_id = $1 and o.status = 'paid' and o.id = $4 and o.link_hash = $5)
         ))`,
};

type Document = Pick<ProductDocument, 'purpose' | 'targetAudience' | 'usps' | 'aiAnalysis' | 'limited' | 'evidence'>;
type FoundJudged = FoundReviewer & { readonly answers: string };

/** The requested version's number, or the newest; `undefined` if it does not exist. */
export const versionOf = async (
  database: Pipelines,
  productId: string,
  version?: number,
): Promise<number | undefined> => {
  const { rows } = await database.query<{ version: number }>({ ...VERSION, values: [productId, version ?? null] });
  return rows[0]?.version;
};

/** A version of the report; `undefined` if there is none. */
export const reportToJudge = async (
  database: Pipelines,
  productId: string,
  version: number,
): Promise<Document | undefined> => {
  const { rows } = await database.query<{ document: string | null }>({ ...REPORT, values: [productId, version] });
  const text = rows[0]?.document ?? undefined;
  return text === undefined ? undefined : (JSON.parse(text) as Document);
};

/** All judgments of the statements of a version, with their authors. */
export const judgedOf = async (database: Pipelines, productId: string, version: number): Promise<JudgedBy[]> => {
  const { rows } = await database.query<FoundJudged>({ ...JUDGED, values: [productId, version] });
  return rows.map(({ answers, ...reviewer }) => ({ reviewer: reviewerOf(reviewer), answers: answersIn(answers) }));
};

/** One user's judgments of statements about an app. They concern one version, because a user reviews an app once. */
export const judgedBy = async (
  database: Pipelines,
  productId: string,
  userId: number,
): Promise<{ readonly version: number; readonly answers: readonly JudgedStatement[] } | undefined> => {
  const { rows } = await database.query<{ version: number; answers: string }>({
    ...JUDGED_BY,
    values: [productId, userId],
  });
  return rows.map(({ version, answers }) => ({ version, answers: answersIn(answers) }))[0];
};

/** Whether a reader sees the authors of judgments: the app's owner and buyers of its reviews, also by a mail's link. */
export const seesVoices = async (
  database: Pipelines,
  productId: string,
  { userId, browser, order }: Pick<Viewer, 'userId' | 'browser' | 'order'>,
): Promise<boolean> => {
  const values = [productId, userId ?? null, browser ?? null, order?.id ?? null, order?.linkHash ?? null];
  const { rowCount } = await database.query({ ...SEES_VOICES, values });
  return rowCount === 1;
};

const answersIn = (text: string): readonly JudgedStatement[] => JSON.parse(text) as readonly JudgedStatement[];
