import type { z } from 'zod';
import { tokenView } from '../accounts/access-tokens/api.ts';
import { doneResponse, sessionView, userView } from '../accounts/api.ts';
import { secondFactorsView } from '../accounts/second-factor.ts';
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
import { ledgerProof } from '../credits/ledger-proof.ts';
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
import { complaintView, moderatedComplaint, ownComplaint } from '../feedback/complaints/api.ts';
import { comparedTopic, comparisonReport } from '../feedback/report.ts';
import { mailSetting, notificationView } from '../notifications/api.ts';
import { orderView, refundView } from '../orders/api.ts';
import { receivedReviewView, reviewView, statementAgreement } from '../reviews/api.ts';
import { webhookDelivery, webhookView } from '../webhooks/api.ts';

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
  LedgerProof: ledgerProof,
  Complaint: complaintView,
  OwnComplaint: ownComplaint,
  ModeratedComplaint: moderatedComplaint,
  Order: orderView,
  Refund: refundView,
  User: userView,
  Session: sessionView,
  SecondFactors: secondFactorsView,
  AccessToken: tokenView,
  Notification: notificationView,
  MailSetting: mailSetting,
  Webhook: webhookView,
  WebhookDelivery: webhookDelivery,
  LoggedEvent: eventItem,
  StateRow: stateRow,
  Verdict: verdict,
};
