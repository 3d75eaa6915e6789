import { Router } from 'express';
import { accessTokenRoutes, type AccessTokenRoutesDeps } from './access-tokens/routes.ts';
import { emailConfirmationRoutes, type EmailConfirmationRoutesDeps } from './email-confirmations/routes.ts';
import { loginRoutes, type LoginRoutesDeps } from './login-routes.ts';
import { passwordResetRoutes, type PasswordResetRoutesDeps } from './password-resets/routes.ts';
import { profileRoutes, type ProfileRoutesDeps } from './profile-routes.ts';
import { enrollmentRoutes, type EnrollmentRoutesDeps } from './second-factor/enrollment-routes.ts';
import { factorRoutes, type FactorRoutesDeps } from './second-factor/factor-routes.ts';
import { passkeyLoginRoutes, type PasskeyLoginDeps } from './second-factor/passkey-login-routes.ts';
import { secondFactorLoginRoutes, type SecondFactorLoginDeps } from './second-factor/login-routes.ts';
import { proofRoutes, type ProofRoutesDeps } from './second-factor/proof-routes.ts';
import { registrationRoutes, type RegistrationRoutesDeps } from './registration-routes.ts';
import { sessionRoutes, type SessionRoutesDeps } from './session-routes.ts';
import type { RateLimit } from '../limits/rate-limit.ts';

export type AccountRoutesDeps = Omit<
  RegistrationRoutesDeps &
    LoginRoutesDeps &
    ProfileRoutesDeps &
    PasswordResetRoutesDeps &
    SessionRoutesDeps &
    AccessTokenRoutesDeps &
    SecondFactorLoginDeps &
    PasskeyLoginDeps &
    FactorRoutesDeps &
    EnrollmentRoutesDeps &
    ProofRoutesDeps &
    EmailConfirmationRoutesDeps,
  'rateLimit'
> & {
  readonly registrationLimit: RateLimit;
  readonly resetLimit: RateLimit;
  readonly confirmationLimit: RateLimit;
};

/** All routes of the slice. */
export const accountRoutes = (deps: AccountRoutesDeps): Router =>
  Router().use(
    registrationRoutes({ ...deps, rateLimit: deps.registrationLimit }),
    loginRoutes(deps),
    secondFactorLoginRoutes(deps),
    passkeyLoginRoutes(deps),
    enrollmentRoutes({ ...deps, rateLimit: deps.confirmationLimit }),
    factorRoutes(deps),
    proofRoutes(deps),
    profileRoutes(deps),
    passwordResetRoutes({ ...deps, rateLimit: deps.resetLimit }),
    sessionRoutes(deps),
    accessTokenRoutes(deps),
    emailConfirmationRoutes({ ...deps, rateLimit: deps.confirmationLimit }),
  );
