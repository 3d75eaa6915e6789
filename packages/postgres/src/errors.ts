/** Node's codes for a connection that fails. */
const NODE_CODE = /^(?:E[A-Z]{3,}|EAI_AGAIN)$/;
/** pg's messages for connections that ended without a code, and for its own timeouts. */
const DRIVER_MESSAGE =
  /^(?:Connection terminated|timeout e|Query read timeout|Client (?:has encountered a connection error|was closed))/;

/**
 * Connection lost (08), rolled back in favor of another transaction (40), no resources (53), locked or in use (55),
 * canceled or shut down (57), system error such as a full disk (58), read-only while another server takes over (25006).
 * 26000 answers a pipelined statement whose preparation failed.
 */
const UNAVAILABLE = /^(?:08|40|53|55|57|58|25006$|26000$)/;
/** No such database, schema or table. */
const NOT_MIGRATED = /^(?:3D000|3F000|42P01)$/;
/** Cardinality, data exception, constraint, program limit. */
const DATA = /^(?:21|22|23|54)/;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** The five-character SQLSTATE of a server error; undefined for other errors. */
export const sqlStateOf = (error: unknown): string | undefined => {
  const code = codeOf(error);
  return /^[0-9A-Z]{5}$/.test(code) && !NODE_CODE.test(code) ? code : undefined;
};

/** Whether tables do not exist yet: migrating the database helps. */
export const isNotMigrated = (error: unknown): boolean => NOT_MIGRATED.test(codeOf(error));

/**
 * Whether the database is down, starting, stopping, overloaded, too slow or not migrated yet: a retry may succeed.
 * Accepts any error, including those that do not come from a database. Whether the work was done is unknown.
 */
export const isUnavailable = (error: unknown): boolean =>
  isNotMigrated(error) ||
  UNAVAILABLE.test(codeOf(error)) ||
  NODE_CODE.test(codeOf(error)) ||
  (error instanceof Error && DRIVER_MESSAGE.test(error.message));

/** Whether the statement's data caused the error: the same data fails again, other data may succeed. */
export const isDataError = (error: unknown): boolean => DATA.test(codeOf(error));

/**
 * Whether the server answered with a definitive error. The outcome of every other failed query, including unknown
 * errors, is open.
 */
export const isRefusal = (error: unknown): boolean => sqlStateOf(error) !== undefined && !isUnavailable(error);
