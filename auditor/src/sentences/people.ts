import { counted, quoted, type SentencesOf } from './wording.ts';

const FACTORS = { totp: 'an authenticator app', passkey: 'a passkey' };

export const user: SentencesOf<'user'> = {
  UserRegistered: ({ userId, email }) => `User ${userId} registered with the address ${quoted(email)}`,
  EmailConfirmed: ({ userId }) => `User ${userId} confirmed the email address`,
  RegistrationAbandoned: ({ userId }) =>
    `The registration of user ${userId} was abandoned: another account took the address`,
  ProfileUpdated: ({ userId, fullName, expertise }) =>
    `User ${userId} updated the profile: name ${quoted(fullName)}, expertise ${quoted(expertise)}`,
  PasswordChanged: ({ userId }) => `User ${userId} changed the password`,
  PasswordCommitted: ({ userId }) => `The password of user ${userId} was committed to, as it was found`,
  LoggedInFromNewDevice: ({ userId, device }) => `User ${userId} logged in from a new device: ${quoted(device)}`,
  RoleGranted: ({ userId, role, grantedBy }) => `User ${userId} was granted the role ${role} by ${grantedBy}`,
  RoleRevoked: ({ userId, role, revokedBy }) => `User ${userId} lost the role ${role}, revoked by ${revokedBy}`,
  SecondFactorAdded: ({ userId, kind, name }) =>
    `User ${userId} added ${FACTORS[kind]} as a second factor: ${quoted(name)}`,
  SecondFactorRemoved: ({ userId, kind }) => `User ${userId} removed ${FACTORS[kind]} from the second factors`,
  RecoveryCodesCreated: ({ userId, codes }) => `User ${userId} got ${counted(codes, 'new recovery code')}`,
  RecoveryCodeUsed: ({ userId, code }) => `User ${userId} used recovery code ${code} instead of a second factor`,
  SecondFactorReset: ({ userId, resetBy }) => `The second factors of user ${userId} were removed by ${resetBy}`,
  UserErased: ({ userId }) => `User ${userId} was erased: nothing personal of them can be read any more`,
};

export const email: SentencesOf<'email'> = {
  EmailClaimed: ({ userId }) => `An email address was claimed by user ${userId}`,
  EmailReleased: ({ userId }) => `User ${userId} released an email address`,
};

export const tokens: SentencesOf<'tokens'> = {
  AccessTokenCreated: ({ userId, name, scopes, expiresAt }) =>
    `User ${userId} created the access token ${quoted(name)} for ${scopes.join(', ')} until ${expiresAt}`,
  AccessTokenRevoked: ({ userId, tokenId, reason }) =>
    reason === 'owner'
      ? `User ${userId} revoked the access token ${tokenId}`
      : `The access token ${tokenId} of user ${userId} was revoked with the change of the password`,
};

export const webhooks: SentencesOf<'webhooks'> = {
  WebhookEndpointAdded: ({ userId, url, types }) =>
    `User ${userId} added a webhook endpoint at ${quoted(url)} for ${types.join(', ')}`,
  WebhookEndpointRemoved: ({ userId, endpointId }) => `User ${userId} removed the webhook endpoint ${endpointId}`,
  WebhookEndpointDisabled: ({ userId, endpointId }) =>
    `The webhook endpoint ${endpointId} of user ${userId} was disabled: it failed for three days`,
  WebhookEndpointEnabled: ({ userId, endpointId }) => `User ${userId} enabled the webhook endpoint ${endpointId} again`,
};

const ofSource = {
  discover: 'found on Discover',
  'credit-request': 'requested with a credit',
  'paid-order': 'part of a paid order',
};

export const credits: SentencesOf<'credits'> = {
  CreditsGranted: ({ userId, amount }) => `User ${userId} was given ${counted(amount, 'credit')} as a welcome`,
  CreditEarned: ({ userId, amount, reviewId, productId, source }) =>
    `User ${userId} earned ${counted(amount, 'credit')} with review ${reviewId} of app ${productId}, ${ofSource[source]}`,
  LedgerHeld: ({ userId }) => `The credits of user ${userId} are on hold until the email address is confirmed`,
  CreditPending: ({ userId, amount, reviewId, productId }) =>
    `${counted(amount, 'credit')} of user ${userId} for review ${reviewId} of app ${productId} waits for a confirmed email address`,
  LedgerReleased: ({ userId }) => `The credits of user ${userId} are no longer on hold`,
  CreditsReserved: ({ userId, amount, productId }) =>
    `User ${userId} reserved ${counted(amount, 'credit')} for reviews of app ${productId}`,
  CreditSpent: ({ userId, seat, reviewId }) => `User ${userId} spent the credit of seat ${seat} on review ${reviewId}`,
  CreditReturned: ({ userId, seat }) => `User ${userId} got the credit of seat ${seat} back`,
  CreditRevoked: ({ userId, amount, reviewId, from }) =>
    `${counted(amount, 'credit')} of user ${userId} for review ${reviewId} was revoked, from ${{ balance: 'the balance', pending: 'what was pending', awards: 'the awards to come' }[from]}`,
  CreditWithheld: ({ userId, amount, reviewId }) =>
    `${counted(amount, 'credit')} that user ${userId} earned with review ${reviewId} was withheld for one that was revoked`,
};

export const mail: SentencesOf<'mail'> = {
  MailSent: ({ kind }) => `A mail was sent: ${kind}`,
};
