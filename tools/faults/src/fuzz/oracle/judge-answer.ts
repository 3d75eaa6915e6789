import { problem } from '@twofold/contracts/error-body';
import type { Draft } from '../call.ts';
import type { Answer } from '../send.ts';
import { MARK, SITE_SECRET } from '../site.ts';
import type { Finding, Rule } from './finding.ts';
import { listedStatuses } from './listed-statuses.ts';

/** Texts that reveal internals of the product. */
const INSIDE: readonly RegExp[] = [
  /<(?:!doctype|html|pre|body)\b/i,
  /\bat (?:async )?[\w.<>[\] ]+ \((?:file:|node:|\/)/,
  /\bat (?:async )?(?:file:|node:|\/)\S+:\d+:\d+/,
  /\bnode_modules\b/,
  /(?:file:\/\/|\/(?:home|root|tmp|usr|work|opt|app)\/)\S*\.[cm]?[jt]sx?\b/,
  /\b(?:ZodError|TypeError|RangeError|ReferenceError|SyntaxError|URIError|PostgresError|AssertionError)\b/,
  /\b(?:select|insert into|update|delete from)\s+[\w."]+.*\b(?:from|values|set|where)\b/i,
  /\b(?:syntax error at|violates|invalid byte sequence|invalid input syntax|duplicate key value)\b/i,
  /\bECONN\w+|\bpostgres(?:ql)?:\/\//i,
];

const JSON_TYPE = /^application\/json(?:; charset=utf-8)?$/;

const isRefusal = ({ status }: Answer): boolean => status >= 400;

type Judge = (draft: Draft, answer: Answer) => string | undefined;

const form: Judge = ({ method, call }, { status, headers, text }) => {
  const type = headers['content-type'];
  if (method === 'HEAD' || method === 'OPTIONS') return undefined;
  if (status < 400) {
    if (text === '' && [200, 204, 303, 304].includes(status)) return undefined;
    if (call.contentTypes.some((other) => type === other || type === `${other}; charset=utf-8`)) return undefined;
    return JSON_TYPE.test(type ?? '') && isJson(text) ? undefined : `${status} is ${type}: ${start(text)}`;
  }
  if (!JSON_TYPE.test(type ?? '')) return `the refusal is ${type}: ${start(text)}`;
  const parsed = isJson(text) ? problem.strict().safeParse(JSON.parse(text)) : undefined;
  return parsed?.success ? undefined : `the refusal is ${start(text)}`;
};

const leak: Judge = (_, { text, status }) => {
  // Successful answers contain users' texts, which may look like anything.
  const found =
    status >= 400 ? INSIDE.map((inside) => inside.exec(text)?.[0]).find((each) => each !== undefined) : undefined;
  return found === undefined ? undefined : `the answer says ${start(found)}`;
};

const echo: Judge = (_, answer) => {
  if (!isRefusal(answer)) return undefined;
  const { 'x-request-id': _id, ...headers } = answer.headers;
  const said = `${JSON.stringify(headers)}${answer.text}`.toLowerCase();
  return said.includes(MARK.toLowerCase()) ? `the refusal has what was sent: ${start(answer.text)}` : undefined;
};

const asker: Judge = ({ call, asker: by, isElsewhere, method }, answer) => {
  if (isElsewhere || call.allowed === undefined || method === 'OPTIONS' || isRefusal(answer)) return undefined;
  const isAllowed = call.allowed.some((person) => person === by);
  return isAllowed ? undefined : `${by} is answered ${answer.status}`;
};

const secret: Judge = ({ asker: by }, { text, headers }) => {
  if (by !== 'visitor' && by !== 'forger') return undefined;
  return `${JSON.stringify(headers)}${text}`.includes(SITE_SECRET)
    ? `${by} gets the query of an address: ${start(text)}`
    : undefined;
};

const status: Judge = (draft, answer) =>
  listedStatuses(draft).has(answer.status) ? undefined : `${answer.status} is not listed`;

const JUDGES: readonly (readonly [Rule, Judge])[] = [
  ['status', status],
  ['form', form],
  ['leak', leak],
  ['echo', echo],
  ['asker', asker],
  ['secret', secret],
];

/** The rules that a single answer breaks. */
export const judgeAnswer = (draft: Draft, answer: Answer): Finding[] => {
  if (answer.status === 0) return isCutOff(draft, answer) ? [] : [{ rule: 'answer', what: answer.text }];
  return JUDGES.flatMap(([rule, judge]) => {
    const what = judge(draft, answer);
    return what === undefined ? [] : [{ rule, what }];
  });
};

const LARGE = 1024 * 1024;

/** A client that sends much more than is accepted may be cut off before it has read the answer. */
const isCutOff = ({ body, headers }: Draft, { text }: Answer): boolean => {
  const isLarge = (body?.length ?? 0) > LARGE || 'content-length' in headers || 'transfer-encoding' in headers;
  return isLarge && /^(?:EPIPE|ECONNRESET|HPE_)/.test(text);
};

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const start = (text: string): string => JSON.stringify(text.slice(0, 160));
