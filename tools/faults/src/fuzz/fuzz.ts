import { seededRandom } from '../simulation/random.ts';
import { asCurl } from './as-curl.ts';
import { nameOf, PEOPLE, type Call, type Person, type World } from './call.ts';
import type { Draft } from './draft.ts';
import { RULES, type Finding, type Rule } from './oracle/finding.ts';
import { judgeAnswer } from './oracle/judge-answer.ts';
import type { LineWatch } from './oracle/watch-lines.ts';
import type { LogWatch } from './oracle/watch-log.ts';
import type { ProcessWatch } from './oracle/watch-process.ts';
import type { People } from './people.ts';
import { planRequests, type Planned } from './plan.ts';
import type { Addresses } from './scene.ts';
import { send, type Answer } from './send.ts';
import { shrink } from './shrink.ts';

export type FuzzOptions = {
  readonly seed: number;
  readonly calls: readonly Call[];
  readonly world: World;
  readonly people: People;
  readonly addresses: Addresses;
  /** Stands in what is sent. */
  readonly mark: string;
  readonly watches: { readonly log: LogWatch; readonly lines: LineWatch; readonly process: ProcessWatch };
  /** Ends the run before a request: by their number, by the time, or since enough was found. */
  readonly isOver: (soFar: { readonly sent: number; readonly rules: ReadonlySet<Rule> }) => boolean;
  readonly patienceMs?: number;
  /** So many requests are spent on making one smaller that broke a rule. */
  readonly shrinkTries?: number;
};

/** A request that broke a rule, and the smallest that still does. */
type Broken = Finding & { readonly name: string; readonly smallest: Draft };

export type Fuzzed = {
  readonly seed: number;
  readonly sent: number;
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly broken: readonly Broken[];
};

const PATIENCE_MS = 15_000;
/** After so many there is no need for more. */
const MAX_BROKEN = 20;
/** One defect breaks many requests: the same is said of so many calls. */
const MAX_ALIKE = 2;
const SHRINK_TRIES = 80;

/** Sends malformed requests to services, one after the other, and judges what comes of each. */
export const fuzz = async (options: FuzzOptions): Promise<Fuzzed> => {
  const { seed, people, isOver, shrinkTries = SHRINK_TRIES } = options;
  const random = seededRandom(seed);
  const statuses: Record<string, number> = {};
  const broken = new Map<string, Broken>();
  const rules = new Set<Rule>();
  let sent = 0;

  const ask = async (draft: Draft): Promise<readonly Finding[]> => {
    const asked = await askOnce(options, draft, random.uuid());
    if (asked === undefined) return [];
    sent++;
    statuses[asked.answer.status] = (statuses[asked.answer.status] ?? 0) + 1;
    for (const person of outAfter(draft, asked.answer, people.cookieOf(draft.asker))) await people.renew(person);
    return asked.findings;
  };

  const note = async ({ name }: Planned, draft: Draft, findings: readonly Finding[]): Promise<void> => {
    for (const finding of findings) {
      const kind = `${finding.rule} ${nameOf(draft.call)}`;
      const alike = [...broken.values()].filter(({ rule, what }) => rule === finding.rule && what === finding.what);
      if (broken.has(kind) || alike.length >= MAX_ALIKE) continue;
      rules.add(finding.rule);
      broken.set(kind, { ...finding, name, smallest: draft });
      const isStillBroken = async (candidate: Draft): Promise<boolean> =>
        (await ask(candidate)).some(({ rule }) => rule === finding.rule);
      broken.set(kind, { ...finding, name, smallest: await shrink(draft, isStillBroken, shrinkTries) });
    }
  };

  for (const planned of planRequests({ ...options, random })) {
    if (isOver({ sent, rules }) || broken.size >= MAX_BROKEN) break;
    const draft = planned.draft();
    await note(planned, draft, await ask(draft));
  }
  return { seed, sent, statuses, broken: [...broken.values()] };
};

const askOnce = async (
  { people, addresses, mark, watches, patienceMs = PATIENCE_MS }: FuzzOptions,
  draft: Draft,
  requestId: string,
): Promise<{ readonly answer: Answer; readonly findings: readonly Finding[] } | undefined> => {
  const { asker, call } = draft;
  const sending = { url: addresses[call.service], cookie: people.cookieOf(asker), requestId, patienceMs };
  const answer = await send(draft, sending);
  if (answer === undefined) return undefined;
  // What was cut off on its way may have been done.
  if (answer.status === 0) watches.log.grant(requestId);
  const findings = [
    ...judgeAnswer(draft, answer, mark),
    ...(await watches.log.judge(draft, answer)),
    ...watches.lines.judge(),
    ...watches.process.judge(),
  ];
  return { answer, findings };
};

/** Who has no session any more: clients that were given another one, or none, and the leaver if their password was changed. */
const outAfter = ({ asker, call }: Draft, { status, headers }: Answer, cookie = ''): Person[] => {
  const [, given] = /^sid=([^;]*)/.exec(headers['set-cookie']?.find((each) => each.startsWith('sid=')) ?? '') ?? [];
  const person = PEOPLE.find((each) => each === asker);
  const isOut = person !== undefined && given !== undefined && !cookie.split('; ').includes(`sid=${given}`);
  return [...(isOut ? [person] : []), ...(call.endsSessions && status < 400 ? ['leaver' as const] : [])];
};

/** What to say of a run that broke something: each rule, how it was broken, and the line that shows it again. */
export const describeFuzzed = ({ seed, broken }: Fuzzed): string =>
  broken
    .flatMap(({ rule, what, name, smallest }) => [
      `Seed ${seed}: ${RULES[rule]}, but not so here: ${name}`,
      `  ${what}`,
      `  ${asCurl(smallest)}`,
    ])
    .concat(broken.length > 0 ? [`Again: npm run faults -- --fuzz --seed ${seed}`] : [])
    .join('\n');
