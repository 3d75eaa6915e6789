import { newPassword } from '@twofold/contracts/accounts/email-and-password';
import { useEffect, useState } from 'react';
import { log } from '../../lib/log.ts';

/** Estimating the strength is slow, so it waits for a pause in typing. */
const PAUSE_MS = 300;

/**
 * Why an accepted password is weak, in a sentence; empty if it is not, or while unknown. The dictionaries are loaded
 * when such a password is first typed.
 */
export const usePasswordAdvice = (password = '', email = ''): string => {
  const [judged, setJudged] = useState({ password: '', advice: '' });
  const mayBeWeak = newPassword.safeParse(password).success;

  useEffect(() => {
    if (!mayBeWeak) return undefined;
    let isCurrent = true;
    const judge = async () => {
      const { judgePassword } = await import('@twofold/contracts/accounts/password-strength');
      if (!isCurrent) return;
      const { isStrong, advice = '' } = judgePassword(password, [email]);
      setJudged({ password, advice: isStrong ? '' : `This password is easy to guess. ${advice}`.trim() });
    };
    const timer = setTimeout(() => {
      judge().catch((error: unknown) => log.error('Judging a password failed', error));
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [password, email, mayBeWeak]);

  return mayBeWeak && judged.password === password ? judged.advice : '';
};
