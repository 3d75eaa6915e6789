import { createHash, createHmac } from 'node:crypto';
import type { AnalysisEvent } from '@twofold/contracts/analysis/events';
import type { Keyring } from '@twofold/keyring/keyring';
import { refuse } from '../decider.ts';

type DataOf<Type extends AnalysisEvent['type']> = Extract<AnalysisEvent, { type: Type }>['data'];

export type CreateShareLink = { readonly type: 'CreateShareLink'; readonly data: DataOf<'ShareLinkCreated'> };
export type RevokeShareLink = { readonly type: 'RevokeShareLink'; readonly data: DataOf<'ShareLinkRevoked'> };

/** The link that opens an app to strangers. */
export type ShareLink = Pick<DataOf<'ShareLinkCreated'>, 'linkId' | 'tokenHash'>;

type Shared = { readonly owner: number | undefined; readonly share: ShareLink | undefined };

/** An app has one link at a time. The next one, after that was revoked, has another token. */
export const decideShareLink = (
  command: CreateShareLink | RevokeShareLink,
  { owner, share }: Shared,
): readonly AnalysisEvent[] => {
  if (owner !== command.data.userId) return refuse('not-your-product');
  if (command.type === 'CreateShareLink') return share ? [] : [{ type: 'ShareLinkCreated', data: command.data }];
  return share ? [{ type: 'ShareLinkRevoked', data: command.data }] : [];
};

/** 128 bits (D-134). */
const TOKEN_BYTES = 16;

/** Answers the token of a link. Nobody stores it: it is derived from the link, so that the owner can see it again. */
export type TokenOfLink = (productId: number, linkId: string) => Promise<string>;

export const createTokenOfLink =
  (keyring: Pick<Keyring, 'secret'>): TokenOfLink =>
  async (productId, linkId) =>
    createHmac('sha256', await keyring.secret('share-links'))
      .update(`${productId}/${linkId}`)
      .digest()
      .subarray(0, TOKEN_BYTES)
      .toString('base64url');

/** What events keep of a token: its SHA-256 in hex. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
