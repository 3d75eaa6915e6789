import type { z } from 'zod';
import { doneResponse, sessionView, userView } from '../accounts/api.ts';
import {
  deviceProduct,
  ownProduct,
  passageView,
  productStanding,
  productSummary,
  productView,
} from '../analysis/api.ts';
import { fact } from '../analysis/fact.ts';
import { aiAnalysis, evidence, limitation, pagesRead, persona, provenance, ratedCriteria } from '../analysis/report.ts';
import { screenshotView } from '../analysis/screenshot.ts';
import { eventItem, stateRow } from '../audit/api.ts';
import { verdict } from '../audit/verdict.ts';
import { creditEntry, creditsView } from '../credits/api.ts';
import { problem } from '../error-body.ts';
import {
  briefView,
  claimView,
  openRequest,
  ownBriefView,
  ownRequest,
  requestedSeat,
  reviewer,
} from '../feedback/api.ts';
import { comparedTopic, comparisonReport } from '../feedback/report.ts';
import { orderView, refundView } from '../orders/api.ts';
import { receivedReviewView, reviewView, statementAgreement } from '../reviews/api.ts';

/** The representations that have a name in the document and in generated clients. */
export const COMPONENTS: Readonly<Record<string, z.ZodType>> = {
  Problem: problem,
  Done: doneResponse,
  Product: productView,
  ProductSummary: productSummary,
  OwnProduct: ownProduct,
  DeviceProduct: deviceProduct,
  ProductStanding: productStanding,
  Passage: passageView,
  AiAnalysis: aiAnalysis,
  Persona: persona,
  Evidence: evidence,
  RatedCriteria: ratedCriteria,
  Provenance: provenance,
  PagesRead: pagesRead,
  Limitation: limitation,
  Fact: fact,
  Screenshot: screenshotView,
  Review: reviewView,
  ReceivedReview: receivedReviewView,
  Reviewer: reviewer,
  StatementAgreement: statementAgreement,
  OpenRequest: openRequest,
  OwnRequest: ownRequest,
  RequestedSeat: requestedSeat,
  Claim: claimView,
  Brief: briefView,
  OwnBrief: ownBriefView,
  ComparisonReport: comparisonReport,
  ComparedTopic: comparedTopic,
  Credits: creditsView,
  CreditEntry: creditEntry,
  Order: orderView,
  Refund: refundView,
  User: userView,
  Session: sessionView,
  LoggedEvent: eventItem,
  StateRow: stateRow,
  Verdict: verdict,
};
