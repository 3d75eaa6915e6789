import { randomUUID } from 'node:crypto';
import type { Report } from '@twofold/contracts/analysis/report';
import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import { withinDeadline } from '@twofold/timing/within-deadline';
import { AnalystFailed, type Analyst, type Spender } from '@twofold/analyst/analyst';
import { assembleReport } from './answer/assemble-report.ts';
import { PROMPT_VERSION, systemPromptFor } from './answer/prompts.ts';
import { SECTION_NAMES, type SectionName, type Sections } from './answer/sections.ts';
import type { Candidate } from './claims/check-claim.ts';
import { collectClaims, keepSupported } from './claims/collect-claims.ts';
import { DEFENSE, type Defense } from './claims/defense.ts';
import { fitInput } from './input/fit-input.ts';
import { numberedInput, type NumberedInput } from './input/numbered-input.ts';
import { renderInput } from './input/render-input.ts';
import { MAX_ANSWER_TOKENS, type ModelProvider } from './provider/provider.ts';
import type { AskOptions } from './provider/send.ts';
import type { ClaimFate, ModelEvent, ReportLimits } from './provider/settings.ts';

/** The tokens of the prompts themselves. */
const QUESTION_TOKENS = 1_500;
/** With fewer verified statements, the model is not reliable. */
const MIN_KEPT = 5;
const MIN_KEPT_SHARE = 1 / 3;

export type ModelAnalystDeps = {
  readonly provider: ModelProvider;
  readonly limits: ReportLimits;
  /** Writes a report by rules. It gives the ratings, and fills what the model leaves empty. */
  readonly rules: Analyst;
  /** Numbers the input in a separate process, since a large site takes seconds; absent: in this one. */
  readonly number?: NumberInput;
  /** Counts a report against the budget before the first request. @throws if today's budget is used up. */
  readonly reserve: (spender: Spender | undefined) => Promise<void>;
  readonly isOverBudget: (error: unknown) => boolean;
  readonly observe: (event: ModelEvent) => void;
  /** Whether it runs as a job: a late report was already counted in the budget. */
  readonly isLate?: boolean;
  readonly random?: () => number;
  readonly defense?: Defense;
};

type Options = Parameters<Analyst['analyze']>[1];

/** Numbers the texts, the facts and the findings of a site, for a model to cite. */
export type NumberInput = (
  snapshot: SiteSnapshot,
  rulesReport: Report,
  options: { readonly signal: AbortSignal },
) => Promise<NumberedInput>;

const failureOf = (
  error: unknown,
  deadline: AbortSignal,
  isOverBudget: ModelAnalystDeps['isOverBudget'],
): AnalystFailed => {
  if (error instanceof AnalystFailed) return error;
  if (isOverBudget(error))
    return new AnalystFailed('provider-failed', 'The budget of the day is spent', {
      cause: error,
      kind: 'over-budget',
    });
  return deadline.aborted
    ? new AnalystFailed('provider-timed-out', 'The model took too long', { cause: error })
    : new AnalystFailed('provider-failed', 'The provider failed', { cause: error });
};

/**
 * Has a model write a report by sections. Each statement must cite a numbered line of the input that supports it; others
 * are dropped.
 * @throws AnalystFailed `slow`, `failed`, `unfounded` (too few verified statements) or `over-budget`.
 */
export const modelAnalyst = (deps: ModelAnalystDeps): Analyst => {
  const { provider, limits, rules, observe, isLate = false, defense = DEFENSE } = deps;
  const number =
    deps.number ?? ((snapshot, rulesReport) => Promise.resolve(numberedInput(snapshot, rulesReport, defense.isSafe)));

  const askSections = async (input: NumberedInput, options: AskOptions): Promise<Sections> => {
    const ask = async (section: SectionName): Promise<readonly [SectionName, unknown]> => {
      const user = renderInput(input, randomUUID());
      const schema = defense.sections[section];
      return [
        section,
        await provider.ask<unknown>({ task: section, system: systemPromptFor(section), user, schema }, options),
      ];
    };
    return Object.fromEntries(await Promise.all(SECTION_NAMES.map(ask))) as Sections;
  };

  const count = (fates: Readonly<Partial<Record<ClaimFate, number>>>): void => {
    for (const [fate, count] of Object.entries(fates)) observe({ type: 'claims', fate: fate as ClaimFate, count });
  };

  const keep = async (sections: Sections, input: NumberedInput, options: AskOptions): Promise<readonly Candidate[]> => {
    const items = new Map(input.items.map((item) => [item.id, item]));
    const { candidates, dropped } = collectClaims(sections, items, defense);
    const verifying = { provider, ...(deps.random && { random: deps.random }) };
    const kept = keepSupported(candidates, await defense.verify(candidates, verifying, options));
    const grounded = kept.filter(({ item }) => item !== undefined).length;
    const unsupported = (dropped.unsupported ?? 0) + candidates.length - kept.length;
    count({ ...dropped, unsupported, kept: grounded, inferred: kept.length - grounded });
    const claimed = Object.values(dropped).reduce((sum, each) => sum + each, candidates.length);
    if (grounded < MIN_KEPT || grounded < claimed * MIN_KEPT_SHARE) {
      throw new AnalystFailed('provider-failed', `Only ${grounded} of ${claimed} statements of the model stood up`, {
        kind: 'unfounded',
      });
    }
    return kept;
  };

  const write = async (snapshot: SiteSnapshot, { signal, spender }: Options): Promise<Report> => {
    if (!isLate) await deps.reserve(spender);
    const rulesReport = await rules.analyze(snapshot, { signal });
    const options = { signal, patienceMs: limits.patienceMs };
    const contextTokens = limits.contextTokens - MAX_ANSWER_TOKENS - QUESTION_TOKENS;
    const input = await fitInput(await number(snapshot, rulesReport, { signal }), provider, {
      ...options,
      contextTokens,
    });
    const sections = await askSections(input, options);
    return assembleReport(await keep(sections, input, options), rulesReport, defense.rate(rulesReport, sections));
  };

  return {
    get provenance() {
      return { provider: 'openai' as const, model: provider.model, promptVersion: PROMPT_VERSION };
    },
    analyze: (snapshot, options) =>
      withinDeadline(options.signal, limits.deadlineMs, async (signal) => {
        try {
          const report = await write(snapshot, { ...options, signal });
          observe({ type: 'report', outcome: 'written', isLate });
          return report;
        } catch (error) {
          const failure = failureOf(error, signal, deps.isOverBudget);
          observe({ type: 'report', outcome: failure.kind, isLate });
          throw failure;
        }
      }),
  };
};
