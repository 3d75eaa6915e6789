import { z } from 'zod';
import { typedLine } from '../typed-text.ts';

const PASSWORD_MAX = 128;

/** The rules and messages of the specification, section 5, for the forms and the server. */
export const email = typedLine('Email is required')
  .toLowerCase()
  .min(1, 'Email is required')
  .max(254, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'));

/** The rules are in the order of the specification. A password is not trimmed and has at most 128 characters (D-25). */
export const newPassword = z
  .string('Password is required')
  .min(8, 'Password must be at least 8 characters')
  .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`)
  .regex(/\p{Lu}/u, 'Password must contain at least one uppercase letter')
  .regex(/\p{Ll}/u, 'Password must contain at least one lowercase letter')
  .regex(/\d/, 'Password must contain at least one number');

/** A password that is only compared: the rules for new passwords must not lock out old accounts. */
export const knownPassword = z
  .string('Password is required')
  .min(1, 'Password is required')
  .max(PASSWORD_MAX, 'Invalid email or password');
