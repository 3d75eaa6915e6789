import { HttpError } from '@twofold/http/respond-to-errors';
import express, { Router, type RequestHandler } from 'express';
import type { CommandContext, HandleCommand } from '../command-handler.ts';
import { mailSettingsCategory } from '../mail/settings/category.ts';
import type { Subscription, UnsubscribeTokens } from '../mail/settings/unsubscribe-tokens.ts';
import { requestContext } from '../requests/request-context.ts';
import { actorOf } from '../requests/request-log.ts';

const BODY_LIMIT = '4kb';
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
/** The field that mail programs send (RFC 8058), in either kind of form. */
const ONE_CLICK = /List-Unsubscribe(?:=|"\s+)One-Click/i;

export type UnsubscribeDeps = {
  readonly handle: HandleCommand;
  readonly unsubscribeTokens: Pick<UnsubscribeTokens, 'read'>;
  readonly now: () => Date;
  readonly newId: () => string;
};

/**
 * Turns off the mails that a link's token names (RFC 8058). Mail programs post a form from anywhere, without a cookie,
 * so this route is mounted before the checks of other writes. The page behind the link sends the same call with JSON.
 * The token is sufficient, and repeating the call changes nothing. A GET changes nothing, since mail scanners open
 * links.
 */
export const unsubscribeRoutes = ({ handle, unsubscribeTokens, now, newId }: UnsubscribeDeps): Router => {
  const turnOff = async ({ subject, kind }: Subscription, context: CommandContext): Promise<void> => {
    const data = { subject, kind, isOn: false, by: 'link', changedAt: now().toISOString() } as const;
    await handle(mailSettingsCategory, subject, { type: 'ChangeMailSetting', data }, context);
  };

  const unsubscribe: RequestHandler = async (request, response) => {
    const subscription = await unsubscribeTokens.read(String(request.params['token']));
    if (!subscription) throw new HttpError(404, 'This link is not valid');
    if (!isOneClick(request.body)) throw new HttpError(400, 'The form must contain List-Unsubscribe=One-Click');
    await turnOff(subscription, requestContext(response, newId(), actorOf(undefined)));
    response.json({ ok: true });
  };

  return Router().post('/api/unsubscribe/:token', readForm, unsubscribe);
};

const readBytes = express.raw({ type: FORMS, limit: BODY_LIMIT, inflate: false });

const readForm: RequestHandler = (request, response, next) => {
  readBytes(request, response, (error?: unknown) =>
    next(error === undefined ? undefined : new HttpError(400, 'The body cannot be read', { cause: error })),
  );
};

/** A form must contain the field. JSON comes from our own page and needs none. */
const isOneClick = (body: unknown): boolean =>
  !Buffer.isBuffer(body) || body.length === 0 || ONE_CLICK.test(body.toString());
