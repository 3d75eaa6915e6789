import { environmentFields } from '@twofold/http/environment';
import { tracingFields } from '@twofold/http/tracing-environment';
import type { Logger } from '@twofold/http/log';
import type { RenderingOptions } from '@twofold/site-reader/render/renderer';
import { z } from 'zod';
import { analystFields } from './analysis/analyst-environment.ts';
import type { ServiceLimits } from './limits/service-limits.ts';
import type { Mail } from './mail/mail.ts';
import { outboxMail } from './mail/outbox-mail.ts';
import { smtpMail } from './mail/smtp-mail.ts';
import { paymentFields } from './orders/choose-payments.ts';

const { DATABASE_URL, HOST, LOG_LEVEL, MASTER_KEY, METRICS_PORT, PORT, PUBLIC_ORIGIN, SESSION_SECRET, TRUST_PROXY } =
  environmentFields;

/** Limit per account; the mail sent at registration counts. */
const CONFIRMATION_MAILS_PER_DAY = 5;
/** Limits per account (D-126). They are rules of the product and not configurable. */
const OPEN_CLAIMS = 3;
const DISCOVER_REVIEWS_PER_DAY = 5;

const limit = (standard: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number, 0 for no limit')
    .transform(Number)
    .default(standard);

/** Analyses and their limits. Read by the service's own process and by the launcher. */
export const analysisFields = {
  ...analystFields,
  /** Whether the model compares reviews. Their texts are then sent to its provider. */
  SEND_REVIEWS_TO_MODEL: z.enum(['on', 'off']).default('off'),
  /** `host:port` pairs that may be read even if the host is private or the port is not allowed. */
  SITE_READER_ALLOW: z
    .string()
    .transform((text) => text.split(',').map((pair) => pair.trim()))
    .optional(),
  SITE_READER_PORTS: z
    .string()
    .regex(/^\d{1,5}(,\d{1,5})*$/, 'must be port numbers with commas between them')
    .transform((text) => text.split(',').map(Number))
    .optional(),
  /** Whether pages built by scripts are rendered in a browser, and screenshots are taken (D-120). */
  RENDER: z.enum(['auto', 'off']).default('auto'),
  CHROME_PATH: z.string().optional(),
  RENDER_WITHOUT_SANDBOX: z
    .enum(['0', '1'])
    .default('0')
    .transform((text) => text === '1'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  RATE_LIMIT_ANALYSIS_PER_HOUR: limit(20),
  ANALYSIS_DAILY_CALLS: limit(1_000),
  ANALYSIS_DAILY_TOKENS: limit(10_000_000),
};
type AnalysisEnvironment = z.output<z.ZodObject<typeof analysisFields>>;

/** Mails and the limits of accounts. Read by the service's own process and by the launcher. */
export const accountFields = {
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' }).optional(),
  MAIL_FROM: z.string().default('Twofold <no-reply@localhost>'),
  /** The folder for mails if SMTP_URL is not set. */
  MAIL_OUTBOX: z.string().optional(),
  RATE_LIMIT_LOGIN_PER_HOUR: limit(20),
  RATE_LIMIT_REGISTER_PER_HOUR: limit(20),
  RATE_LIMIT_WRITES_PER_DAY: limit(2_000),
  RATE_LIMIT_PROFILE_PER_DAY: limit(60),
};
type AccountEnvironment = z.output<z.ZodObject<typeof accountFields>>;

/** Payments and their limits. Read by the service's own process and by the launcher. */
export const orderFields = {
  ...paymentFields,
  RATE_LIMIT_CHECKOUT_PER_HOUR: limit(30),
  RATE_LIMIT_VERIFY_PER_HOUR: limit(60),
};
type OrderEnvironment = z.output<z.ZodObject<typeof orderFields>>;

/** The variables of the command service's own process; `.env.example` explains each. */
export const commandServiceEnvironment = z.object({
  ...analysisFields,
  ...accountFields,
  ...orderFields,
  ...tracingFields,
  DATABASE_URL,
  /** Absent: the log is in the database. */
  EVENTSTORE_URL: z.string().optional(),
  HOST,
  LOG_LEVEL,
  MASTER_KEY,
  METRICS_PORT,
  PORT: PORT(3001),
  PUBLIC_ORIGIN,
  SESSION_SECRET,
  /** A site reader service. Absent: processes on this machine read sites. */
  SITE_READER_URL: z
    .string()
    .regex(/^tcp:\/\/[^/:@\s]+:\d{1,5}$/, 'must be tcp://, a host, a colon and a port')
    .transform((text) => new URL(text))
    .transform(({ hostname: host, port }) => ({ host, port: Number(port) }))
    .optional(),
  TRUST_PROXY,
});

/** The browser that renders sites; `undefined` if they are not rendered. */
export const renderingOf = (env: AnalysisEnvironment): RenderingOptions | undefined =>
  env.RENDER === 'off' ? undefined : { chromePath: env.CHROME_PATH, withoutSandbox: env.RENDER_WITHOUT_SANDBOX };

/** SMTP if a server is configured, otherwise a folder: `MAIL_OUTBOX`, or else `outbox`. */
export const chooseMail = (
  env: AccountEnvironment,
  { outbox, log }: { readonly outbox: string; readonly log: Logger },
): Mail =>
  env.SMTP_URL === undefined
    ? outboxMail({ folder: env.MAIL_OUTBOX ?? outbox, from: env.MAIL_FROM, log })
    : smtpMail({ url: env.SMTP_URL, from: env.MAIL_FROM });

/**
 * Whether new accounts must confirm their email address (D-125): if mails are sent. Otherwise addresses count as
 * confirmed, and the log states it; production must allow that explicitly.
 */
export const chooseConfirmation = (env: AccountEnvironment, log: Logger): boolean => {
  const hasMail = env.SMTP_URL !== undefined;
  if (!hasMail) log.warn('SMTP_URL is not set: the email addresses of new accounts count as confirmed');
  return hasMail;
};

/** `RATE_LIMITS=off` turns off request limits; the budget of paid calls stays. */
export const limitsOf = (env: AnalysisEnvironment & AccountEnvironment & OrderEnvironment): ServiceLimits => {
  const inForce = (attempts: number): number => (env.RATE_LIMITS === 'on' ? attempts : 0);
  return {
    analysesPerHour: inForce(env.RATE_LIMIT_ANALYSIS_PER_HOUR),
    checkoutsPerHour: inForce(env.RATE_LIMIT_CHECKOUT_PER_HOUR),
    loginsPerHour: inForce(env.RATE_LIMIT_LOGIN_PER_HOUR),
    registrationsPerHour: inForce(env.RATE_LIMIT_REGISTER_PER_HOUR),
    verificationsPerHour: inForce(env.RATE_LIMIT_VERIFY_PER_HOUR),
    writesPerDay: inForce(env.RATE_LIMIT_WRITES_PER_DAY),
    profileChangesPerDay: inForce(env.RATE_LIMIT_PROFILE_PER_DAY),
    confirmationMailsPerDay: inForce(CONFIRMATION_MAILS_PER_DAY),
    openClaims: inForce(OPEN_CLAIMS),
    discoverReviewsPerDay: inForce(DISCOVER_REVIEWS_PER_DAY),
    daily: { calls: env.ANALYSIS_DAILY_CALLS, tokens: env.ANALYSIS_DAILY_TOKENS },
  };
};
