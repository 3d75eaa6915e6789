import { z } from 'zod';
import { typedLine } from '../typed-text.ts';

const PASSWORD_MAX = 128;

/** The rules and messages of the specification, section 5, in the forms and at the server. */
export const email = typedLine('Email is required')
  .toLowerCase()
  .min(1, 'Email is required')
  .max(254, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'));

/** In the order of the specification; not trimmed, and at most 128 characters (D-25). */
export const newPassword = z
  .string('Password is required')
  .min(8, 'Password must be at least 8 characters')
  .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`)
  .regex(/\p{Lu}/u, 'Password must contain at least one uppercase letter')
  .regex(/\p{Ll}/u, 'Password must contain at least one lowercase letter')
  .regex(/\d/, 'Password must contain at least one number');

/** A password that is compared, not chosen: today's rules must not lock out old accounts. */
export const knownPassword = z
  .string('Password is required')
  .min(1, 'Password is required')
  .max(PASSWORD_MAX, 'Invalid email or password');
