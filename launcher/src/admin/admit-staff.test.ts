import { describe, expect, it } from 'vitest';
import { createAdmitStaff } from './admit-staff.ts';

const admit = async (isStrong: boolean | undefined, isProduction: boolean) => {
  const warnings: string[] = [];
  const admitStaff = createAdmitStaff({
    isStrong: () => Promise.resolve(isStrong),
    isProduction,
    warn: (warning) => warnings.push(warning),
  });
  await admitStaff(7);
  return warnings;
};

describe('admitting a user to the staff', () => {
  it.each([true, false])('takes a strong password without a word (production: %s)', async (isProduction) => {
    expect(await admit(true, isProduction)).toEqual([]);
  });

  it.each([
    [false, 'The password of this user is easy to guess'],
    [undefined, 'It is not known how strong the password of this user is'],
  ])('refuses a password that is strong: %s in production, and warns elsewhere', async (isStrong, problem) => {
    await expect(admit(isStrong, true)).rejects.toThrow(problem);
    expect(await admit(isStrong, false)).toEqual([expect.stringContaining(problem)]);
  });
});
