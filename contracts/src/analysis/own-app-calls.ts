import { z } from 'zod';
import { doneResponse } from '../accounts/api.ts';
import type { ApiCall } from '../openapi/api-call.ts';
import { numberedId } from '../openapi/path-parameters.ts';
import {
  claimDeviceProductsResponse,
  deviceProduct,
  listOwnProductsQuery,
  ownProduct,
  removeProductBody,
  shareLinkResponse,
} from './api.ts';
import { exampleSummary } from './examples.ts';

const params = numberedId('app', 42);
const done = { schema: doneResponse, example: { ok: true } };
const NOT_YOURS = { 403: 'The app is not yours' };
/** The common fields of an owner's writes. */
const ofOwner = { method: 'post', tag: 'Apps', access: 'account', isWrite: true, params } as const;

/** Calls about a user's own apps, and about the apps that a browser submitted. */
export const OWN_APP_CALLS: readonly ApiCall[] = [
  {
    id: 'listOwnProducts',
    method: 'get',
    path: '/api/me/products',
    tag: 'Apps',
    summary: 'List your apps',
    access: 'account',
    scope: 'read',
    seesOwnWrites: true,
    query: { schema: listOwnProductsQuery, example: { limit: 20 } },
    answer: {
      status: 200,
      description: 'Your apps, newest first',
      schema: z.array(ownProduct),
      example: [{ ...exampleSummary, isListed: true, reviewCount: 3 }],
    },
  },
  {
    ...ofOwner,
    id: 'claimProduct',
    path: '/api/products/{id}/claim',
    summary: 'Add an app that this browser submitted to your account',
    answer: { status: 200, description: 'The app is in your account', ...done },
    refusals: { 403: 'Another browser submitted the app', 409: 'The app already has an owner' },
  },
  {
    id: 'checkClaimable',
    method: 'get',
    path: '/api/products/{id}/claimable',
    tag: 'Apps',
    summary: 'Check whether you can add an app to your account',
    access: 'account',
    seesOwnWrites: true,
    params,
    answer: { status: 204, description: 'You can add the app' },
    refusals: { 404: 'You cannot add the app' },
  },
  {
    ...ofOwner,
    id: 'unlistProduct',
    path: '/api/products/{id}/unlist',
    summary: 'Take an app off Discover',
    description: 'For the owner, and for moderators, who must give a reason.',
    body: { schema: removeProductBody, example: { reason: 'Spam' } },
    answer: { status: 200, description: 'Only people with a link can open the report', ...done },
    refusals: NOT_YOURS,
  },
  {
    ...ofOwner,
    id: 'listProductAgain',
    path: '/api/products/{id}/list-again',
    summary: 'Put an app back on Discover',
    answer: { status: 200, description: 'The report is public again', ...done },
    refusals: { 403: 'The app is not yours, or a moderator unlisted it' },
  },
  {
    ...ofOwner,
    id: 'takeProductDown',
    method: 'delete',
    path: '/api/products/{id}',
    summary: 'Delete an app and its report',
    description: 'Permanent. Ends open feedback requests and refunds their payments.',
    body: { schema: removeProductBody, example: { reason: 'Spam' } },
    answer: { status: 200, description: 'The report is deleted', ...done },
    refusals: NOT_YOURS,
  },
  {
    ...ofOwner,
    id: 'createShareLink',
    path: '/api/products/{id}/share-link',
    summary: 'Create a share link',
    description:
      'Anyone who opens `/analysis/{id}?share={token}` sees the report. A second call returns the same link.',
    answer: {
      status: 200,
      description: 'The token of the link',
      schema: shareLinkResponse,
      example: { token: 'Yk3v0c9fT2aXwq8L' },
    },
    refusals: NOT_YOURS,
  },
  {
    ...ofOwner,
    id: 'revokeShareLink',
    method: 'delete',
    path: '/api/products/{id}/share-link',
    summary: 'Revoke the share link',
    answer: { status: 200, description: 'The link no longer works', ...done },
    refusals: NOT_YOURS,
  },
  {
    id: 'introduceDevice',
    method: 'post',
    path: '/api/device',
    tag: 'Apps',
    summary: 'Get a device cookie',
    description: 'Call it before `/api/analyze/url` to follow the analysis while it runs.',
    access: 'open',
    answer: { status: 200, description: 'The cookie is set', ...done },
  },
  {
    id: 'listDeviceProducts',
    method: 'get',
    path: '/api/device/products',
    tag: 'Apps',
    summary: 'List what this device submitted',
    access: 'anyone',
    seesOwnWrites: true,
    answer: {
      status: 200,
      description: 'Apps and running analyses, newest first',
      schema: z.array(deviceProduct),
      example: [
        {
          id: 42,
          url: 'https://benchbook.example/',
          state: 'done',
          title: 'Benchbook',
          isClaimable: true,
          requestedAt: '2030-05-04T09:30:00.000Z',
        },
      ],
    },
  },
  {
    id: 'claimDeviceProducts',
    method: 'post',
    path: '/api/device/products/claim',
    tag: 'Apps',
    summary: 'Add everything this device submitted to your account',
    access: 'account',
    isWrite: true,
    answer: {
      status: 200,
      description: 'The ids of the apps that are now in your account',
      schema: claimDeviceProductsResponse,
      example: { claimed: [42] },
    },
  },
];
