import '../../lib/zod-without-eval.ts';
import {
  createUserBody,
  eraseUserBody,
  loginBody,
  requestPasswordResetBody,
  resetPasswordBody,
  updateProfileBody,
} from '@twofold/contracts/accounts/api';
import { z } from 'zod';

// The typed values are sent unchanged. These schemas are here so that zod is configured before its use.
export const loginForm = loginBody;
export const requestPasswordResetForm = requestPasswordResetBody;
export const eraseUserForm = eraseUserBody;

type Confirmed = { readonly password: string; readonly confirmPassword: string };

/** The confirmation only protects against typos: it is never sent (specification, section 5). */
const confirmPassword = z.string();
const isConfirmed = (form: Confirmed): boolean => form.password === form.confirmPassword;
const confirmation = {
  path: ['confirmPassword'],
  error: "Passwords don't match",
  // By default, zod would compare the two only once everything else is valid.
  when: () => true,
};

/** Registration, on /auth and on the reviewer page. */
export const registrationForm = createUserBody.extend({ confirmPassword }).refine(isConfirmed, confirmation);
export type RegistrationForm = z.infer<typeof registrationForm>;

/** A new password, from the page of a reset link. */
export const newPasswordForm = resetPasswordBody.extend({ confirmPassword }).refine(isConfirmed, confirmation);
export type NewPasswordForm = z.infer<typeof newPasswordForm>;

const { fullName, socialProfile, expertise } = updateProfileBody.shape;

const isWebAddress = (text: string): boolean => text === '' || URL.canParse(text);

/** The reviewer's profile; the two names are sent as one (specification, section 5). */
export const completeProfileForm = z.object({
  firstName: fullName.unwrap().min(1, 'Please enter your first name'),
  lastName: fullName.unwrap().min(1, 'Please enter your last name'),
  socialProfile: socialProfile.unwrap().refine(isWebAddress, 'Please enter a valid URL'),
  expertise: expertise.unwrap(),
});
export type CompleteProfileForm = z.infer<typeof completeProfileForm>;
