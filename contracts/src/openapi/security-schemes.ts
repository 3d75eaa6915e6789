/** `components.securitySchemes` */
export const SECURITY_SCHEMES = {
  sessionCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'sid',
    description: 'Set by registering and logging in. Over https its name is `__Host-sid`.',
  },
  bearerAuth: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A personal access token with the scope that a call names: `read`, `analyze` or `feedback`. Calls without a scope do not take tokens.',
  },
} as const;
