/** `components.securitySchemes` */
export const SECURITY_SCHEMES = {
  sessionCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'sid',
    description: 'Set when you register or log in. Over HTTPS its name is `__Host-sid`.',
  },
  bearerAuth: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A personal access token with the scope that the call requires: `read`, `analyze` or `feedback`. Calls without a scope do not accept tokens.',
  },
} as const;
