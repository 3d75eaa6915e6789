import { describeApi } from '@twofold/contracts/openapi/describe-api';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/** A response as the service sent it. */
export type SentAnswer = {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly contentType: string | undefined;
  readonly body: string;
};

type Media = { readonly schema: object };
type Response = { readonly $ref?: string; readonly content?: Readonly<Record<string, Media>> };
type Operation = { readonly responses: Readonly<Record<string, Response>> };

/** Statuses that any request can have: for invalid methods, headers and bodies, and for failures. */
const ANYWHERE = new Set([405, 408, 413, 417, 421, 431, 500, 503]);

/**
 * Creates a check that a response matches the strict OpenAPI document. It returns undefined if it does, or if the path is
 * not part of the API.
 */
export const createAnswerCheck = (): ((answer: SentAnswer) => string | undefined) => {
  const document = describeApi({ isStrict: true });
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false });
  ajv.addSchema(document, 'api');
  const validators = new Map<string, ValidateFunction>();
  const matchers = Object.entries(document.paths).map(([path, operations]) => {
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+').replaceAll('.', String.raw`\.`)}/?$`, 'i');
    return { path, pattern, operations, isExact: !path.includes('{') };
  });

  /** A literal path wins over one with parameters, as in Express, where it is mounted first. */
  const find = (path: string) => {
    const found = matchers.filter(({ pattern }) => pattern.test(path));
    return found.find(({ isExact }) => isExact) ?? found[0];
  };

  const validatorAt = (pointer: string): ValidateFunction => {
    const known = validators.get(pointer);
    if (known) return known;
    const made = ajv.compile({ $ref: `api#${pointer}` });
    validators.set(pointer, made);
    return made;
  };

  const problemIn = (pointer: string, body: string): string | undefined => {
    const value = parsed(body);
    if (value === undefined) return `is no JSON: ${body.slice(0, 120)}`;
    const validate = validatorAt(pointer);
    if (validate(value)) return undefined;
    return `${ajv.errorsText(validate.errors)} (${JSON.stringify(validate.errors?.[0]?.params)}): ${body.slice(0, 300)}`;
  };

  return ({ method, path, status, contentType = '', body }) => {
    const found = find(path);
    const type = contentType.split(';', 1)[0] ?? '';
    if (method === 'HEAD' || method === 'OPTIONS') return undefined;
    if (status >= 400 && !type.includes('json')) return `a refusal is ${type || 'without a type'}`;
    const operation = found?.operations[method.toLowerCase()] as Operation | undefined;
    if (found === undefined || operation === undefined || ANYWHERE.has(status))
      return status >= 400 ? problemIn('/components/schemas/Problem', body) : undefined;
    // With `If-None-Match: *`, the client already has some representation, and the response has no body (RFC 9110).
    if (status === 304 && method === 'GET' && body === '') return undefined;
    const response = operation.responses[status];
    if (response === undefined) return `${status} is not described`;
    if (status >= 400) return problemIn('/components/schemas/Problem', body);
    if (response.content === undefined) return body === '' ? undefined : 'the body is not described';
    if (response.content[type] === undefined) return `${type || 'no type'} is not described`;
    if (type !== 'application/json') return undefined;
    const at = ['paths', found.path, method.toLowerCase(), 'responses', `${status}`, 'content', type, 'schema'];
    return problemIn(`/${at.map(escaped).join('/')}`, body);
  };
};

const escaped = (part: string): string => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
