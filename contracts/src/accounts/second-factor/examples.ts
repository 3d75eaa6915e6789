const credential = {
  id: 'kX2mJ9vQ',
  rawId: 'kX2mJ9vQ',
  type: 'public-key',
  clientExtensionResults: {},
};

/** The passkey data that browsers send; see WebAuthn. */
export const exampleAssertion = {
  ...credential,
  response: {
    clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
    authenticatorData: 'SZYN5YgOjGh0',
    signature: 'MEUCIQDx',
  },
};
export const exampleRegistration = {
  ...credential,
  response: { clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0', attestationObject: 'o2NmbXRkbm9uZQ' },
};
export const exampleChallenge = { options: { challenge: 'q5tYk0aPzqkI4Yl3', timeout: 300_000 } };
export const exampleProof = { proof: { kind: 'totp', code: '492039' } };
