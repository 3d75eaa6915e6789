import { productQuery } from '@twofold/contracts/analysis/api';
import { statementsOf } from '@twofold/contracts/analysis/statements';
import type { AgreementView, StatementsToJudge } from '@twofold/contracts/reviews/api';
import { parseInput } from '@twofold/http/parse-input';
import { HttpError } from '@twofold/http/respond-to-errors';
import { requireAccountId } from '@twofold/sessions/sessions';
import { Router, type Request } from 'express';
import { accessTo, OF_ACCESS, viewerOf } from '../access.ts';
import { isId } from '../is-id.ts';
import type { RouteDeps } from '../route-deps.ts';
import { agreementOf } from './agreement.ts';
import { chooseStatements } from './choose-statements.ts';
import { judgedBy, judgedOf, reportToJudge, seesVoices, versionOf } from './statement-queries.ts';

type StatementRoutesDeps = RouteDeps & { readonly now: () => Date };

/** Judgments of the statements of a report (D-128): the next ones for a reviewer, and their totals. */
export const statementRoutes = ({ database, sessions, seesOwnWrites, now }: StatementRoutesDeps): Router => {
  const notFound = (): never => {
    throw new HttpError(404, 'Product not found');
  };
  /**
   * The requested version.
   * @throws HttpError 404 if there is none that this reader may see
   */
  const versionFor = async (request: Request) => {
    const { id } = request.params;
    const { version, ...links } = parseInput(productQuery, request.query);
    const viewer = viewerOf(request, links);
    const isVisible = isId(id) && (await accessTo(database, id, viewer, now())) !== undefined;
    const found = isVisible ? await versionOf(database, id, version) : undefined;
    return { id: String(id), viewer, version: found ?? notFound() };
  };

  return Router()
    .get(
      '/api/products/:id/statements',
      sessions,
      seesOwnWrites(...OF_ACCESS, 'judged_statements'),
      async (request, response) => {
        const userId = requireAccountId(request);
        const { id, version } = await versionFor(request);
        const document = (await reportToJudge(database, id, version)) ?? notFound();
        const own = await judgedBy(database, id, userId);
        const isOfOther = own !== undefined && own.version !== version;
        const people = isOfOther ? [] : await judgedOf(database, id, version);
        const counts = new Map<string, number>();
        for (const { answers } of people) for (const { path } of answers) counts.set(path, (counts.get(path) ?? 0) + 1);
        const judged = new Set(own?.answers.map(({ path }) => path));
        const chosen = isOfOther
          ? []
          : chooseStatements(statementsOf(document), { counts, judged, seed: `${userId}/${id}/${version}` });
        const answer: StatementsToJudge = { version, statements: [...chosen] };
        response.json(answer);
      },
    )
    .get(
      '/api/products/:id/agreement',
      sessions,
      seesOwnWrites(...OF_ACCESS, 'judged_statements'),
      async (request, response) => {
        const { id, viewer, version } = await versionFor(request);
        const withVoices = await seesVoices(database, id, viewer);
        const answer: AgreementView = agreementOf(version, await judgedOf(database, id, version), { withVoices });
        response.json(answer);
      },
    );
};
