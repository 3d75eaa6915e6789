import { z } from 'zod';
import type { ApiCall } from '../openapi/api-call.ts';
import { numberedId } from '../openapi/path-parameters.ts';
import {
  analyzeUrlBody,
  analyzeUrlResponse,
  listProductsQuery,
  passageView,
  productQuery,
  productStanding,
  productSummary,
  productView,
  reanalyzeResponse,
} from './api.ts';
import { examplePassage, exampleProduct, exampleStanding, exampleSummary } from './examples.ts';
import { screenshotName } from './screenshot.ts';
import { doneResponse } from '../accounts/api.ts';

const app = numberedId('app', 42);
const analysis = {
  id: {
    schema: z.uuid(),
    description: 'The Idempotency-Key of the request for the analysis',
    example: '7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11',
  },
};
const ofReport = { schema: productQuery, example: {} };
/** Why an analysis produces no report. */
const FAILURES = {
  409: 'The Idempotency-Key was used for another request, the analysis was canceled, or one is already running',
  422: 'The site cannot be analyzed: it is unreachable, blocks automated visitors, or is not a web page',
  502: 'The analysis provider failed',
  504: 'The analysis provider took too long',
};

/** Analyzing a site, and reading its reports. */
export const ANALYSIS_CALLS: readonly ApiCall[] = [
  {
    id: 'analyzeUrl',
    method: 'post',
    path: '/api/analyze/url',
    tag: 'Analysis',
    summary: 'Analyze a website',
    description:
      'Reads the site and writes the report. The call answers when the report is ready, which takes about 20 seconds. Free for everyone. Follow the steps at `/api/analyses/{id}/progress`, with the Idempotency-Key as the id.',
    access: 'anyone',
    scope: 'analyze',
    isWrite: true,
    isLimited: true,
    body: { schema: analyzeUrlBody, example: { url: 'https://benchbook.example' } },
    answer: {
      status: 201,
      description: 'The report is ready',
      schema: analyzeUrlResponse,
      example: { productId: 42 },
    },
    refusals: FAILURES,
  },
  {
    id: 'reanalyzeProduct',
    method: 'post',
    path: '/api/products/{id}/reanalyses',
    tag: 'Analysis',
    summary: 'Analyze an app again',
    description:
      'Writes a new version of the report, at most once an hour. For the owner, or the browser that submitted it.',
    access: 'anyone',
    scope: 'analyze',
    isWrite: true,
    isLimited: true,
    params: app,
    answer: {
      status: 201,
      description: 'The new version is ready',
      schema: reanalyzeResponse,
      example: { productId: 42, version: 2 },
    },
    refusals: { ...FAILURES, 403: 'The app is not yours' },
  },
  {
    id: 'followAnalysis',
    method: 'get',
    path: '/api/analyses/{id}/progress',
    tag: 'Analysis',
    summary: 'Follow the steps of an analysis',
    description:
      'Server-sent events named `progress` with `{"step"}`, one of reading, rendering, pages, writing, done and failed. Only for the device that requested the analysis, which its cookie identifies.',
    access: 'open',
    isLimited: true,
    params: analysis,
    answer: { status: 200, description: 'A stream of steps', contentTypes: ['text/event-stream'] },
  },
  {
    id: 'cancelAnalysis',
    method: 'post',
    path: '/api/analyses/{id}/cancel',
    tag: 'Analysis',
    summary: 'Cancel an analysis',
    access: 'open',
    isLimited: true,
    params: analysis,
    answer: { status: 200, description: 'The analysis ends shortly', schema: doneResponse, example: { ok: true } },
    refusals: { 409: 'The analysis has already ended' },
  },
  {
    id: 'listProducts',
    method: 'get',
    path: '/api/products',
    tag: 'Analysis',
    summary: 'List the apps on Discover',
    description: 'Newest first, in pages: `before` is the id of the last app on the previous page.',
    access: 'anyone',
    scope: 'read',
    seesOwnWrites: true,
    isCacheable: true,
    query: { schema: listProductsQuery, example: { q: 'bike', seats: 'open', limit: 20 } },
    answer: {
      status: 200,
      description: 'A page of apps',
      schema: z.array(productSummary),
      example: [exampleSummary],
    },
  },
  {
    id: 'getProduct',
    method: 'get',
    path: '/api/products/{id}',
    tag: 'Analysis',
    summary: 'Read a report',
    description:
      'Returns the newest version, or the one in `version`. An unlisted report can be read by its owner, with the token of its share link, or with an order for it.',
    access: 'anyone',
    scope: 'read',
    seesOwnWrites: true,
    isCacheable: true,
    params: app,
    query: ofReport,
    answer: { status: 200, description: 'The report', schema: productView, example: exampleProduct },
  },
  {
    id: 'getStanding',
    method: 'get',
    path: '/api/products/{id}/standing',
    tag: 'Analysis',
    summary: 'Read your relationship to an app',
    access: 'anyone',
    scope: 'read',
    seesOwnWrites: true,
    params: app,
    query: ofReport,
    answer: {
      status: 200,
      description: 'Your relationship to the app',
      schema: productStanding,
      example: exampleStanding,
    },
  },
  {
    id: 'getPassage',
    method: 'get',
    path: '/api/products/{id}/passages/{evidence}',
    tag: 'Analysis',
    summary: 'Read the passage that a statement quotes',
    access: 'anyone',
    scope: 'read',
    params: {
      ...app,
      evidence: { schema: z.string(), description: 'The `id` of the evidence in the report', example: 'purpose' },
    },
    query: { schema: productQuery.omit({ version: true }), example: {} },
    answer: {
      status: 200,
      description: 'The quote and the texts around it',
      schema: passageView,
      example: examplePassage,
    },
  },
  {
    id: 'getScreenshot',
    method: 'get',
    path: '/api/products/{id}/screenshots/{name}',
    tag: 'Analysis',
    summary: 'Download a screenshot',
    access: 'anyone',
    scope: 'read',
    isCacheable: true,
    params: { ...app, name: { schema: screenshotName, description: 'The screen size', example: 'desktop' } },
    query: ofReport,
    answer: { status: 200, description: 'The image', contentTypes: ['image/webp'] },
  },
];
