/** The shared settings of all processes of a scene. */
export const MASTER_KEYS = [Buffer.alloc(32, 7)];
export const SESSION_SECRETS = ['a secret for tests of 32 bytes or more'];
export const ORIGIN = 'https://twofold.example';
