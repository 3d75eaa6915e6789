import { z } from 'zod';

const id = z.int().positive();

/** The id of an app, a person, a review or an order in a path. */
export const numberedId = (of: string, example: number) => ({
  id: { schema: id, description: `The id of the ${of}`, example },
});

/** The id of a request for feedback in a path. */
export const requestId = {
  id: {
    schema: z.uuid(),
    description: 'The id of the feedback request',
    example: '0b6a3c1e-8d52-5f0e-9a41-6c1f2d7b9e30',
  },
};

/** A secret of a link in a path. */
export const linkToken = {
  token: { schema: z.string(), description: 'The token of the link in the email', example: 'q1w2e3r4t5y6u7i8o9p0' },
};

/** The id of one of the user's own objects in a path. */
export const uuidParam = (of: string, example: string) => ({
  id: { schema: z.uuid(), description: `The id of the ${of}`, example },
});
