// Written by `npm run api:types` from the OpenAPI document. Do not edit.

export interface paths {
    "/api/analyze/url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Analyze a website
         * @description Reads the site and writes the report. The call answers when the report is ready, which takes about 20 seconds. Free for everyone. Follow the steps at `/api/analyses/{id}/progress`, with the Idempotency-Key as the id.
         */
        post: operations["analyzeUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/reanalyses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Analyze an app again
         * @description Writes a new version of the report, at most once an hour. For the owner, or the browser that submitted it.
         */
        post: operations["reanalyzeProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analyses/{id}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow the steps of an analysis
         * @description Server-sent events named `progress` with `{"step"}`, one of reading, rendering, pages, writing, done and failed. Only for the device that requested the analysis, which its cookie identifies.
         */
        get: operations["followAnalysis"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analyses/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel an analysis */
        post: operations["cancelAnalysis"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the apps on Discover
         * @description Newest first, in pages: `before` is the id of the last app on the previous page.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a report
         * @description Returns the newest version, or the one in `version`. An unlisted report can be read by its owner, with the token of its share link, or with an order for it.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        /**
         * Delete an app and its report
         * @description Permanent. Ends open feedback requests and refunds their payments.
         */
        delete: operations["takeProductDown"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/standing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read your relationship to an app */
        get: operations["getStanding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/passages/{evidence}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the passage that a statement quotes */
        get: operations["getPassage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/screenshots/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a screenshot */
        get: operations["getScreenshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your apps */
        get: operations["listOwnProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an app that this browser submitted to your account */
        post: operations["claimProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/claimable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check whether you can add an app to your account */
        get: operations["checkClaimable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/unlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an app off Discover
         * @description For the owner, and for moderators, who must give a reason.
         */
        post: operations["unlistProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/list-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put an app back on Discover */
        post: operations["listProductAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/share-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a share link
         * @description Anyone who opens `/analysis/{id}?share={token}` sees the report. A second call returns the same link.
         */
        post: operations["createShareLink"];
        /** Revoke the share link */
        delete: operations["revokeShareLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a device cookie
         * @description Call it before `/api/analyze/url` to follow the analysis while it runs.
         */
        post: operations["introduceDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/device/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what this device submitted */
        get: operations["listDeviceProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/device/products/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add everything this device submitted to your account */
        post: operations["claimDeviceProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feedback-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requests with open seats
         * @description Requests that fit your expertise come first, then those due soonest.
         */
        get: operations["listOpenRequests"];
        put?: never;
        /**
         * Request reviews with credits
         * @description Costs one credit for each reviewer. You must keep at least one credit. Late reviews are refunded automatically.
         */
        post: operations["requestFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/feedback-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your requests */
        get: operations["listOwnRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feedback-requests/{id}/brief": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Brief the reviewers
         * @description Replaces the whole brief. Buyers without an account send the token from their email.
         */
        post: operations["writeBrief"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feedback-requests/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a request
         * @description Possible until a reviewer claims a seat. Credits and payments are refunded.
         */
        post: operations["cancelRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feedback-requests/{id}/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Claim a seat */
        post: operations["claimSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feedback-requests/{id}/claims/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Release a seat */
        delete: operations["releaseSeat"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the seats you hold */
        get: operations["listClaims"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feedback-requests/{id}/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the test login of a request
         * @description For reviewers with a seat.
         */
        get: operations["getTestLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submit a review */
        post: operations["submitReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one of your reviews */
        get: operations["getReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Complete a review and earn 1 credit */
        patch: operations["completeReview"];
        trace?: never;
    };
    "/api/me/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the reviews you wrote */
        get: operations["listOwnReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the reviews of an app
         * @description The owner gets all complete reviews, buyers get those that they bought.
         */
        get: operations["listReviewsOfProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Judge statements of a report */
        post: operations["judgeStatements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the statements you are asked to judge */
        get: operations["listStatementsToJudge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** See how people judge a report */
        get: operations["getAgreement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/complaint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a review of an order
         * @description Once for each order. Buyers without an account send the token from their email.
         */
        post: operations["reportReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/complaint/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Appeal a report of your review */
        post: operations["appealComplaint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/standing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read your standing as a reviewer */
        get: operations["getReviewerStanding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/complaints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List appealed reports */
        get: operations["listComplaints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/complaints/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide an appealed report */
        post: operations["decideComplaint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read your credits
         * @description Newest first, in pages: `before` is the number of the last entry on the previous page.
         */
        get: operations["getCredits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a checkout */
        post: operations["checkOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify a payment
         * @description Asks the payment provider, and confirms the order once it is paid.
         */
        get: operations["verifyPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your orders */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an order with its reviews */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the comparison report of an order
         * @description Comes with the Standard Bundle, once two reviews are complete.
         */
        get: operations["getComparison"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/link/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke the link in the emails about an order */
        post: operations["revokeOrderLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the address for emails about an order
         * @description For buyers without an account, in the browser that paid.
         */
        post: operations["giveOrderEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive an event from the payment provider
         * @description The provider signs the bytes of the body in the header `stripe-signature`. The limit is 256 kB.
         */
        post: operations["receivePaymentEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an account */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a reviewer account
         * @description Same as `/api/register`, with agreement to the terms.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log out */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout/everywhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all other sessions */
        post: operations["logOutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password-resets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a password reset link
         * @description The answer is the same whether or not an account has the address.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password-resets/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/email-confirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the confirmation email again */
        post: operations["sendConfirmationAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/email-confirmations/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an email address */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read your account */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your sessions */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one session */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read your account by its id */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /**
         * Delete your account
         * @description Permanent. Deletes all the data we hold about you.
         */
        delete: operations["eraseUser"];
        options?: never;
        head?: never;
        /**
         * Update your profile
         * @description Omitted fields stay as they are. An empty string clears a field.
         */
        patch: operations["updateProfile"];
        trace?: never;
    };
    "/api/users/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export your data */
        get: operations["exportUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/second-factor/passkey-challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get a passkey challenge to finish a login */
        post: operations["challengeLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a login with a second factor
         * @description Call it in the same browser after `/api/login` has answered 202.
         */
        post: operations["continueLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/passkey-challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get a passkey challenge to log in */
        post: operations["challengeVisitor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in with a passkey */
        post: operations["logInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/second-factor/passkey-challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get a passkey challenge to prove your second factor */
        post: operations["challengeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/second-factor/proofs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove your second factor again
         * @description Allows sensitive actions in this session for 15 minutes.
         */
        post: operations["proveSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/second-factor/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check whether your proof is recent */
        post: operations["checkProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/second-factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your second factors */
        get: operations["listSecondFactors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/second-factors/email-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request the code for adding the first second factor
         * @description The code is emailed if the server sends emails and your address is confirmed. It works for 10 minutes.
         */
        post: operations["askForEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor-removals/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn off two-step verification that someone else turned on
         * @description Uses the link in the email about the first second factor, which works for 7 days. Ends all sessions.
         */
        post: operations["disownSecondFactors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/second-factors/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start to add an authenticator app */
        post: operations["beginTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/second-factors/totp/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an authenticator app */
        post: operations["confirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/second-factors/passkey-challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start to add a passkey */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/second-factors/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a passkey */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/second-factors/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create new recovery codes
         * @description The old ones no longer work.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/second-factors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a second factor */
        delete: operations["removeSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your access tokens */
        get: operations["listAccessTokens"];
        put?: never;
        /** Create an access token */
        post: operations["createAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke an access token */
        delete: operations["revokeAccessToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/tokens/revoke-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke all access tokens */
        post: operations["revokeAccessTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your notifications */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/notifications/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count your unread notifications */
        get: operations["countUnread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description Marks one by its id, or all up to a time.
         */
        post: operations["readNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/mail-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List which emails you get */
        get: operations["getMailSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Turn a kind of email on or off */
        patch: operations["changeMailSetting"];
        trace?: never;
    };
    "/api/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the unsubscribe page
         * @description Changes nothing, because programs that scan emails open links.
         */
        get: operations["openUnsubscribePage"];
        put?: never;
        /**
         * Unsubscribe from a kind of email
         * @description The one-click form of RFC 8058. Requests without a form are accepted, too.
         */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your webhook endpoints */
        get: operations["listWebhooks"];
        put?: never;
        /** Add a webhook endpoint */
        post: operations["addWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a webhook endpoint */
        delete: operations["removeWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/webhooks/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable a webhook endpoint
         * @description Endpoints are disabled when they cannot be reached for three days.
         */
        post: operations["enableWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a test to a webhook endpoint */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what was sent to a webhook endpoint */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/webhooks/{id}/deliveries/{delivery}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a message again */
        post: operations["sendAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read this document */
        get: operations["getDescription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search the log */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an event */
        get: operations["getEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/streams/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a stream */
        get: operations["getStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/streams/{name}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the state of a stream at a revision or time */
        get: operations["getState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/streams/{name}/diff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Compare a stream at two revisions or times */
        get: operations["getDiff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/traces/{correlationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the events that a request caused */
        get: operations["getTrace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read all data about a person */
        get: operations["getPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/people/lookups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Find a person by email address */
        post: operations["findPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the figures of the log */
        get: operations["getOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the events of each type */
        get: operations["listEventTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/streams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count streams and list the newest */
        get: operations["listStreams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/projections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** See how far projections are */
        get: operations["listProjections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/reactors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** See how far reactors are */
        get: operations["listReactors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/checkpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Compare signed checkpoints with the log */
        get: operations["listCheckpoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List failed refunds and disputes */
        get: operations["listPaymentIssues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/erasures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List erased people and reports */
        get: operations["listErasures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/verifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List verifications */
        get: operations["listVerifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/verifications/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify the log and follow it
         * @description Server-sent events `progress`, `finding`, `result` and `failed`. A client that reconnects after the end gets 204.
         */
        get: operations["verifyLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/tail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow the log
         * @description Server-sent events: `event` for each new event, with its position as the id.
         */
        get: operations["followLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the log as it is stored */
        get: operations["exportLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/export/manifest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the manifest that verifies an export */
        get: operations["getExportManifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/projections/{name}/rebuild": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rebuild a projection */
        post: operations["rebuildProjection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/projections/{name}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retry a stream that is parked for a projection */
        post: operations["retryInProjection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/projections/{name}/skip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Skip an event that a projection cannot apply */
        post: operations["skipInProjection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/reactors/{name}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retry a stream that is parked for a reactor */
        post: operations["retryInReactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/reactors/{name}/skip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Skip an event that a reactor cannot apply */
        post: operations["skipInReactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/orders/{id}/retry-refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retry a refund that failed */
        post: operations["retryRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/orders/{id}/simulate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulate a failed refund or a dispute
         * @description Only outside production, with simulated payments.
         */
        post: operations["simulateTrouble"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "analysis.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A report on one of your apps is ready */
        post: operations["receiveAnalysisCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "site.measured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The site of one of your apps was measured in a browser */
        post: operations["receiveSiteMeasured"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "review.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A review of one of your apps is complete */
        post: operations["receiveReviewCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** All reviews of one of your orders have arrived */
        post: operations["receiveOrderDelivered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.refunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Part of one of your orders was refunded */
        post: operations["receiveOrderRefunded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Problem: {
            error: string;
            details?: {
                path: string;
                message: string;
            }[];
            type: string;
            title: string;
            status: number;
            detail: string;
        };
        Done: {
            /** @constant */
            ok: true;
        };
        Product: {
            title: string;
            description: string;
            purpose: string;
            targetAudience: string;
            usps: string[];
            aiAnalysis: components["schemas"]["AiAnalysis"];
            evidence: components["schemas"]["Evidence"][];
            pages?: components["schemas"]["PagesRead"];
            limited?: components["schemas"]["Limitation"];
            criteria?: components["schemas"]["RatedCriteria"];
            facts?: components["schemas"]["Fact"][];
            id: number;
            version?: number;
            earlierVersions?: {
                version: number;
                /** Format: date-time */
                createdAt: string;
            }[];
            url: string;
            /** Format: date-time */
            createdAt: string;
            provenance: components["schemas"]["Provenance"];
            /** @enum {string} */
            measurement?: "under-way" | "done" | "failed";
            /** @enum {string} */
            measurementFailure?: "off" | "no-browser" | "no-sandbox" | "too-busy" | "failed" | "interrupted";
            browser?: {
                lighthouse?: {
                    version: string;
                    isHostSlow: boolean;
                    scores: {
                        performance: number | null;
                        accessibility: number | null;
                        bestPractices: number | null;
                        search: number | null;
                    };
                    vitals: {
                        largestContentfulPaintMs: number | null;
                        layoutShift: number | null;
                        totalBlockingTimeMs: number | null;
                        firstContentfulPaintMs: number | null;
                        speedIndexMs: number | null;
                    };
                    weight: {
                        /** @enum {string} */
                        type: "document" | "script" | "stylesheet" | "image" | "font" | "media" | "other";
                        bytes: number;
                        requests: number;
                    }[];
                    requests: number;
                    thirdParties: string[];
                    consoleErrors: {
                        count: number;
                        texts: string[];
                    };
                };
                facts: components["schemas"]["Fact"][];
                /** Format: date-time */
                measuredAt: string;
            };
            screenshots?: components["schemas"]["Screenshot"][];
        };
        ProductSummary: {
            title: string;
            description: string;
            purpose: string;
            targetAudience: string;
            usps: string[];
            aiAnalysis: components["schemas"]["AiAnalysis"];
            pages?: components["schemas"]["PagesRead"];
            limited?: components["schemas"]["Limitation"];
            id: number;
            url: string;
            /** Format: date-time */
            createdAt: string;
            provenance: components["schemas"]["Provenance"];
            /** @enum {string} */
            measurement?: "under-way" | "done" | "failed";
            screenshots?: components["schemas"]["Screenshot"][];
            openSeats: number;
        };
        OwnProduct: {
            title: string;
            description: string;
            purpose: string;
            targetAudience: string;
            usps: string[];
            aiAnalysis: components["schemas"]["AiAnalysis"];
            pages?: components["schemas"]["PagesRead"];
            limited?: components["schemas"]["Limitation"];
            id: number;
            url: string;
            /** Format: date-time */
            createdAt: string;
            provenance: components["schemas"]["Provenance"];
            /** @enum {string} */
            measurement?: "under-way" | "done" | "failed";
            screenshots?: components["schemas"]["Screenshot"][];
            openSeats: number;
            isListed: boolean;
            isShared?: boolean;
            reviewCount: number;
        };
        DeviceProduct: {
            id: number;
            url: string;
            /** @enum {string} */
            state: "running" | "done";
            title?: string;
            isClaimable: boolean;
            /** Format: date-time */
            requestedAt: string;
        };
        ProductStanding: {
            isOwner: boolean;
            isClaimable: boolean;
            seesReviews: boolean;
            /** @constant */
            earnsNothing?: true;
            order?: {
                id: number;
                /** @enum {string} */
                state: "under-way" | "delivered" | "closed";
                /** Format: date-time */
                dueAt: string;
                seats: number;
                filled: number;
            };
        };
        Passage: {
            page: string;
            before: string[];
            text: string;
            after: string[];
        };
        AiAnalysis: {
            strengths: string[];
            weaknesses: string[];
            opportunities: string[];
            threats: string[];
            competitors: string[];
            marketTrends: string[];
            customerPersona: components["schemas"]["Persona"] | null;
            secondaryPersonas: components["schemas"]["Persona"][];
            monetizationPotential: {
                rating: number | null;
                rationale: string;
                suggestedModels: string[];
            };
            successPotential: {
                rating: number | null;
                rationale: string;
                improvements: string[];
            };
        };
        Persona: {
            name: string;
            age: string;
            occupation: string;
            quote: string;
            background: string;
            behavior: string;
            goals: string[];
            painPoints: string[];
        };
        Evidence: {
            id: string;
            path: string;
            /** @constant */
            basis: "quote";
            quote: string;
            section: string;
            /** Format: uri */
            page?: string;
        } | {
            id: string;
            path: string;
            /** @constant */
            basis: "inference";
            reason: string;
        } | {
            id: string;
            path: string;
            /** @constant */
            basis: "table";
            table: string;
        } | {
            id: string;
            path: string;
            /** @constant */
            basis: "measured";
            fact: string;
        };
        RatedCriteria: {
            monetization: {
                name: string;
                points: number;
                outOf: number;
                finding: string;
                statements: string[];
            }[];
            success: {
                name: string;
                points: number;
                outOf: number;
                finding: string;
                statements: string[];
            }[];
        };
        Provenance: {
            /** @constant */
            provider: "openai";
            model: string;
            promptVersion?: string;
        } | {
            /** @constant */
            provider: "built-in";
            rubricVersion: string;
            /** @enum {string} */
            insteadOfModel?: "failed" | "slow" | "unfounded" | "over-budget";
        };
        PagesRead: {
            read: {
                /** Format: uri */
                url: string;
                /** @enum {string} */
                role: "pricing" | "product" | "about" | "customers" | "faq" | "contact" | "docs" | "other";
                title: string;
            }[];
            unread: {
                /** Format: uri */
                url: string;
                /** @enum {string} */
                role: "pricing" | "product" | "about" | "customers" | "faq" | "contact" | "docs" | "other";
                /** @enum {string} */
                reason: "robots" | "failed" | "same";
            }[];
        };
        Limitation: {
            /** @enum {string} */
            reason: "parked" | "directory-listing" | "server-default" | "error-page" | "login-page" | "consent-wall" | "age-gate" | "article" | "not-rendered";
            evidence?: string;
        };
        Fact: {
            id: string;
            /** @enum {string} */
            group: "performance" | "user-experience" | "accessibility" | "search" | "sharing" | "delivery" | "security" | "legal" | "technology";
            title: string;
            /** @enum {string} */
            status: "pass" | "warning" | "fail" | "info" | "not-measured";
            value: string | number;
            unit?: string;
            evidence: string;
            why: string;
            advice?: string;
            /** Format: uri */
            source: string;
            rules: string;
        };
        Screenshot: {
            /** @enum {string} */
            name: "desktop" | "phone";
            width: number;
            height: number;
        };
        Review: {
            id: number;
            productId: number;
            content: string;
            rating: number;
            /** @enum {string} */
            status: "pending" | "complete";
            /** Format: date-time */
            createdAt: string;
            /** @constant */
            earns?: false;
        };
        ReceivedReview: {
            id: number;
            productId: number;
            content: string;
            rating: number;
            /** @enum {string} */
            status: "pending" | "complete";
            /** Format: date-time */
            createdAt: string;
            /** @constant */
            earns?: false;
            reviewer: components["schemas"]["Reviewer"];
        };
        Reviewer: {
            name: string;
            expertise: string;
        };
        StatementAgreement: {
            path: string;
            agree: number;
            disagree: number;
            cannotTell: number;
            isContradicted: boolean;
            voices?: {
                reviewer: components["schemas"]["Reviewer"];
                /** @enum {string} */
                answer: "agree" | "disagree" | "cannot-tell";
                comment?: string;
            }[];
        };
        OpenRequest: {
            /** Format: uuid */
            requestId: string;
            /** @enum {string} */
            source: "paid-order" | "credit-request";
            productId: number;
            product: {
                title: string;
                url: string;
                description: string;
            };
            seats: number;
            openSeats: number;
            claimHours: number;
            /** Format: date-time */
            requestedAt: string;
            /** Format: date-time */
            dueAt: string;
            matchedWords: string[];
        };
        OwnRequest: {
            /** Format: uuid */
            requestId: string;
            productId: number;
            product?: {
                title: string;
                url: string;
            };
            /** @enum {string} */
            state: "under-way" | "delivered" | "closed";
            /** Format: date-time */
            requestedAt: string;
            /** Format: date-time */
            dueAt: string;
            seats: components["schemas"]["RequestedSeat"][];
            brief?: components["schemas"]["OwnBrief"];
        };
        RequestedSeat: {
            seat: number;
            /** @enum {string} */
            state: "open" | "claimed" | "filled" | "missing";
            /** Format: date-time */
            claimedAt?: string;
            /** Format: date-time */
            claimedUntil?: string;
            /** Format: date-time */
            filledAt?: string;
            reviewer?: components["schemas"]["Reviewer"];
            review?: {
                id: number;
                rating: number;
                content: string;
            };
        };
        Claim: {
            /** Format: uuid */
            requestId: string;
            seat: number;
            productId: number;
            product: {
                title: string;
                url: string;
                description: string;
            };
            /** Format: date-time */
            claimedAt: string;
            /** Format: date-time */
            dueAt: string;
            reviewId?: number;
            brief?: components["schemas"]["Brief"];
        };
        Brief: {
            task?: string;
            questions: string[];
            hasAccess: boolean;
        };
        OwnBrief: {
            task?: string;
            questions: string[];
            hasAccess: boolean;
            access?: string;
        };
        ComparisonReport: {
            orderId: number;
            expected: number;
            reviews: {
                reviewId: number;
                reviewer: {
                    name: string;
                    expertise: string;
                };
                rating: number;
                sentences: string[];
            }[];
            agreements: components["schemas"]["ComparedTopic"][];
            differences: components["schemas"]["ComparedTopic"][];
            offTopic: number[];
            /** @constant */
            isComparing?: true;
            comparedBy?: {
                /** @constant */
                by: "rules";
                version: number;
            } | {
                /** @constant */
                by: "model";
                model: string;
                promptVersion: number;
            };
        };
        ComparedTopic: {
            topic: string;
            statement: string;
            words: string[];
            sides: {
                /** @enum {string} */
                stance: "praise" | "criticism" | "remark";
                quotes: {
                    reviewId: number;
                    sentence: number;
                }[];
            }[];
        };
        Credits: {
            balance: number;
            pending: number;
            entries: components["schemas"]["CreditEntry"][];
        };
        CreditEntry: {
            number: number;
            /** Format: uuid */
            eventId: string;
            /** @enum {string} */
            kind: "granted" | "earned" | "reserved" | "spent" | "returned" | "revoked" | "withheld";
            change: number;
            balance: number;
            /** Format: date-time */
            at: string;
            productId?: number;
            reviewId?: number;
            /** @enum {string} */
            source?: "welcome" | "discover" | "credit-request" | "paid-order";
        };
        LedgerProof: {
            checkpoint: {
                /** @constant */
                format: "twofold-witness-1";
                /** Format: uuid */
                storeId: string;
                number: number;
                position: number;
                chain: string;
                root: string;
                previous: string;
                /** Format: date-time */
                signedAt: string;
                peaks: string[];
                signature: {
                    publicKey: string;
                    value: string;
                };
            };
            events: {
                position: number;
                /** Format: date-time */
                recordedAt: string;
                stream: string;
                revision: number;
                type: string;
                /** Format: uuid */
                id: string;
                data: string;
                metadata: string;
                path: string[];
            }[];
        };
        Complaint: {
            reviewId: number;
            seat: number;
            /** @enum {string} */
            reason: "off-topic" | "wrong-product" | "copied" | "abusive";
            note?: string;
            /** @enum {string} */
            state: "reported" | "appealed" | "upheld" | "dismissed";
            /** Format: date-time */
            reportedAt: string;
            /** Format: date-time */
            appealBy: string;
            appeal?: {
                text?: string;
                /** Format: date-time */
                at: string;
            };
            decided?: {
                /** @enum {string} */
                because: "moderator" | "no-appeal" | "reviewer-erased" | "buyer-erased";
                /** Format: date-time */
                at: string;
            };
        };
        OwnComplaint: {
            reviewId: number;
            seat: number;
            /** @enum {string} */
            reason: "off-topic" | "wrong-product" | "copied" | "abusive";
            note?: string;
            /** @enum {string} */
            state: "reported" | "appealed" | "upheld" | "dismissed";
            /** Format: date-time */
            reportedAt: string;
            /** Format: date-time */
            appealBy: string;
            appeal?: {
                text?: string;
                /** Format: date-time */
                at: string;
            };
            decided?: {
                /** @enum {string} */
                because: "moderator" | "no-appeal" | "reviewer-erased" | "buyer-erased";
                /** Format: date-time */
                at: string;
            };
            orderId: number;
            productId: number;
            product?: {
                title: string;
                url: string;
            };
            review?: {
                id: number;
                rating: number;
                content: string;
            };
            earned: boolean;
        };
        ModeratedComplaint: {
            reviewId: number;
            seat: number;
            /** @enum {string} */
            reason: "off-topic" | "wrong-product" | "copied" | "abusive";
            note?: string;
            /** @enum {string} */
            state: "reported" | "appealed" | "upheld" | "dismissed";
            /** Format: date-time */
            reportedAt: string;
            /** Format: date-time */
            appealBy: string;
            appeal?: {
                text?: string;
                /** Format: date-time */
                at: string;
            };
            decided?: {
                /** @enum {string} */
                because: "moderator" | "no-appeal" | "reviewer-erased" | "buyer-erased";
                /** Format: date-time */
                at: string;
            };
            orderId: number;
            productId: number;
            product?: {
                title: string;
                url: string;
            };
            review?: {
                id: number;
                rating: number;
                content: string;
            };
            earned: boolean;
            /** @constant */
            canDecide?: true;
        };
        Order: {
            id: number;
            productId: number;
            product?: {
                title: string;
                url: string;
            };
            /** @enum {string} */
            tier: "QUICK" | "STANDARD";
            amountCents: number;
            isSimulated: boolean;
            sessionId?: string;
            /** @enum {string} */
            state: "unpaid" | "expired" | "under-way" | "delivered" | "closed";
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            paidAt?: string;
            /** Format: date-time */
            dueAt?: string;
            /** Format: uuid */
            requestId?: string;
            brief?: components["schemas"]["OwnBrief"];
            seats: components["schemas"]["RequestedSeat"][];
            refunds: components["schemas"]["Refund"][];
            /** Format: date-time */
            canReportUntil?: string;
            complaint?: {
                reviewId: number;
                seat: number;
                /** @enum {string} */
                reason: "off-topic" | "wrong-product" | "copied" | "abusive";
                note?: string;
                /** @enum {string} */
                state: "reported" | "appealed" | "upheld" | "dismissed";
                /** Format: date-time */
                reportedAt: string;
                /** Format: date-time */
                appealBy: string;
                appeal?: {
                    text?: string;
                    /** Format: date-time */
                    at: string;
                };
                decided?: {
                    /** @enum {string} */
                    because: "moderator" | "no-appeal" | "reviewer-erased" | "buyer-erased";
                    /** Format: date-time */
                    at: string;
                };
                replacement?: {
                    /** Format: uuid */
                    requestId: string;
                    /** @enum {string} */
                    state: "under-way" | "delivered" | "closed";
                    /** Format: date-time */
                    dueAt: string;
                    seats: components["schemas"]["RequestedSeat"][];
                };
            };
            dispute?: {
                /** @enum {string} */
                state: "open" | "won" | "lost" | "inquiry-closed" | "prevented";
                /** Format: date-time */
                at: string;
            };
            /** @constant */
            canRevokeLink?: true;
        };
        Refund: {
            amountCents: number;
            missing: number;
            /** @enum {string} */
            reason: "promise-missed" | "product-taken-down" | "buyer-erased" | "order-cancelled" | "review-unusable";
            /** @enum {string} */
            state: "requested" | "refunded" | "failed";
            /** Format: date-time */
            at: string;
        };
        User: {
            id: number;
            email: string;
            emailConfirmed: boolean;
            username: string;
            fullName: string;
            socialProfile: string;
            expertise: string;
            credits: number;
            /** Format: date-time */
            createdAt: string;
            roles?: ("auditor" | "moderator" | "operator")[];
            /** @constant */
            needsSecondFactor?: true;
        };
        Session: {
            id: string;
            device?: string;
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            lastUsedAt: string;
            isCurrent: boolean;
        };
        SecondFactors: {
            factors: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "totp" | "passkey";
                name: string;
                /** Format: date-time */
                addedAt: string;
            }[];
            recoveryCodesLeft: number;
        };
        AccessToken: {
            /** Format: uuid */
            id: string;
            name: string;
            scopes: ("read" | "analyze" | "feedback")[];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            /** Format: date-time */
            lastUsedAt?: string;
        };
        Notification: {
            id: string;
            /** @enum {string} */
            kind: "seat-claimed" | "seat-reopened" | "review-received" | "reviews-delivered" | "comparison-ready" | "order-refunded" | "app-reviewed" | "app-unlisted" | "report-updated" | "model-report-arrived" | "claim-deadline" | "claim-expired" | "seat-fits" | "credit-earned" | "credit-returned" | "credit-revoked" | "review-reported" | "own-review-stands" | "own-review-unusable" | "report-appealed" | "report-upheld" | "report-dismissed" | "credits-released";
            /** Format: date-time */
            at: string;
            isRead: boolean;
            productId?: number;
            appTitle?: string;
            orderId?: number;
            reviewId?: number;
            version?: number;
            amountCents?: number;
            /** Format: date-time */
            dueAt?: string;
        };
        MailSetting: {
            /** @enum {string} */
            kind: "request-progress" | "app-reviews" | "report-versions" | "claim-deadlines" | "returned-credits" | "review-reports" | "fitting-seats";
            isOn: boolean;
        };
        Webhook: {
            /** Format: uuid */
            id: string;
            url: string;
            types: ("analysis.completed" | "site.measured" | "review.completed" | "order.delivered" | "order.refunded")[];
            /** @enum {string} */
            state: "enabled" | "disabled";
            /** Format: date-time */
            addedAt: string;
        };
        WebhookDelivery: {
            id: string;
            type: ("analysis.completed" | "site.measured" | "review.completed" | "order.delivered" | "order.refunded") | "webhook.test";
            /** @enum {string} */
            state: "waiting" | "delivered" | "failed" | "stopped";
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            nextTryAt?: string;
            body: string;
            attempts: {
                number: number;
                /** Format: date-time */
                startedAt: string;
                durationMs?: number;
                status?: number;
                answer?: string;
                problem?: string;
            }[];
        };
        LoggedEvent: {
            /** Format: uuid */
            id: string;
            position: string;
            stream: string;
            revision: number;
            type: string;
            /** @enum {string} */
            by: "person" | "machine";
            actor: string;
            recordedAt: string;
            occurredAt: string;
            correlationId: string;
            causationId: string;
            sentence: string;
        };
        StateRow: {
            table: string;
            key: string | number;
            isGone: boolean;
            fields: {
                name: string;
                value?: unknown;
                before?: unknown;
                isChanged: boolean;
                setBy?: {
                    /** Format: uuid */
                    id: string;
                    revision: number;
                    type: string;
                    /** @enum {string} */
                    by: "person" | "machine";
                };
            }[];
        };
        Verdict: {
            /** Format: uuid */
            verificationId: string;
            startedBy: number;
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            endedAt: string;
            upTo?: string;
            events: number;
            isSound: boolean;
            chain: {
                /** @constant */
                state: "sound";
                events: number;
                position: number;
                chain: string;
            } | {
                /** @constant */
                state: "broken";
                position: number;
                reason: string;
                detail: string;
            } | {
                /** @constant */
                state: "unchecked";
                why: string;
            };
            checks: {
                name: string;
                claim: string;
                count: number;
                findings: {
                    where: string;
                    says: string;
                    event?: {
                        id: string;
                        position: string;
                    };
                }[];
            }[];
        };
    };
    responses: {
        /** @description The request is not valid */
        BadRequest: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "The request is not valid",
                 *       "type": "about:blank",
                 *       "title": "Bad Request",
                 *       "status": 400,
                 *       "detail": "The request is not valid"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not logged in, the access token is not valid, or the account is being deleted */
        Unauthorized: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Not logged in, the access token is not valid, or the account is being deleted",
                 *       "type": "about:blank",
                 *       "title": "Unauthorized",
                 *       "status": 401,
                 *       "detail": "Not logged in, the access token is not valid, or the account is being deleted"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description You may not do this, the access token may not make this call, a second factor is required, or the request comes from a page of another site */
        Forbidden: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "You may not do this, the access token may not make this call, a second factor is required, or the request comes from a page of another site",
                 *       "type": "about:blank",
                 *       "title": "Forbidden",
                 *       "status": 403,
                 *       "detail": "You may not do this, the access token may not make this call, a second factor is required, or the request comes from a page of another site"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not found, or you may not see it */
        NotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Not found, or you may not see it",
                 *       "type": "about:blank",
                 *       "title": "Not Found",
                 *       "status": 404,
                 *       "detail": "Not found, or you may not see it"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The Idempotency-Key was used for another request */
        Conflict: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "The Idempotency-Key was used for another request",
                 *       "type": "about:blank",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "detail": "The Idempotency-Key was used for another request"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than 100 kB */
        PayloadTooLarge: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "The body is larger than 100 kB",
                 *       "type": "about:blank",
                 *       "title": "Payload Too Large",
                 *       "status": 413,
                 *       "detail": "The body is larger than 100 kB"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not JSON */
        UnsupportedMediaType: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "The body is not JSON",
                 *       "type": "about:blank",
                 *       "title": "Unsupported Media Type",
                 *       "status": 415,
                 *       "detail": "The body is not JSON"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests */
        TooManyRequests: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Too many requests",
                 *       "type": "about:blank",
                 *       "title": "Too Many Requests",
                 *       "status": 429,
                 *       "detail": "Too many requests"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Temporarily unavailable. The same request may succeed a moment later */
        ServiceUnavailable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Temporarily unavailable. The same request may succeed a moment later",
                 *       "type": "about:blank",
                 *       "title": "Service Unavailable",
                 *       "status": 503,
                 *       "detail": "Temporarily unavailable. The same request may succeed a moment later"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Any other error, such as 405, 431 or 500 */
        Problem: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Any other error, such as 405, 431 or 500",
                 *       "type": "about:blank",
                 *       "title": "Internal Server Error",
                 *       "status": 500,
                 *       "detail": "Any other error, such as 405, 431 or 500"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
         * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
         */
        IdempotencyKey: string;
        /**
         * @description The value from the answer to a write. The read waits up to two seconds for that write.
         * @example 1204.MGI2YTNjMWU.q5tYk0aPzqkI4Yl3fJx0mRZ8nQ7cVbW2sD1eF6gH9iA
         */
        LogPositionToken: string;
        /**
         * @description The `ETag` of the answer that you have cached.
         * @example "Yk3v0c9fT2aXwq8L"
         */
        IfNoneMatch: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The position of the write in the log.
         * @example 00000000000000001204
         */
        LogPosition: string;
        /**
         * @description The same position, signed. Send it with the next reads in the request header of the same name: they wait for the write. Clients that keep cookies or send an access token do not need it.
         * @example 1204.MGI2YTNjMWU.q5tYk0aPzqkI4Yl3fJx0mRZ8nQ7cVbW2sD1eF6gH9iA
         */
        LogPositionToken: string;
        /**
         * @description The answer includes all writes up to this position, and possibly later ones.
         * @example 00000000000000001204
         */
        ProjectionPosition: string;
        /**
         * @description `late` if the answer may lack your last write.
         * @example late
         */
        ReadModel: string;
        /**
         * @description What remains of the limit that is closest to being used up.
         * @example "analysis";r=9;t=3600
         */
        RateLimit: string;
        /**
         * @description The limits that this call counts toward.
         * @example "analysis";q=10;w=3600
         */
        RateLimitPolicy: string;
        /**
         * @description Seconds to wait.
         * @example 2
         */
        RetryAfter: number;
        /**
         * @description Include it when you report a problem.
         * @example 8c1d9e2f-0a3b-4c5d-8e6f-7a8b9c0d1e2f
         */
        RequestId: string;
        /**
         * @description Send it back as `If-None-Match`.
         * @example "Yk3v0c9fT2aXwq8L"
         */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    analyzeUrl: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://benchbook.example"
                 *     }
                 */
                "application/json": {
                    url: string;
                };
            };
        };
        responses: {
            /** @description The report is ready */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "productId": 42
                     *     }
                     */
                    "application/json": {
                        productId: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The Idempotency-Key was used for another request, the analysis was canceled, or one is already running */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The Idempotency-Key was used for another request, the analysis was canceled, or one is already running",
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "The Idempotency-Key was used for another request, the analysis was canceled, or one is already running"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The site cannot be analyzed: it is unreachable, blocks automated visitors, or is not a web page */
            422: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The site cannot be analyzed: it is unreachable, blocks automated visitors, or is not a web page",
                     *       "type": "about:blank",
                     *       "title": "Unprocessable Entity",
                     *       "status": 422,
                     *       "detail": "The site cannot be analyzed: it is unreachable, blocks automated visitors, or is not a web page"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            /** @description The analysis provider failed */
            502: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The analysis provider failed",
                     *       "type": "about:blank",
                     *       "title": "Bad Gateway",
                     *       "status": 502,
                     *       "detail": "The analysis provider failed"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            /** @description The analysis provider took too long */
            504: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The analysis provider took too long",
                     *       "type": "about:blank",
                     *       "title": "Gateway Timeout",
                     *       "status": 504,
                     *       "detail": "The analysis provider took too long"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    reanalyzeProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the app
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new version is ready */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "productId": 42,
                     *       "version": 2
                     *     }
                     */
                    "application/json": {
                        productId: number;
                        version: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The app is not yours */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The app is not yours",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "The app is not yours"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description The Idempotency-Key was used for another request, the analysis was canceled, or one is already running */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The Idempotency-Key was used for another request, the analysis was canceled, or one is already running",
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "The Idempotency-Key was used for another request, the analysis was canceled, or one is already running"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The site cannot be analyzed: it is unreachable, blocks automated visitors, or is not a web page */
            422: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The site cannot be analyzed: it is unreachable, blocks automated visitors, or is not a web page",
                     *       "type": "about:blank",
                     *       "title": "Unprocessable Entity",
                     *       "status": 422,
                     *       "detail": "The site cannot be analyzed: it is unreachable, blocks automated visitors, or is not a web page"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            /** @description The analysis provider failed */
            502: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The analysis provider failed",
                     *       "type": "about:blank",
                     *       "title": "Bad Gateway",
                     *       "status": 502,
                     *       "detail": "The analysis provider failed"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            /** @description The analysis provider took too long */
            504: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The analysis provider took too long",
                     *       "type": "about:blank",
                     *       "title": "Gateway Timeout",
                     *       "status": 504,
                     *       "detail": "The analysis provider took too long"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    followAnalysis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The Idempotency-Key of the request for the analysis
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream of steps */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    cancelAnalysis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The Idempotency-Key of the request for the analysis
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The analysis ends shortly */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The analysis has already ended */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The analysis has already ended",
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "The analysis has already ended"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items
                 * @example 20
                 */
                limit?: number;
                /** @description Only items that follow this one in the list: the last on the previous page */
                before?: number;
                /**
                 * @description Words to search for. Each matches the beginning of a word
                 * @example bike
                 */
                q?: string;
                /**
                 * @description Only apps with an open seat
                 * @example open
                 */
                seats?: "open";
                /** @description Leaves out apps that you own or have reviewed */
                for?: "me";
                /** @description The order of the list */
                sort?: "newest" | "oldest" | "name";
            };
            header?: {
                /**
                 * @description The value from the answer to a write. The read waits up to two seconds for that write.
                 * @example 1204.MGI2YTNjMWU.q5tYk0aPzqkI4Yl3fJx0mRZ8nQ7cVbW2sD1eF6gH9iA
                 */
                "x-log-position-token"?: components["parameters"]["LogPositionToken"];
                /**
                 * @description The `ETag` of the answer that you have cached.
                 * @example "Yk3v0c9fT2aXwq8L"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of apps */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-projection-position": components["headers"]["ProjectionPosition"];
                    "x-read-model": components["headers"]["ReadModel"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 42,
                     *         "title": "Benchbook",
                     *         "description": "Repair tickets for bike shops.",
                     *         "purpose": "Scheduling repairs in bike shops",
                     *         "targetAudience": "Bike shops with two to six stands",
                     *         "usps": [
                     *           "Free trial without a card"
                     *         ],
                     *         "aiAnalysis": {
                     *           "strengths": [
                     *             "Clear target: bike shops with two to six stands"
                     *           ],
                     *           "weaknesses": [
                     *             "No customer quotes or ratings on the pages we read"
                     *           ],
                     *           "opportunities": [
                     *             "Text messages to customers when a bike is ready"
                     *           ],
                     *           "threats": [],
                     *           "competitors": [
                     *             "Paper tickets"
                     *           ],
                     *           "marketTrends": [],
                     *           "customerPersona": {
                     *             "name": "Mara Vogel",
                     *             "age": "35-45",
                     *             "occupation": "Owner of a bike shop",
                     *             "quote": "I lose an hour a day to tickets on paper.",
                     *             "background": "Runs a shop with two mechanics and six stands.",
                     *             "behavior": "Compares tools on her phone between two customers.",
                     *             "goals": [
                     *               "See every repair in one list"
                     *             ],
                     *             "painPoints": [
                     *               "Customers call to ask whether their bike is ready"
                     *             ]
                     *           },
                     *           "secondaryPersonas": [],
                     *           "monetizationPotential": {
                     *             "rating": 3.5,
                     *             "rationale": "Prices are public.",
                     *             "suggestedModels": [
                     *               "Monthly subscription"
                     *             ]
                     *           },
                     *           "successPotential": {
                     *             "rating": 6.5,
                     *             "rationale": "The offer is specific.",
                     *             "improvements": [
                     *               "Add the price of a second location to the pricing section"
                     *             ]
                     *           }
                     *         },
                     *         "url": "https://benchbook.example/",
                     *         "createdAt": "2030-05-04T09:30:00.000Z",
                     *         "provenance": {
                     *           "provider": "built-in",
                     *           "rubricVersion": "2030-05"
                     *         },
                     *         "measurement": "done",
                     *         "openSeats": 2
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ProductSummary"][];
                };
            };
            /** @description Not modified: the answer that you have is current */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getProduct: {
        parameters: {
            query?: {
                /** @description A version of the report. Default: the newest */
                version?: number;
                /** @description The token of the share link of an unlisted report */
                share?: string;
                /** @description The id of an order, together with `token` */
                order?: number;
                /** @description The token of the link in an email */
                token?: string;
            };
            header?: {
                /**
                 * @description The value from the answer to a write. The read waits up to two seconds for that write.
                 * @example 1204.MGI2YTNjMWU.q5tYk0aPzqkI4Yl3fJx0mRZ8nQ7cVbW2sD1eF6gH9iA
                 */
                "x-log-position-token"?: components["parameters"]["LogPositionToken"];
                /**
                 * @description The `ETag` of the answer that you have cached.
                 * @example "Yk3v0c9fT2aXwq8L"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of the app
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-projection-position": components["headers"]["ProjectionPosition"];
                    "x-read-model": components["headers"]["ReadModel"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 42,
                     *       "title": "Benchbook",
                     *       "description": "Repair tickets for bike shops.",
                     *       "purpose": "Scheduling repairs in bike shops",
                     *       "targetAudience": "Bike shops with two to six stands",
                     *       "usps": [
                     *         "Free trial without a card"
                     *       ],
                     *       "aiAnalysis": {
                     *         "strengths": [
                     *           "Clear target: bike shops with two to six stands"
                     *         ],
                     *         "weaknesses": [
                     *           "No customer quotes or ratings on the pages we read"
                     *         ],
                     *         "opportunities": [
                     *           "Text messages to customers when a bike is ready"
                     *         ],
                     *         "threats": [],
                     *         "competitors": [
                     *           "Paper tickets"
                     *         ],
                     *         "marketTrends": [],
                     *         "customerPersona": {
                     *           "name": "Mara Vogel",
                     *           "age": "35-45",
                     *           "occupation": "Owner of a bike shop",
                     *           "quote": "I lose an hour a day to tickets on paper.",
                     *           "background": "Runs a shop with two mechanics and six stands.",
                     *           "behavior": "Compares tools on her phone between two customers.",
                     *           "goals": [
                     *             "See every repair in one list"
                     *           ],
                     *           "painPoints": [
                     *             "Customers call to ask whether their bike is ready"
                     *           ]
                     *         },
                     *         "secondaryPersonas": [],
                     *         "monetizationPotential": {
                     *           "rating": 3.5,
                     *           "rationale": "Prices are public.",
                     *           "suggestedModels": [
                     *             "Monthly subscription"
                     *           ]
                     *         },
                     *         "successPotential": {
                     *           "rating": 6.5,
                     *           "rationale": "The offer is specific.",
                     *           "improvements": [
                     *             "Add the price of a second location to the pricing section"
                     *           ]
                     *         }
                     *       },
                     *       "url": "https://benchbook.example/",
                     *       "createdAt": "2030-05-04T09:30:00.000Z",
                     *       "provenance": {
                     *         "provider": "built-in",
                     *         "rubricVersion": "2030-05"
                     *       },
                     *       "measurement": "done",
                     *       "version": 1,
                     *       "evidence": [
                     *         {
                     *           "id": "purpose",
                     *           "path": "purpose",
                     *           "basis": "quote",
                     *           "quote": "Write the ticket, hang the bike, done.",
                     *           "section": "Benchbook"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Product"];
                };
            };
            /** @description Not modified: the answer that you have is current */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    takeProductDown: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the app
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Spam"
                 *     }
                 */
                "application/json": {
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description The report is deleted */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The app is not yours */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The app is not yours",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "The app is not yours"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getStanding: {
        parameters: {
            query?: {
                /** @description A version of the report. Default: the newest */
                version?: number;
                /** @description The token of the share link of an unlisted report */
                share?: string;
                /** @description The id of an order, together with `token` */
                order?: number;
                /** @description The token of the link in an email */
                token?: string;
            };
            header?: {
                /**
                 * @description The value from the answer to a write. The read waits up to two seconds for that write.
                 * @example 1204.MGI2YTNjMWU.q5tYk0aPzqkI4Yl3fJx0mRZ8nQ7cVbW2sD1eF6gH9iA
                 */
                "x-log-position-token"?: components["parameters"]["LogPositionToken"];
            };
            path: {
                /**
                 * @description The id of the app
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your relationship to the app */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-projection-position": components["headers"]["ProjectionPosition"];
                    "x-read-model": components["headers"]["ReadModel"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isOwner": true,
                     *       "isClaimable": false,
                     *       "seesReviews": true,
                     *       "order": {
                     *         "id": 12,
                     *         "state": "under-way",
                     *         "dueAt": "2030-05-06T09:30:00.000Z",
                     *         "seats": 3,
                     *         "filled": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductStanding"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getPassage: {
        parameters: {
            query?: {
                /** @description The token of the share link of an unlisted report */
                share?: string;
                /** @description The id of an order, together with `token` */
                order?: number;
                /** @description The token of the link in an email */
                token?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the app
                 * @example 42
                 */
                id: number;
                /**
                 * @description The `id` of the evidence in the report
                 * @example purpose
                 */
                evidence: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote and the texts around it */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "page": "https://benchbook.example/",
                     *       "before": [
                     *         "Benchbook"
                     *       ],
                     *       "text": "Write the ticket, hang the bike, done.",
                     *       "after": [
                     *         "Try it for 30 days."
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Passage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getScreenshot: {
        parameters: {
            query?: {
                /** @description A version of the report. Default: the newest */
                version?: number;
                /** @description The token of the share link of an unlisted report */
                share?: string;
                /** @description The id of an order, together with `token` */
                order?: number;
                /** @description The token of the link in an email */
                token?: string;
            };
            header?: {
                /**
                 * @description The `ETag` of the answer that you have cached.
                 * @example "Yk3v0c9fT2aXwq8L"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of the app
                 * @example 42
                 */
                id: number;
                /**
                 * @description The screen size
                 * @example desktop
                 */
                name: "desktop" | "phone";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description Not modified: the answer that you have is current */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listOwnProducts: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items
                 * @example 20
                 */
                limit?: number;
                /** @description Only items that follow this one in the list: the last on the previous page */
                before?: number;
            };
            header?: {
                /**
                 * @description The value from the answer to a write. The read waits up to two seconds for that write.
                 * @example 1204.MGI2YTNjMWU.q5tYk0aPzqkI4Yl3fJx0mRZ8nQ7cVbW2sD1eF6gH9iA
                 */
                "x-log-position-token"?: components["parameters"]["LogPositionToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your apps, newest first */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-projection-position": components["headers"]["ProjectionPosition"];
                    "x-read-model": components["headers"]["ReadModel"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 42,
                     *         "title": "Benchbook",
                     *         "description": "Repair tickets for bike shops.",
                     *         "purpose": "Scheduling repairs in bike shops",
                     *         "targetAudience": "Bike shops with two to six stands",
                     *         "usps": [
                     *           "Free trial without a card"
                     *         ],
                     *         "aiAnalysis": {
                     *           "strengths": [
                     *             "Clear target: bike shops with two to six stands"
                     *           ],
                     *           "weaknesses": [
                     *             "No customer quotes or ratings on the pages we read"
                     *           ],
                     *           "opportunities": [
                     *             "Text messages to customers when a bike is ready"
                     *           ],
                     *           "threats": [],
                     *           "competitors": [
                     *             "Paper tickets"
                     *           ],
                     *           "marketTrends": [],
                     *           "customerPersona": {
                     *             "name": "Mara Vogel",
                     *             "age": "35-45",
                     *             "occupation": "Owner of a bike shop",
                     *             "quote": "I lose an hour a day to tickets on paper.",
                     *             "background": "Runs a shop with two mechanics and six stands.",
                     *             "behavior": "Compares tools on her phone between two customers.",
                     *             "goals": [
                     *               "See every repair in one list"
                     *             ],
                     *             "painPoints": [
                     *               "Customers call to ask whether their bike is ready"
                     *             ]
                     *           },
                     *           "secondaryPersonas": [],
                     *           "monetizationPotential": {
                     *             "rating": 3.5,
                     *             "rationale": "Prices are public.",
                     *             "suggestedModels": [
                     *               "Monthly subscription"
                     *             ]
                     *           },
                     *           "successPotential": {
                     *             "rating": 6.5,
                     *             "rationale": "The offer is specific.",
                     *             "improvements": [
                     *               "Add the price of a second location to the pricing section"
                     *             ]
                     *           }
                     *         },
                     *         "url": "https://benchbook.example/",
                     *         "createdAt": "2030-05-04T09:30:00.000Z",
                     *         "provenance": {
                     *           "provider": "built-in",
                     *           "rubricVersion": "2030-05"
                     *         },
                     *         "measurement": "done",
                     *         "openSeats": 2,
                     *         "isListed": true,
                     *         "reviewCount": 3
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OwnProduct"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    claimProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the app
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The app is in your account */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Another browser submitted the app */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Another browser submitted the app",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "Another browser submitted the app"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description The app already has an owner. Also if the Idempotency-Key was used for another request */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The app already has an owner. Also if the Idempotency-Key was used for another request",
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "The app already has an owner. Also if the Idempotency-Key was used for another request"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    checkClaimable: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value from the answer to a write. The read waits up to two seconds for that write.
                 * @example 1204.MGI2YTNjMWU.q5tYk0aPzqkI4Yl3fJx0mRZ8nQ7cVbW2sD1eF6gH9iA
                 */
                "x-log-position-token"?: components["parameters"]["LogPositionToken"];
            };
            path: {
                /**
                 * @description The id of the app
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description You can add the app */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-projection-position": components["headers"]["ProjectionPosition"];
                    "x-read-model": components["headers"]["ReadModel"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description You cannot add the app */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "You cannot add the app",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "You cannot add the app"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    unlistProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the app
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Spam"
                 *     }
                 */
                "application/json": {
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Only people with a link can open the report */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The app is not yours */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The app is not yours",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "The app is not yours"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listProductAgain: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the app
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report is public again */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The app is not yours, or a moderator unlisted it */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The app is not yours, or a moderator unlisted it",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "The app is not yours, or a moderator unlisted it"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createShareLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the app
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token of the link */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "Yk3v0c9fT2aXwq8L"
                     *     }
                     */
                    "application/json": {
                        token: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The app is not yours */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The app is not yours",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "The app is not yours"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    revokeShareLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the app
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link no longer works */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The app is not yours */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The app is not yours",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "The app is not yours"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    introduceDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cookie is set */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listDeviceProducts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value from the answer to a write. The read waits up to two seconds for that write.
                 * @example 1204.MGI2YTNjMWU.q5tYk0aPzqkI4Yl3fJx0mRZ8nQ7cVbW2sD1eF6gH9iA
                 */
                "x-log-position-token"?: components["parameters"]["LogPositionToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Apps and running analyses, newest first */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-projection-position": components["headers"]["ProjectionPosition"];
                    "x-read-model": components["headers"]["ReadModel"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 42,
                     *         "url": "https://benchbook.example/",
                     *         "state": "done",
                     *         "title": "Benchbook",
                     *         "isClaimable": true,
                     *         "requestedAt": "2030-05-04T09:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DeviceProduct"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    claimDeviceProducts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ids of the apps that are now in your account */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "claimed": [
                     *         42
                     *       ]
                     *     }
                     */
                    "application/json": {
                        claimed: number[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listOpenRequests: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items
                 * @example 20
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description The value from the answer to a write. The read waits up to two seconds for that write.
                 * @example 1204.MGI2YTNjMWU.q5tYk0aPzqkI4Yl3fJx0mRZ8nQ7cVbW2sD1eF6gH9iA
                 */
                "x-log-position-token"?: components["parameters"]["LogPositionToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Requests with open seats */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-projection-position": components["headers"]["ProjectionPosition"];
                    "x-read-model": components["headers"]["ReadModel"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "requestId": "0b6a3c1e-8d52-5f0e-9a41-6c1f2d7b9e30",
                     *         "source": "paid-order",
                     *         "productId": 42,
                     *         "product": {
                     *           "title": "Benchbook",
                     *           "url": "https://benchbook.example/",
                     *           "description": "Repair tickets for bike shops."
                     *         },
                     *         "seats": 3,
                     *         "openSeats": 2,
                     *         "claimHours": 48,
                     *         "requestedAt": "2030-05-04T09:30:00.000Z",
                     *         "dueAt": "2030-05-06T09:30:00.000Z",
                     *         "matchedWords": [
                     *           "bike"
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OpenRequest"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    requestFeedback: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productId": 42,
                 *       "reviewers": 1,
                 *       "brief": {
                 *         "task": "Book a stand.",
                 *         "questions": [
                 *           "Is the price clear?"
                 *         ],
                 *         "access": "guest / guest"
                 *       }
                 *     }
                 */
                "application/json": {
                    productId: number;
                    reviewers: number;
                    brief?: {
                        task?: string;
                        questions?: string[];
                        access?: string;
                    };
                };
            };
        };
        responses: {
            /** @description The request is open */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "requestId": "0b6a3c1e-8d52-5f0e-9a41-6c1f2d7b9e30",
                     *       "productId": 42,
                     *       "seats": 1,
                     *       "dueAt": "2030-05-06T09:30:00.000Z",
                     *       "totalCredits": 1
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        requestId: string;
                        productId: number;
                        seats: number;
                        /** Format: date-time */
                        dueAt: string;
                        totalCredits: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The app is not yours, your email is not confirmed, or you have too few credits */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The app is not yours, your email is not confirmed, or you have too few credits",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "The app is not yours, your email is not confirmed, or you have too few credits"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description App not found */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "App not found",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "App not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listOwnRequests: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value from the answer to a write. The read waits up to two seconds for that write.
                 * @example 1204.MGI2YTNjMWU.q5tYk0aPzqkI4Yl3fJx0mRZ8nQ7cVbW2sD1eF6gH9iA
                 */
                "x-log-position-token"?: components["parameters"]["LogPositionToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your review requests paid with credits, newest first */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-projection-position": components["headers"]["ProjectionPosition"];
                    "x-read-model": components["headers"]["ReadModel"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "requestId": "0b6a3c1e-8d52-5f0e-9a41-6c1f2d7b9e30",
                     *         "productId": 42,
                     *         "product": {
                     *           "title": "Benchbook",
                     *           "url": "https://benchbook.example/"
                     *         },
                     *         "state": "under-way",
                     *         "requestedAt": "2030-05-04T09:30:00.000Z",
                     *         "dueAt": "2030-05-06T09:30:00.000Z",
                     *         "seats": [
                     *           {
                     *             "seat": 1,
                     *             "state": "filled",
                     *             "claimedAt": "2030-05-04T09:30:00.000Z",
                     *             "filledAt": "2030-05-04T09:30:00.000Z",
                     *             "reviewer": {
                     *               "name": "Tom Adler",
                     *               "expertise": "Bike repair"
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OwnRequest"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    writeBrief: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the feedback request
                 * @example 0b6a3c1e-8d52-5f0e-9a41-6c1f2d7b9e30
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "task": "Book a stand.",
                 *       "questions": [
                 *         "Is the price clear?"
                 *       ],
                 *       "access": "guest / guest"
                 *     }
                 */
                "application/json": {
                    task?: string;
                    questions?: string[];
                    access?: string;
                    token?: string;
                };
            };
        };
        responses: {
            /** @description Reviewers see the new brief */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The request has ended, or a reviewer has claimed a seat. Also if the Idempotency-Key was used for another request */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The request has ended, or a reviewer has claimed a seat. Also if the Idempotency-Key was used for another request",
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "The request has ended, or a reviewer has claimed a seat. Also if the Idempotency-Key was used for another request"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    cancelRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the feedback request
                 * @example 0b6a3c1e-8d52-5f0e-9a41-6c1f2d7b9e30
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    token?: string;
                };
            };
        };
        responses: {
            /** @description The request is canceled */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The request has ended, or a reviewer has claimed a seat. Also if the Idempotency-Key was used for another request */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The request has ended, or a reviewer has claimed a seat. Also if the Idempotency-Key was used for another request",
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "The request has ended, or a reviewer has claimed a seat. Also if the Idempotency-Key was used for another request"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    claimSeat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the feedback request
                 * @example 0b6a3c1e-8d52-5f0e-9a41-6c1f2d7b9e30
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seat is yours until its deadline */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "requestId": "0b6a3c1e-8d52-5f0e-9a41-6c1f2d7b9e30",
                     *       "seat": 1,
                     *       "productId": 42,
                     *       "dueAt": "2030-05-06T09:30:00.000Z"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        requestId: string;
                        seat: number;
                        productId: number;
                        /** Format: date-time */
                        dueAt: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The request is your own, or your email is not confirmed */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The request is your own, or your email is not confirmed",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "The request is your own, or your email is not confirmed"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description There is no open seat for you. Also if the Idempotency-Key was used for another request */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no open seat for you. Also if the Idempotency-Key was used for another request",
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "There is no open seat for you. Also if the Idempotency-Key was used for another request"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Two of your seats were released or ran out in the last 24 hours */
            429: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Two of your seats were released or ran out in the last 24 hours",
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Two of your seats were released or ran out in the last 24 hours"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    releaseSeat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the feedback request
                 * @example 0b6a3c1e-8d52-5f0e-9a41-6c1f2d7b9e30
                 */
                id: string;
                /**
                 * @description The number of the seat
                 * @example 1
                 */
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seat is open again */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The seat is no longer yours. Also if the Idempotency-Key was used for another request */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The seat is no longer yours. Also if the Idempotency-Key was used for another request",
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "The seat is no longer yours. Also if the Idempotency-Key was used for another request"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listClaims: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value from the answer to a write. The read waits up to two seconds for that write.
                 * @example 1204.MGI2YTNjMWU.q5tYk0aPzqkI4Yl3fJx0mRZ8nQ7cVbW2sD1eF6gH9iA
                 */
                "x-log-position-token"?: components["parameters"]["LogPositionToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your seats */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-projection-position": components["headers"]["ProjectionPosition"];
                    "x-read-model": components["headers"]["ReadModel"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "requestId": "0b6a3c1e-8d52-5f0e-9a41-6c1f2d7b9e30",
                     *         "seat": 1,
                     *         "productId": 42,
                     *         "product": {
                     *           "title": "Benchbook",
                     *           "url": "https://benchbook.example/",
                     *           "description": "Repair tickets for bike shops."
                     *         },
                     *         "claimedAt": "2030-05-04T09:30:00.000Z",
                     *         "dueAt": "2030-05-06T09:30:00.000Z",
                     *         "brief": {
                     *           "task": "Book a stand.",
                     *           "questions": [
                     *             "Is the price clear?"
                     *           ],
                     *           "hasAccess": true
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Claim"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getTestLogin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value from the answer to a write. The read waits up to two seconds for that write.
                 * @example 1204.MGI2YTNjMWU.q5tYk0aPzqkI4Yl3fJx0mRZ8nQ7cVbW2sD1eF6gH9iA
                 */
                "x-log-position-token"?: components["parameters"]["LogPositionToken"];
            };
            path: {
                /**
                 * @description The id of the feedback request
                 * @example 0b6a3c1e-8d52-5f0e-9a41-6c1f2d7b9e30
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The test login, as entered */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-projection-position": components["headers"]["ProjectionPosition"];
                    "x-read-model": components["headers"]["ReadModel"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "access": "guest / guest"
                     *     }
                     */
                    "application/json": {
                        access: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    submitReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productId": 42,
                 *       "content": "The prices are easy to find, and booking a stand took me less than a minute on my phone.",
                 *       "rating": 4
                 *     }
                 */
                "application/json": {
                    productId: number;
                    content: string;
                    rating: number;
                    /**
                     * @default pending
                     * @constant
                     */
                    status?: "pending";
                };
            };
        };
        responses: {
            /** @description The review is pending */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 31,
                     *       "productId": 42,
                     *       "content": "The prices are easy to find, and booking a stand took me less than a minute on my phone.",
                     *       "rating": 4,
                     *       "status": "pending",
                     *       "createdAt": "2030-05-04T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The app is your own, you have no credit, or your email is not confirmed */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The app is your own, you have no credit, or your email is not confirmed",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "The app is your own, you have no credit, or your email is not confirmed"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description App not found */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "App not found",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "App not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You have reviewed this app, or the text is nearly the same as another of your reviews. Also if the Idempotency-Key was used for another request */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "You have reviewed this app, or the text is nearly the same as another of your reviews. Also if the Idempotency-Key was used for another request",
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "You have reviewed this app, or the text is nearly the same as another of your reviews. Also if the Idempotency-Key was used for another request"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value from the answer to a write. The read waits up to two seconds for that write.
                 * @example 1204.MGI2YTNjMWU.q5tYk0aPzqkI4Yl3fJx0mRZ8nQ7cVbW2sD1eF6gH9iA
                 */
                "x-log-position-token"?: components["parameters"]["LogPositionToken"];
            };
            path: {
                /**
                 * @description The id of the review
                 * @example 31
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The review */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-projection-position": components["headers"]["ProjectionPosition"];
                    "x-read-model": components["headers"]["ReadModel"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 31,
                     *       "productId": 42,
                     *       "content": "The prices are easy to find, and booking a stand took me less than a minute on my phone.",
                     *       "rating": 4,
                     *       "status": "complete",
                     *       "createdAt": "2030-05-04T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    completeReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the review
                 * @example 31
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "complete"
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    status: "complete";
                };
            };
        };
        responses: {
            /** @description The review is complete */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 31,
                     *       "productId": 42,
                     *       "content": "The prices are easy to find, and booking a stand took me less than a minute on my phone.",
                     *       "rating": 4,
                     *       "status": "complete",
                     *       "createdAt": "2030-05-04T09:30:00.000Z",
                     *       "creditsAwarded": 1,
                     *       "totalCredits": 2
                     *     }
                     */
                    "application/json": {
                        id: number;
                        productId: number;
                        content: string;
                        rating: number;
                        /** @enum {string} */
                        status: "pending" | "complete";
                        /** Format: date-time */
                        createdAt: string;
                        /** @constant */
                        earns?: false;
                        creditsAwarded?: number;
                        creditsPending?: number;
                        totalCredits: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listOwnReviews: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items
                 * @example 20
                 */
                limit?: number;
                /** @description Only items that follow this one in the list: the last on the previous page */
                before?: number;
            };
            header?: {
                /**
                 * @description The value from the answer to a write. The read waits up to two seconds for that write.
                 * @example 1204.MGI2YTNjMWU.q5tYk0aPzqkI4Yl3fJx0mRZ8nQ7cVbW2sD1eF6gH9iA
                 */
                "x-log-position-token"?: components["parameters"]["LogPositionToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-projection-position": components["headers"]["ProjectionPosition"];
                    "x-read-model": components["headers"]["ReadModel"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 31,
                     *         "productId": 42,
                     *         "content": "The prices are easy to find, and booking a stand took me less than a minute on my phone.",
                     *         "rating": 4,
                     *         "status": "complete",
                     *         "createdAt": "2030-05-04T09:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Review"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listReviewsOfProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value from the answer to a write. The read waits up to two seconds for that write.
                 * @example 1204.MGI2YTNjMWU.q5tYk0aPzqkI4Yl3fJx0mRZ8nQ7cVbW2sD1eF6gH9iA
                 */
                "x-log-position-token"?: components["parameters"]["LogPositionToken"];
            };
            path: {
                /**
                 * @description The id of the app
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Complete reviews with their authors */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-projection-position": components["headers"]["ProjectionPosition"];
                    "x-read-model": components["headers"]["ReadModel"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 31,
                     *         "productId": 42,
                     *         "content": "The prices are easy to find, and booking a stand took me less than a minute on my phone.",
                     *         "rating": 4,
                     *         "status": "complete",
                     *         "createdAt": "2030-05-04T09:30:00.000Z",
                     *         "reviewer": {
                     *           "name": "Tom Adler",
                     *           "expertise": "Bike repair"
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ReceivedReview"][];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Not logged in */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Not logged in",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Not logged in"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The app is not yours */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The app is not yours",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "The app is not yours"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    judgeStatements: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the review
                 * @example 31
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "answers": [
                 *         {
                 *           "path": "purpose",
                 *           "answer": "agree"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    version: number;
                    answers: {
                        path: string;
                        /** @enum {string} */
                        answer: "agree" | "disagree" | "cannot-tell";
                        comment?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description All statements that this review has judged */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reviewId": 31,
                     *       "version": 1,
                     *       "answers": [
                     *         {
                     *           "path": "purpose",
                     *           "answer": "agree"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        reviewId: number;
                        version: number;
                        answers: {
                            path: string;
                            /** @enum {string} */
                            answer: "agree" | "disagree" | "cannot-tell";
                            comment?: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The app is your own */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The app is your own",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "The app is your own"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description The review is not complete, or the statement was already judged. Also if the Idempotency-Key was used for another request */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The review is not complete, or the statement was already judged. Also if the Idempotency-Key was used for another request",
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "The review is not complete, or the statement was already judged. Also if the Idempotency-Key was used for another request"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listStatementsToJudge: {
        parameters: {
            query?: {
                /** @description A version of the report. Default: the newest */
                version?: number;
                /** @description The token of the share link of an unlisted report */
                share?: string;
                /** @description The id of an order, together with `token` */
                order?: number;
                /** @description The token of the link in an email */
                token?: string;
            };
            header?: {
                /**
                 * @description The value from the answer to a write. The read waits up to two seconds for that write.
                 * @example 1204.MGI2YTNjMWU.q5tYk0aPzqkI4Yl3fJx0mRZ8nQ7cVbW2sD1eF6gH9iA
                 */
                "x-log-position-token"?: components["parameters"]["LogPositionToken"];
            };
            path: {
                /**
                 * @description The id of the app
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most three statements */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-projection-position": components["headers"]["ProjectionPosition"];
                    "x-read-model": components["headers"]["ReadModel"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 1,
                     *       "statements": [
                     *         {
                     *           "path": "aiAnalysis.strengths.0",
                     *           "section": "strengths",
                     *           "text": "Free trial without a card"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        version: number;
                        statements: {
                            path: string;
                            /** @enum {string} */
                            section: "purpose" | "audience" | "usps" | "strengths" | "weaknesses" | "opportunities" | "threats" | "improvements";
                            text: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getAgreement: {
        parameters: {
            query?: {
                /** @description A version of the report. Default: the newest */
                version?: number;
                /** @description The token of the share link of an unlisted report */
                share?: string;
                /** @description The id of an order, together with `token` */
                order?: number;
                /** @description The token of the link in an email */
                token?: string;
            };
            header?: {
                /**
                 * @description The value from the answer to a write. The read waits up to two seconds for that write.
                 * @example 1204.MGI2YTNjMWU.q5tYk0aPzqkI4Yl3fJx0mRZ8nQ7cVbW2sD1eF6gH9iA
                 */
                "x-log-position-token"?: components["parameters"]["LogPositionToken"];
            };
            path: {
                /**
                 * @description The id of the app
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Statements that two or more people judged */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-projection-position": components["headers"]["ProjectionPosition"];
                    "x-read-model": components["headers"]["ReadModel"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 1,
                     *       "people": 2,
                     *       "share": 1,
                     *       "statements": [
                     *         {
                     *           "path": "purpose",
                     *           "agree": 2,
                     *           "disagree": 0,
                     *           "cannotTell": 0,
                     *           "isContradicted": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        version: number;
                        people: number;
                        share?: number;
                        statements: components["schemas"]["StatementAgreement"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    reportReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the order
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reviewId": 31,
                 *       "reason": "off-topic",
                 *       "note": "The review is about another app."
                 *     }
                 */
                "application/json": {
                    reviewId: number;
                    /** @enum {string} */
                    reason: "off-topic" | "wrong-product" | "copied" | "abusive";
                    note: string;
                    token?: string;
                };
            };
        };
        responses: {
            /** @description The reviewer can appeal */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Order not found, or it has no such review */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Order not found, or it has no such review",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Order not found, or it has no such review"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A review of this order was already reported, or can no longer be reported. Also if the Idempotency-Key was used for another request */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "A review of this order was already reported, or can no longer be reported. Also if the Idempotency-Key was used for another request",
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "A review of this order was already reported, or can no longer be reported. Also if the Idempotency-Key was used for another request"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    appealComplaint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the order
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "I describe the booking page of Benchbook."
                 *     }
                 */
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description A moderator decides */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description None of your reviews was reported for this order */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "None of your reviews was reported for this order",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "None of your reviews was reported for this order"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The report was already appealed, or the time to appeal has passed. Also if the Idempotency-Key was used for another request */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The report was already appealed, or the time to appeal has passed. Also if the Idempotency-Key was used for another request",
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "The report was already appealed, or the time to appeal has passed. Also if the Idempotency-Key was used for another request"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getReviewerStanding: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value from the answer to a write. The read waits up to two seconds for that write.
                 * @example 1204.MGI2YTNjMWU.q5tYk0aPzqkI4Yl3fJx0mRZ8nQ7cVbW2sD1eF6gH9iA
                 */
                "x-log-position-token"?: components["parameters"]["LogPositionToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your reviews of claimed seats, and reports about them */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-projection-position": components["headers"]["ProjectionPosition"];
                    "x-read-model": components["headers"]["ReadModel"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "delivered": 9,
                     *       "inTime": 8,
                     *       "reportsUpheld": 0,
                     *       "complaints": [
                     *         {
                     *           "reviewId": 31,
                     *           "seat": 1,
                     *           "reason": "off-topic",
                     *           "note": "The review is about another app.",
                     *           "state": "appealed",
                     *           "reportedAt": "2030-05-06T10:00:00.000Z",
                     *           "appealBy": "2030-05-13T10:00:00.000Z",
                     *           "appeal": {
                     *             "text": "I describe the booking page of Benchbook.",
                     *             "at": "2030-05-07T08:00:00.000Z"
                     *           },
                     *           "orderId": 12,
                     *           "productId": 42,
                     *           "product": {
                     *             "title": "Benchbook",
                     *             "url": "https://benchbook.example/"
                     *           },
                     *           "review": {
                     *             "id": 31,
                     *             "rating": 4,
                     *             "content": "The booking page shows free stands at once."
                     *           },
                     *           "earned": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        delivered: number;
                        inTime: number;
                        reportsUpheld: number;
                        complaints: components["schemas"]["OwnComplaint"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listComplaints: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value from the answer to a write. The read waits up to two seconds for that write.
                 * @example 1204.MGI2YTNjMWU.q5tYk0aPzqkI4Yl3fJx0mRZ8nQ7cVbW2sD1eF6gH9iA
                 */
                "x-log-position-token"?: components["parameters"]["LogPositionToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pending appeals, oldest first, and the latest decided reports */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-projection-position": components["headers"]["ProjectionPosition"];
                    "x-read-model": components["headers"]["ReadModel"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "waiting": [
                     *         {
                     *           "reviewId": 31,
                     *           "seat": 1,
                     *           "reason": "off-topic",
                     *           "note": "The review is about another app.",
                     *           "state": "appealed",
                     *           "reportedAt": "2030-05-06T10:00:00.000Z",
                     *           "appealBy": "2030-05-13T10:00:00.000Z",
                     *           "appeal": {
                     *             "text": "I describe the booking page of Benchbook.",
                     *             "at": "2030-05-07T08:00:00.000Z"
                     *           },
                     *           "orderId": 12,
                     *           "productId": 42,
                     *           "product": {
                     *             "title": "Benchbook",
                     *             "url": "https://benchbook.example/"
                     *           },
                     *           "review": {
                     *             "id": 31,
                     *             "rating": 4,
                     *             "content": "The booking page shows free stands at once."
                     *           },
                     *           "earned": true,
                     *           "canDecide": true
                     *         }
                     *       ],
                     *       "decided": []
                     *     }
                     */
                    "application/json": {
                        waiting: components["schemas"]["ModeratedComplaint"][];
                        decided: components["schemas"]["ModeratedComplaint"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    decideComplaint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the order
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "dismiss"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    decision: "uphold" | "dismiss";
                };
            };
        };
        responses: {
            /** @description The appeal is decided */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description You are involved in the complaint, or must prove your second factor first */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "You are involved in the complaint, or must prove your second factor first",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "You are involved in the complaint, or must prove your second factor first"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description The report is not appealed, or was already decided. Also if the Idempotency-Key was used for another request */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The report is not appealed, or was already decided. Also if the Idempotency-Key was used for another request",
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "The report is not appealed, or was already decided. Also if the Idempotency-Key was used for another request"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getCredits: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items
                 * @example 20
                 */
                limit?: number;
                /** @description Only items that follow this one in the list: the last on the previous page */
                before?: number;
            };
            header?: {
                /**
                 * @description The value from the answer to a write. The read waits up to two seconds for that write.
                 * @example 1204.MGI2YTNjMWU.q5tYk0aPzqkI4Yl3fJx0mRZ8nQ7cVbW2sD1eF6gH9iA
                 */
                "x-log-position-token"?: components["parameters"]["LogPositionToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance and the entries of the ledger */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-projection-position": components["headers"]["ProjectionPosition"];
                    "x-read-model": components["headers"]["ReadModel"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "balance": 1,
                     *       "pending": 0,
                     *       "entries": [
                     *         {
                     *           "number": 1,
                     *           "eventId": "5e8f0a1c-3b7d-5c2e-8f90-1a2b3c4d5e6f",
                     *           "kind": "granted",
                     *           "change": 1,
                     *           "balance": 1,
                     *           "at": "2030-05-04T09:30:00.000Z",
                     *           "source": "welcome"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Credits"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    checkOut: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productId": 42,
                 *       "tier": "STANDARD"
                 *     }
                 */
                "application/json": {
                    productId: number | string;
                    /** @enum {string} */
                    tier: "QUICK" | "STANDARD";
                    share?: string;
                };
            };
        };
        responses: {
            /** @description Send the buyer to `url` to pay */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sessionId": "cs_test_a1B2c3D4e5F6",
                     *       "url": "https://checkout.stripe.com/c/pay/cs_test_a1B2c3D4e5F6"
                     *     }
                     */
                    "application/json": {
                        sessionId: string;
                        /** Format: uri */
                        url: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description App not found */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "App not found",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "App not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            /** @description The payment provider failed */
            502: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The payment provider failed",
                     *       "type": "about:blank",
                     *       "title": "Bad Gateway",
                     *       "status": 502,
                     *       "detail": "The payment provider failed"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            /** @description The payment provider took too long */
            504: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The payment provider took too long",
                     *       "type": "about:blank",
                     *       "title": "Gateway Timeout",
                     *       "status": 504,
                     *       "detail": "The payment provider took too long"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    verifyPayment: {
        parameters: {
            query: {
                /**
                 * @description The payment session
                 * @example cs_test_a1B2c3D4e5F6
                 */
                sessionId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order is paid */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "productId": 42,
                     *       "orderId": 12
                     *     }
                     */
                    "application/json": {
                        productId: number;
                        orderId: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The order is not paid */
            402: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The order is not paid",
                     *       "type": "about:blank",
                     *       "title": "Payment Required",
                     *       "status": 402,
                     *       "detail": "The order is not paid"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description Payment session not found */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Payment session not found",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Payment session not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The payment does not match the order */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The payment does not match the order",
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "The payment does not match the order"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            /** @description The payment provider failed */
            502: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The payment provider failed",
                     *       "type": "about:blank",
                     *       "title": "Bad Gateway",
                     *       "status": 502,
                     *       "detail": "The payment provider failed"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            /** @description The payment provider took too long */
            504: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The payment provider took too long",
                     *       "type": "about:blank",
                     *       "title": "Gateway Timeout",
                     *       "status": 504,
                     *       "detail": "The payment provider took too long"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items
                 * @example 20
                 */
                limit?: number;
                /** @description Only items that follow this one in the list: the last on the previous page */
                before?: number;
            };
            header?: {
                /**
                 * @description The value from the answer to a write. The read waits up to two seconds for that write.
                 * @example 1204.MGI2YTNjMWU.q5tYk0aPzqkI4Yl3fJx0mRZ8nQ7cVbW2sD1eF6gH9iA
                 */
                "x-log-position-token"?: components["parameters"]["LogPositionToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-projection-position": components["headers"]["ProjectionPosition"];
                    "x-read-model": components["headers"]["ReadModel"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 12,
                     *         "productId": 42,
                     *         "product": {
                     *           "title": "Benchbook",
                     *           "url": "https://benchbook.example/"
                     *         },
                     *         "tier": "STANDARD",
                     *         "amountCents": 1000,
                     *         "isSimulated": false,
                     *         "sessionId": "cs_test_a1B2c3D4e5F6",
                     *         "state": "under-way",
                     *         "startedAt": "2030-05-04T09:30:00.000Z",
                     *         "paidAt": "2030-05-04T09:31:00.000Z",
                     *         "dueAt": "2030-05-06T09:31:00.000Z",
                     *         "seats": [
                     *           {
                     *             "seat": 1,
                     *             "state": "filled",
                     *             "claimedAt": "2030-05-04T09:30:00.000Z",
                     *             "filledAt": "2030-05-04T09:30:00.000Z",
                     *             "reviewer": {
                     *               "name": "Tom Adler",
                     *               "expertise": "Bike repair"
                     *             }
                     *           }
                     *         ],
                     *         "refunds": []
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Order"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getOrder: {
        parameters: {
            query?: {
                /** @description The token of the link in an email */
                token?: string;
            };
            header?: {
                /**
                 * @description The value from the answer to a write. The read waits up to two seconds for that write.
                 * @example 1204.MGI2YTNjMWU.q5tYk0aPzqkI4Yl3fJx0mRZ8nQ7cVbW2sD1eF6gH9iA
                 */
                "x-log-position-token"?: components["parameters"]["LogPositionToken"];
            };
            path: {
                /**
                 * @description The id of the order
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-projection-position": components["headers"]["ProjectionPosition"];
                    "x-read-model": components["headers"]["ReadModel"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "productId": 42,
                     *       "product": {
                     *         "title": "Benchbook",
                     *         "url": "https://benchbook.example/"
                     *       },
                     *       "tier": "STANDARD",
                     *       "amountCents": 1000,
                     *       "isSimulated": false,
                     *       "sessionId": "cs_test_a1B2c3D4e5F6",
                     *       "state": "under-way",
                     *       "startedAt": "2030-05-04T09:30:00.000Z",
                     *       "paidAt": "2030-05-04T09:31:00.000Z",
                     *       "dueAt": "2030-05-06T09:31:00.000Z",
                     *       "seats": [
                     *         {
                     *           "seat": 1,
                     *           "state": "filled",
                     *           "claimedAt": "2030-05-04T09:30:00.000Z",
                     *           "filledAt": "2030-05-04T09:30:00.000Z",
                     *           "reviewer": {
                     *             "name": "Tom Adler",
                     *             "expertise": "Bike repair"
                     *           }
                     *         }
                     *       ],
                     *       "refunds": []
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Order not found */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Order not found",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Order not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getComparison: {
        parameters: {
            query?: {
                /** @description The token of the link in an email */
                token?: string;
            };
            header?: {
                /**
                 * @description The value from the answer to a write. The read waits up to two seconds for that write.
                 * @example 1204.MGI2YTNjMWU.q5tYk0aPzqkI4Yl3fJx0mRZ8nQ7cVbW2sD1eF6gH9iA
                 */
                "x-log-position-token"?: components["parameters"]["LogPositionToken"];
            };
            path: {
                /**
                 * @description The id of the order
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the reviewers agree and differ on */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-projection-position": components["headers"]["ProjectionPosition"];
                    "x-read-model": components["headers"]["ReadModel"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orderId": 12,
                     *       "expected": 3,
                     *       "reviews": [
                     *         {
                     *           "reviewId": 31,
                     *           "reviewer": {
                     *             "name": "Tom Adler",
                     *             "expertise": "Bike repair"
                     *           },
                     *           "rating": 4,
                     *           "sentences": [
                     *             "The prices are easy to find."
                     *           ]
                     *         },
                     *         {
                     *           "reviewId": 32,
                     *           "reviewer": {
                     *             "name": "Ines Roth",
                     *             "expertise": "Retail"
                     *           },
                     *           "rating": 3,
                     *           "sentences": [
                     *             "I found the price at once."
                     *           ]
                     *         }
                     *       ],
                     *       "agreements": [
                     *         {
                     *           "topic": "Price",
                     *           "statement": "Two people praise the price.",
                     *           "words": [
                     *             "price"
                     *           ],
                     *           "sides": [
                     *             {
                     *               "stance": "praise",
                     *               "quotes": [
                     *                 {
                     *                   "reviewId": 31,
                     *                   "sentence": 0
                     *                 },
                     *                 {
                     *                   "reviewId": 32,
                     *                   "sentence": 0
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "differences": [],
                     *       "offTopic": [],
                     *       "comparedBy": {
                     *         "by": "rules",
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ComparisonReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Order not found */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Order not found",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Order not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    revokeOrderLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the order
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link no longer works */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Order not found */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Order not found",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Order not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    giveOrderEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the order
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mara@benchbook.example"
                 *     }
                 */
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Emails about the order go to this address */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Order not found */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Order not found",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Order not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The order is not paid, or its address can no longer be changed. Also if the Idempotency-Key was used for another request */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The order is not paid, or its address can no longer be changed. Also if the Idempotency-Key was used for another request",
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "The order is not paid, or its address can no longer be changed. Also if the Idempotency-Key was used for another request"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    receivePaymentEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_1",
                 *       "type": "checkout.session.completed"
                 *     }
                 */
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description The event is recorded */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mara@benchbook.example",
                 *       "password": "Engine1843"
                 *     }
                 */
                "application/json": {
                    email: string;
                    password: string & (unknown & unknown & unknown);
                };
            };
        };
        responses: {
            /** @description Logged in. The session is in a cookie */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "email": "mara@benchbook.example",
                     *       "emailConfirmed": true,
                     *       "username": "mara@benchbook.example",
                     *       "fullName": "Mara Vogel",
                     *       "socialProfile": "",
                     *       "expertise": "Bike repair, small shops",
                     *       "credits": 1,
                     *       "createdAt": "2030-05-04T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The Idempotency-Key was used for this registration with another password */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The Idempotency-Key was used for this registration with another password",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "The Idempotency-Key was used for this registration with another password"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description An account with this email exists, or the Idempotency-Key was used for another request */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "An account with this email exists, or the Idempotency-Key was used for another request",
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "An account with this email exists, or the Idempotency-Key was used for another request"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mara@benchbook.example",
                 *       "password": "Engine1843",
                 *       "termsAgreed": true
                 *     }
                 */
                "application/json": {
                    email: string;
                    password: string & (unknown & unknown & unknown);
                    /** @constant */
                    termsAgreed: true;
                };
            };
        };
        responses: {
            /** @description Logged in. The session is in a cookie */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "email": "mara@benchbook.example",
                     *       "emailConfirmed": true,
                     *       "username": "mara@benchbook.example",
                     *       "fullName": "Mara Vogel",
                     *       "socialProfile": "",
                     *       "expertise": "Bike repair, small shops",
                     *       "credits": 1,
                     *       "createdAt": "2030-05-04T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The Idempotency-Key was used for this registration with another password */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The Idempotency-Key was used for this registration with another password",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "The Idempotency-Key was used for this registration with another password"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description An account with this email exists, or the Idempotency-Key was used for another request */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "An account with this email exists, or the Idempotency-Key was used for another request",
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "An account with this email exists, or the Idempotency-Key was used for another request"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "mara@benchbook.example",
                 *       "password": "Engine1843"
                 *     }
                 */
                "application/json": {
                    username: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Logged in. The session is in a cookie */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "email": "mara@benchbook.example",
                     *       "emailConfirmed": true,
                     *       "username": "mara@benchbook.example",
                     *       "fullName": "Mara Vogel",
                     *       "socialProfile": "",
                     *       "expertise": "Bike repair, small shops",
                     *       "credits": 1,
                     *       "createdAt": "2030-05-04T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description The password is correct. Prove a second factor at `/api/login/second-factor` */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secondFactor": [
                     *         "totp",
                     *         "recovery-code"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        secondFactor: ("totp" | "passkey" | "recovery-code")[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The email or the password is wrong */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The email or the password is wrong",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "The email or the password is wrong"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description The account was deleted in the meantime */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The account was deleted in the meantime",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "The account was deleted in the meantime"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The second factor was removed in the meantime. Also if the Idempotency-Key was used for another request */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The second factor was removed in the meantime. Also if the Idempotency-Key was used for another request",
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "The second factor was removed in the meantime. Also if the Idempotency-Key was used for another request"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended, or there was none */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    logOutEverywhere: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Only this session is left */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mara@benchbook.example"
                 *     }
                 */
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description If an account has the address, an email is on its way */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The token of the link in the email
                 * @example q1w2e3r4t5y6u7i8o9p0
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Engine1843"
                 *     }
                 */
                "application/json": {
                    password: string & (unknown & unknown & unknown);
                };
            };
        };
        responses: {
            /** @description The password is changed and all sessions have ended */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The link is no longer valid */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The link is no longer valid",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "The link is no longer valid"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    sendConfirmationAgain: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An email is on its way, unless the address is already confirmed */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The account was deleted */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The account was deleted",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "The account was deleted"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The token of the link in the email
                 * @example q1w2e3r4t5y6u7i8o9p0
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address is confirmed */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The link is no longer valid */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The link is no longer valid",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "The link is no longer valid"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getMe: {
        parameters: {
            query?: {
                /** @description Answer 204 instead of 401 to a caller who is not logged in */
                visitor?: "empty";
            };
            header?: {
                /**
                 * @description The value from the answer to a write. The read waits up to two seconds for that write.
                 * @example 1204.MGI2YTNjMWU.q5tYk0aPzqkI4Yl3fJx0mRZ8nQ7cVbW2sD1eF6gH9iA
                 */
                "x-log-position-token"?: components["parameters"]["LogPositionToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your account */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-projection-position": components["headers"]["ProjectionPosition"];
                    "x-read-model": components["headers"]["ReadModel"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "email": "mara@benchbook.example",
                     *       "emailConfirmed": true,
                     *       "username": "mara@benchbook.example",
                     *       "fullName": "Mara Vogel",
                     *       "socialProfile": "",
                     *       "expertise": "Bike repair, small shops",
                     *       "credits": 1,
                     *       "createdAt": "2030-05-04T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description The caller is not logged in, and the query has `visitor=empty` */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your sessions, the last used first */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
                     *         "device": "Firefox on Linux",
                     *         "startedAt": "2030-05-04T09:30:00.000Z",
                     *         "lastUsedAt": "2030-05-04T10:00:00.000Z",
                     *         "isCurrent": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Session"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id in the list of sessions
                 * @example aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value from the answer to a write. The read waits up to two seconds for that write.
                 * @example 1204.MGI2YTNjMWU.q5tYk0aPzqkI4Yl3fJx0mRZ8nQ7cVbW2sD1eF6gH9iA
                 */
                "x-log-position-token"?: components["parameters"]["LogPositionToken"];
            };
            path: {
                /**
                 * @description The id of the account
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your account */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-projection-position": components["headers"]["ProjectionPosition"];
                    "x-read-model": components["headers"]["ReadModel"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "email": "mara@benchbook.example",
                     *       "emailConfirmed": true,
                     *       "username": "mara@benchbook.example",
                     *       "fullName": "Mara Vogel",
                     *       "socialProfile": "",
                     *       "expertise": "Bike repair, small shops",
                     *       "credits": 1,
                     *       "createdAt": "2030-05-04T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The account is not yours */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The account is not yours",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "The account is not yours"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    eraseUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the account
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Engine1843"
                 *     }
                 */
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description The account is deleted */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Not logged in, or the password is wrong */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Not logged in, or the password is wrong",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Not logged in, or the password is wrong"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is not yours */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The account is not yours",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "The account is not yours"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the account
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fullName": "Mara Vogel",
                 *       "expertise": "Bike repair"
                 *     }
                 */
                "application/json": {
                    fullName?: string;
                    socialProfile?: string;
                    expertise?: string;
                };
            };
        };
        responses: {
            /** @description Your account */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "email": "mara@benchbook.example",
                     *       "emailConfirmed": true,
                     *       "username": "mara@benchbook.example",
                     *       "fullName": "Mara Vogel",
                     *       "socialProfile": "",
                     *       "expertise": "Bike repair, small shops",
                     *       "credits": 1,
                     *       "createdAt": "2030-05-04T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The account is not yours */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The account is not yours",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "The account is not yours"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    exportUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value from the answer to a write. The read waits up to two seconds for that write.
                 * @example 1204.MGI2YTNjMWU.q5tYk0aPzqkI4Yl3fJx0mRZ8nQ7cVbW2sD1eF6gH9iA
                 */
                "x-log-position-token"?: components["parameters"]["LogPositionToken"];
            };
            path: {
                /**
                 * @description The id of the account
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All the data we hold about you */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-projection-position": components["headers"]["ProjectionPosition"];
                    "x-read-model": components["headers"]["ReadModel"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exportedAt": "2030-05-04T09:30:00.000Z",
                     *       "account": {
                     *         "id": 7,
                     *         "email": "mara@benchbook.example",
                     *         "emailConfirmed": true,
                     *         "username": "mara@benchbook.example",
                     *         "fullName": "Mara Vogel",
                     *         "socialProfile": "",
                     *         "expertise": "Bike repair, small shops",
                     *         "credits": 1,
                     *         "createdAt": "2030-05-04T09:30:00.000Z"
                     *       },
                     *       "secondFactors": [
                     *         {
                     *           "id": "6d3b2a8f-5c9e-4d4f-8a71-8b2e3f4c5d60",
                     *           "kind": "totp",
                     *           "name": "Authenticator app",
                     *           "addedAt": "2030-05-04T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "termsAgreedAt": "2030-05-04T09:30:00.000Z",
                     *       "sessions": [
                     *         {
                     *           "startedAt": "2030-05-04T09:30:00.000Z",
                     *           "expiresAt": "2030-06-03T09:30:00.000Z",
                     *           "device": "Firefox on Linux"
                     *         }
                     *       ],
                     *       "accessTokens": [
                     *         {
                     *           "id": "5c2a1f7e-4b8d-4c3e-9f60-7a1d2e3b4c5f",
                     *           "name": "Nightly report",
                     *           "scopes": [
                     *             "read"
                     *           ],
                     *           "createdAt": "2030-05-04T09:30:00.000Z",
                     *           "expiresAt": "2030-06-03T09:30:00.000Z",
                     *           "lastUsedAt": "2030-05-05T03:00:00.000Z"
                     *         }
                     *       ],
                     *       "apps": [
                     *         {
                     *           "id": 42,
                     *           "url": "https://benchbook.example/",
                     *           "title": "Benchbook",
                     *           "createdAt": "2030-05-04T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "reviews": [],
                     *       "credits": [],
                     *       "orders": [],
                     *       "feedbackRequests": [],
                     *       "claims": [],
                     *       "ledger": {
                     *         "checkpoint": {
                     *           "format": "twofold-witness-1",
                     *           "storeId": "3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10",
                     *           "number": 1,
                     *           "position": 1204,
                     *           "chain": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
                     *           "root": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb",
                     *           "previous": "0000000000000000000000000000000000000000000000000000000000000000",
                     *           "signedAt": "2030-05-04T09:30:00.000Z",
                     *           "peaks": [
                     *             "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"
                     *           ],
                     *           "signature": {
                     *             "publicKey": "MCowBQYDK2VwAyEA",
                     *             "value": "q5tYk0aPzqkI4Yl3"
                     *           }
                     *         },
                     *         "events": [
                     *           {
                     *             "position": 17,
                     *             "recordedAt": "2030-05-04T09:30:00.000Z",
                     *             "stream": "credits-7",
                     *             "revision": 0,
                     *             "type": "CreditGranted",
                     *             "id": "3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10",
                     *             "data": "{\"userId\":7,\"amount\":1}",
                     *             "metadata": "{\"actor\":\"user-7\"}",
                     *             "path": [
                     *               "cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc"
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "reportedReviews": [],
                     *       "reportsOfReviews": [
                     *         {
                     *           "reviewId": 31,
                     *           "seat": 1,
                     *           "reason": "off-topic",
                     *           "note": "The review is about another app.",
                     *           "state": "appealed",
                     *           "reportedAt": "2030-05-06T10:00:00.000Z",
                     *           "appealBy": "2030-05-13T10:00:00.000Z",
                     *           "appeal": {
                     *             "text": "I describe the booking page of Benchbook.",
                     *             "at": "2030-05-07T08:00:00.000Z"
                     *           },
                     *           "orderId": 12,
                     *           "productId": 42,
                     *           "product": {
                     *             "title": "Benchbook",
                     *             "url": "https://benchbook.example/"
                     *           },
                     *           "review": {
                     *             "id": 31,
                     *             "rating": 4,
                     *             "content": "The booking page shows free stands at once."
                     *           },
                     *           "earned": true
                     *         }
                     *       ],
                     *       "mailSettings": [
                     *         {
                     *           "kind": "fitting-seats",
                     *           "isOn": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** Format: date-time */
                        exportedAt: string;
                        account: components["schemas"]["User"];
                        secondFactors?: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            kind: "totp" | "passkey";
                            name: string;
                            /** Format: date-time */
                            addedAt: string;
                        }[];
                        /** Format: date-time */
                        termsAgreedAt: string;
                        sessions: {
                            /** Format: date-time */
                            startedAt: string;
                            /** Format: date-time */
                            expiresAt: string;
                            device?: string;
                        }[];
                        accessTokens?: components["schemas"]["AccessToken"][];
                        apps: {
                            id: number;
                            url: string;
                            title: string;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                        reviews: components["schemas"]["Review"][];
                        credits: components["schemas"]["CreditEntry"][];
                        orders: components["schemas"]["Order"][];
                        feedbackRequests: components["schemas"]["OwnRequest"][];
                        claims: components["schemas"]["Claim"][];
                        ledger?: components["schemas"]["LedgerProof"];
                        reportedReviews: components["schemas"]["Complaint"][];
                        reportsOfReviews: components["schemas"]["OwnComplaint"][];
                        mailSettings: components["schemas"]["MailSetting"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The account is not yours */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The account is not yours",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "The account is not yours"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    challengeLogin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Options for `navigator.credentials.get` */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "options": {
                     *         "challenge": "q5tYk0aPzqkI4Yl3",
                     *         "timeout": 300000
                     *       }
                     *     }
                     */
                    "application/json": {
                        options: {
                            challenge: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The login has expired: enter the password again */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The login has expired: enter the password again",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "The login has expired: enter the password again"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    continueLogin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "proof": {
                 *         "kind": "totp",
                 *         "code": "492039"
                 *       }
                 *     }
                 */
                "application/json": {
                    proof: {
                        /** @constant */
                        kind: "totp";
                        code: string;
                    } | {
                        /** @constant */
                        kind: "recovery-code";
                        code: string;
                    } | {
                        /** @constant */
                        kind: "passkey";
                        assertion: {
                            id: string;
                            rawId: string;
                            /** @constant */
                            type: "public-key";
                            /** @enum {string} */
                            authenticatorAttachment?: "cross-platform" | "platform";
                            clientExtensionResults: {
                                [key: string]: unknown;
                            };
                            response: {
                                clientDataJSON: string;
                                authenticatorData: string;
                                signature: string;
                                userHandle?: string;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Logged in. The session is in a cookie */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "email": "mara@benchbook.example",
                     *       "emailConfirmed": true,
                     *       "username": "mara@benchbook.example",
                     *       "fullName": "Mara Vogel",
                     *       "socialProfile": "",
                     *       "expertise": "Bike repair, small shops",
                     *       "credits": 1,
                     *       "createdAt": "2030-05-04T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The login has expired: enter the password again */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The login has expired: enter the password again",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "The login has expired: enter the password again"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The code or the passkey is wrong */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The code or the passkey is wrong",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "The code or the passkey is wrong"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account was deleted in the meantime */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The account was deleted in the meantime",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "The account was deleted in the meantime"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    challengeVisitor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Options for `navigator.credentials.get` */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "options": {
                     *         "challenge": "q5tYk0aPzqkI4Yl3",
                     *         "timeout": 300000
                     *       }
                     *     }
                     */
                    "application/json": {
                        options: {
                            challenge: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    logInWithPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "assertion": {
                 *         "id": "kX2mJ9vQ",
                 *         "rawId": "kX2mJ9vQ",
                 *         "type": "public-key",
                 *         "clientExtensionResults": {},
                 *         "response": {
                 *           "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0",
                 *           "authenticatorData": "SZYN5YgOjGh0",
                 *           "signature": "MEUCIQDx"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    assertion: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        /** @enum {string} */
                        authenticatorAttachment?: "cross-platform" | "platform";
                        clientExtensionResults: {
                            [key: string]: unknown;
                        };
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                            userHandle?: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Logged in. The session is in a cookie */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "email": "mara@benchbook.example",
                     *       "emailConfirmed": true,
                     *       "username": "mara@benchbook.example",
                     *       "fullName": "Mara Vogel",
                     *       "socialProfile": "",
                     *       "expertise": "Bike repair, small shops",
                     *       "credits": 1,
                     *       "createdAt": "2030-05-04T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The passkey could not be verified */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The passkey could not be verified",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "The passkey could not be verified"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description The account was deleted in the meantime */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The account was deleted in the meantime",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "The account was deleted in the meantime"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    challengeAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Options for `navigator.credentials.get` */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "options": {
                     *         "challenge": "q5tYk0aPzqkI4Yl3",
                     *         "timeout": 300000
                     *       }
                     *     }
                     */
                    "application/json": {
                        options: {
                            challenge: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    proveSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "proof": {
                 *         "kind": "totp",
                 *         "code": "492039"
                 *       }
                 *     }
                 */
                "application/json": {
                    proof: {
                        /** @constant */
                        kind: "totp";
                        code: string;
                    } | {
                        /** @constant */
                        kind: "recovery-code";
                        code: string;
                    } | {
                        /** @constant */
                        kind: "passkey";
                        assertion: {
                            id: string;
                            rawId: string;
                            /** @constant */
                            type: "public-key";
                            /** @enum {string} */
                            authenticatorAttachment?: "cross-platform" | "platform";
                            clientExtensionResults: {
                                [key: string]: unknown;
                            };
                            response: {
                                clientDataJSON: string;
                                authenticatorData: string;
                                signature: string;
                                userHandle?: string;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description The second factor is proven */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The code or the passkey is wrong */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The code or the passkey is wrong",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "The code or the passkey is wrong"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    checkProof: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proof is recent, or your account has no second factor */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Prove your second factor first */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Prove your second factor first",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "Prove your second factor first"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listSecondFactors: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value from the answer to a write. The read waits up to two seconds for that write.
                 * @example 1204.MGI2YTNjMWU.q5tYk0aPzqkI4Yl3fJx0mRZ8nQ7cVbW2sD1eF6gH9iA
                 */
                "x-log-position-token"?: components["parameters"]["LogPositionToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your second factors */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-projection-position": components["headers"]["ProjectionPosition"];
                    "x-read-model": components["headers"]["ReadModel"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "factors": [
                     *         {
                     *           "id": "6d3b2a8f-5c9e-4d4f-8a71-8b2e3f4c5d60",
                     *           "kind": "totp",
                     *           "name": "Authenticator app",
                     *           "addedAt": "2030-05-04T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "recoveryCodesLeft": 10
                     *     }
                     */
                    "application/json": components["schemas"]["SecondFactors"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    askForEmailCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Engine1843"
                 *     }
                 */
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Whether a code is on its way. If not, none is needed */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isSent": true
                     *     }
                     */
                    "application/json": {
                        isSent: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Not logged in, or the password is wrong */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Not logged in, or the password is wrong",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Not logged in, or the password is wrong"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The password is wrong */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The password is wrong",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "The password is wrong"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    disownSecondFactors: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The token of the link in the email
                 * @example q1w2e3r4t5y6u7i8o9p0
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Two-step verification is off */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The link is no longer valid */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The link is no longer valid",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "The link is no longer valid"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    beginTotp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Engine1843"
                 *     }
                 */
                "application/json": {
                    password?: string;
                    emailCode?: string;
                };
            };
        };
        responses: {
            /** @description The secret to enter into the app. Confirm it with a code */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6d3b2a8f-5c9e-4d4f-8a71-8b2e3f4c5d60",
                     *       "secret": "JBSWY3DPEHPK3PXP",
                     *       "uri": "otpauth://totp/Twofold?secret=JBSWY3DPEHPK3PXP"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        secret: string;
                        uri: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Not logged in, or the password is wrong */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Not logged in, or the password is wrong",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Not logged in, or the password is wrong"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The first one needs the password and the emailed code, others need a recent proof */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The first one needs the password and the emailed code, others need a recent proof",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "The first one needs the password and the emailed code, others need a recent proof"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description This setup has expired */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "This setup has expired",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "This setup has expired"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account has the maximum number of second factors. Also if the Idempotency-Key was used for another request */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The account has the maximum number of second factors. Also if the Idempotency-Key was used for another request",
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "The account has the maximum number of second factors. Also if the Idempotency-Key was used for another request"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    confirmTotp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the second factor
                 * @example 6d3b2a8f-5c9e-4d4f-8a71-8b2e3f4c5d60
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "492039"
                 *     }
                 */
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description The app is now a second factor */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6d3b2a8f-5c9e-4d4f-8a71-8b2e3f4c5d60",
                     *       "recoveryCodes": [
                     *         "ABCD-EFGH-IJKL-MNOP"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        recoveryCodes?: string[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The code is wrong */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The code is wrong",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "The code is wrong"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description This setup has expired */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "This setup has expired",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "This setup has expired"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account has the maximum number of second factors. Also if the Idempotency-Key was used for another request */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The account has the maximum number of second factors. Also if the Idempotency-Key was used for another request",
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "The account has the maximum number of second factors. Also if the Idempotency-Key was used for another request"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Engine1843"
                 *     }
                 */
                "application/json": {
                    password?: string;
                    emailCode?: string;
                };
            };
        };
        responses: {
            /** @description Options for `navigator.credentials.create` */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "options": {
                     *         "challenge": "q5tYk0aPzqkI4Yl3",
                     *         "timeout": 300000
                     *       }
                     *     }
                     */
                    "application/json": {
                        options: {
                            challenge: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Not logged in, or the password is wrong */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Not logged in, or the password is wrong",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Not logged in, or the password is wrong"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The first one needs the password and the emailed code, others need a recent proof */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The first one needs the password and the emailed code, others need a recent proof",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "The first one needs the password and the emailed code, others need a recent proof"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Laptop",
                 *       "registration": {
                 *         "id": "kX2mJ9vQ",
                 *         "rawId": "kX2mJ9vQ",
                 *         "type": "public-key",
                 *         "clientExtensionResults": {},
                 *         "response": {
                 *           "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0",
                 *           "attestationObject": "o2NmbXRkbm9uZQ"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    name: string;
                    registration: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        /** @enum {string} */
                        authenticatorAttachment?: "cross-platform" | "platform";
                        clientExtensionResults: {
                            [key: string]: unknown;
                        };
                        response: {
                            clientDataJSON: string;
                            attestationObject: string;
                            transports?: string[];
                        };
                    };
                };
            };
        };
        responses: {
            /** @description The passkey is now a second factor */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6d3b2a8f-5c9e-4d4f-8a71-8b2e3f4c5d60",
                     *       "recoveryCodes": [
                     *         "ABCD-EFGH-IJKL-MNOP"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        recoveryCodes?: string[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The passkey could not be verified */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The passkey could not be verified",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "The passkey could not be verified"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The passkey is already in use, or the account has the maximum number of second factors. Also if the Idempotency-Key was used for another request */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The passkey is already in use, or the account has the maximum number of second factors. Also if the Idempotency-Key was used for another request",
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "The passkey is already in use, or the account has the maximum number of second factors. Also if the Idempotency-Key was used for another request"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your new recovery codes */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6d3b2a8f-5c9e-4d4f-8a71-8b2e3f4c5d60",
                     *       "recoveryCodes": [
                     *         "ABCD-EFGH-IJKL-MNOP"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        recoveryCodes?: string[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Prove your second factor first */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Prove your second factor first",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "Prove your second factor first"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account has no second factor */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The account has no second factor",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "The account has no second factor"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    removeSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the second factor
                 * @example 6d3b2a8f-5c9e-4d4f-8a71-8b2e3f4c5d60
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The second factor is removed */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Prove your second factor first */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Prove your second factor first",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "Prove your second factor first"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listAccessTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "5c2a1f7e-4b8d-4c3e-9f60-7a1d2e3b4c5f",
                     *         "name": "Nightly report",
                     *         "scopes": [
                     *           "read"
                     *         ],
                     *         "createdAt": "2030-05-04T09:30:00.000Z",
                     *         "expiresAt": "2030-06-03T09:30:00.000Z",
                     *         "lastUsedAt": "2030-05-05T03:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AccessToken"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    createAccessToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Nightly report",
                 *       "scopes": [
                 *         "read"
                 *       ],
                 *       "lifetimeDays": 30
                 *     }
                 */
                "application/json": {
                    name: string;
                    scopes: ("read" | "analyze" | "feedback")[];
                    /** @enum {number} */
                    lifetimeDays: 7 | 30 | 90 | 365;
                };
            };
        };
        responses: {
            /** @description The token. No other response contains it */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5c2a1f7e-4b8d-4c3e-9f60-7a1d2e3b4c5f",
                     *       "name": "Nightly report",
                     *       "scopes": [
                     *         "read"
                     *       ],
                     *       "createdAt": "2030-05-04T09:30:00.000Z",
                     *       "expiresAt": "2030-06-03T09:30:00.000Z",
                     *       "lastUsedAt": "2030-05-05T03:00:00.000Z",
                     *       "token": "twf_0123456789ABCDEFGHIJabcdefghij012"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        scopes: ("read" | "analyze" | "feedback")[];
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        expiresAt: string;
                        /** Format: date-time */
                        lastUsedAt?: string;
                        token: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The account was deleted */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The account was deleted",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "The account was deleted"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You have the maximum number of tokens, or this token was already used. Also if the Idempotency-Key was used for another request */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "You have the maximum number of tokens, or this token was already used. Also if the Idempotency-Key was used for another request",
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "You have the maximum number of tokens, or this token was already used. Also if the Idempotency-Key was used for another request"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    revokeAccessToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the access token
                 * @example 5c2a1f7e-4b8d-4c3e-9f60-7a1d2e3b4c5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token no longer works */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    revokeAccessTokens: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All your tokens are revoked */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items
                 * @example 30
                 */
                limit?: number;
                /** @description Only items that follow this one in the list: the last on the previous page */
                before?: string;
            };
            header?: {
                /**
                 * @description The value from the answer to a write. The read waits up to two seconds for that write.
                 * @example 1204.MGI2YTNjMWU.q5tYk0aPzqkI4Yl3fJx0mRZ8nQ7cVbW2sD1eF6gH9iA
                 */
                "x-log-position-token"?: components["parameters"]["LogPositionToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-projection-position": components["headers"]["ProjectionPosition"];
                    "x-read-model": components["headers"]["ReadModel"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "0b6a3c1e-8d52-5f0e-9a41-6c1f2d7b9e30.review-received",
                     *           "kind": "review-received",
                     *           "at": "2030-05-05T08:00:00.000Z",
                     *           "isRead": false,
                     *           "productId": 42,
                     *           "appTitle": "Benchbook",
                     *           "orderId": 12,
                     *           "reviewId": 31
                     *         }
                     *       ],
                     *       "next": "2030-05-05T08:00:00.000Z_0b6a3c1e-8d52-5f0e-9a41-6c1f2d7b9e30.review-received"
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["Notification"][];
                        next?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    countUnread: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value from the answer to a write. The read waits up to two seconds for that write.
                 * @example 1204.MGI2YTNjMWU.q5tYk0aPzqkI4Yl3fJx0mRZ8nQ7cVbW2sD1eF6gH9iA
                 */
                "x-log-position-token"?: components["parameters"]["LogPositionToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of unread notifications; 100 means 100 or more */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-projection-position": components["headers"]["ProjectionPosition"];
                    "x-read-model": components["headers"]["ReadModel"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "unread": 3
                     *     }
                     */
                    "application/json": {
                        unread: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b6a3c1e-8d52-5f0e-9a41-6c1f2d7b9e30.review-received"
                 *     }
                 */
                "application/json": {
                    id: string;
                } | {
                    /** Format: date-time */
                    through: string;
                };
            };
        };
        responses: {
            /** @description The notifications are marked as read */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The account was deleted */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The account was deleted",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "The account was deleted"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getMailSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value from the answer to a write. The read waits up to two seconds for that write.
                 * @example 1204.MGI2YTNjMWU.q5tYk0aPzqkI4Yl3fJx0mRZ8nQ7cVbW2sD1eF6gH9iA
                 */
                "x-log-position-token"?: components["parameters"]["LogPositionToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every kind of email */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-projection-position": components["headers"]["ProjectionPosition"];
                    "x-read-model": components["headers"]["ReadModel"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "settings": [
                     *         {
                     *           "kind": "fitting-seats",
                     *           "isOn": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        settings: components["schemas"]["MailSetting"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    changeMailSetting: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "fitting-seats",
                 *       "isOn": true
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    kind: "request-progress" | "app-reviews" | "report-versions" | "claim-deadlines" | "returned-credits" | "review-reports" | "fitting-seats";
                    isOn: boolean;
                };
            };
        };
        responses: {
            /** @description The setting is changed */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The account was deleted */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The account was deleted",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "The account was deleted"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    openUnsubscribePage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token of the link in the email
                 * @example u7.rp.q1w2e3r4t5y6u7i8o9p0az
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page is at the address in `Location` */
            303: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The link is not valid */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The link is not valid",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "The link is not valid"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token of the link in the email
                 * @example u7.rp.q1w2e3r4t5y6u7i8o9p0az
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "List-Unsubscribe": "One-Click"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    /** @constant */
                    "List-Unsubscribe": "One-Click";
                };
                /**
                 * @example {
                 *       "List-Unsubscribe": "One-Click"
                 *     }
                 */
                "multipart/form-data": {
                    /** @constant */
                    "List-Unsubscribe": "One-Click";
                };
            };
        };
        responses: {
            /** @description No more emails of this kind are sent */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The link is not valid */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The link is not valid",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "The link is not valid"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oldest first */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "7e4c3b9a-6daf-4e5a-9b82-9c3f4a5d6e71",
                     *         "url": "https://benchbook.example/hooks/twofold",
                     *         "types": [
                     *           "review.completed",
                     *           "order.delivered"
                     *         ],
                     *         "state": "enabled",
                     *         "addedAt": "2030-05-04T09:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    addWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://benchbook.example/hooks/twofold",
                 *       "types": [
                 *         "review.completed",
                 *         "order.delivered"
                 *       ]
                 *     }
                 */
                "application/json": {
                    url: string;
                    types: ("analysis.completed" | "site.measured" | "review.completed" | "order.delivered" | "order.refunded")[];
                };
            };
        };
        responses: {
            /** @description The secret. No other response contains it */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "7e4c3b9a-6daf-4e5a-9b82-9c3f4a5d6e71",
                     *       "url": "https://benchbook.example/hooks/twofold",
                     *       "types": [
                     *         "review.completed",
                     *         "order.delivered"
                     *       ],
                     *       "state": "enabled",
                     *       "addedAt": "2030-05-04T09:30:00.000Z",
                     *       "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        url: string;
                        types: ("analysis.completed" | "site.measured" | "review.completed" | "order.delivered" | "order.refunded")[];
                        /** @enum {string} */
                        state: "enabled" | "disabled";
                        /** Format: date-time */
                        addedAt: string;
                        secret: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The account was deleted */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The account was deleted",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "The account was deleted"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description You have the maximum number of endpoints. Also if the Idempotency-Key was used for another request */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "You have the maximum number of endpoints. Also if the Idempotency-Key was used for another request",
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "You have the maximum number of endpoints. Also if the Idempotency-Key was used for another request"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    removeWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the endpoint
                 * @example 7e4c3b9a-6daf-4e5a-9b82-9c3f4a5d6e71
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No more messages are sent to it */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    enableWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the endpoint
                 * @example 7e4c3b9a-6daf-4e5a-9b82-9c3f4a5d6e71
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Messages are sent to it again */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the endpoint
                 * @example 7e4c3b9a-6daf-4e5a-9b82-9c3f4a5d6e71
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A message of the type `webhook.test` is on its way */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The endpoint is disabled. Also if the Idempotency-Key was used for another request */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The endpoint is disabled. Also if the Idempotency-Key was used for another request",
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "The endpoint is disabled. Also if the Idempotency-Key was used for another request"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the endpoint
                 * @example 7e4c3b9a-6daf-4e5a-9b82-9c3f4a5d6e71
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "msg_0b6a3c1e8d525f0e9a416c1f2d7b9e30",
                     *         "type": "review.completed",
                     *         "state": "delivered",
                     *         "createdAt": "2030-05-05T08:00:00.000Z",
                     *         "body": "{\"type\":\"review.completed\",\"timestamp\":\"2030-05-05T08:00:00.000Z\",\"data\":{\"reviewId\":31,\"productId\":42,\"links\":{\"api\":\"https://twofold.example/api/reviews/31\",\"web\":\"https://twofold.example/analysis/42\"}}}",
                     *         "attempts": [
                     *           {
                     *             "number": 1,
                     *             "startedAt": "2030-05-05T08:00:00.000Z",
                     *             "durationMs": 84,
                     *             "status": 204,
                     *             "answer": ""
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["WebhookDelivery"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    sendAgain: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the endpoint
                 * @example 7e4c3b9a-6daf-4e5a-9b82-9c3f4a5d6e71
                 */
                id: string;
                /**
                 * @description The `webhook-id` of the message
                 * @example msg_0b6a3c1e8d525f0e9a416c1f2d7b9e30
                 */
                delivery: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message is on its way */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The endpoint is disabled. Also if the Idempotency-Key was used for another request */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The endpoint is disabled. Also if the Idempotency-Key was used for another request",
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "The endpoint is disabled. Also if the Idempotency-Key was used for another request"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getDescription: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the answer that you have cached.
                 * @example "Yk3v0c9fT2aXwq8L"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The API in OpenAPI 3.1 */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "openapi": "3.1.0"
                     *     }
                     */
                    "application/json": {
                        openapi: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Not modified: the answer that you have is current */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated event types; a leading `-` excludes them
                 * @example ReviewSubmitted
                 */
                type?: string;
                /** @description A stream, or the beginning of stream names, ending with a dash; a leading `-` excludes it */
                stream?: string;
                /** @description Who acted, such as `user-17`, `visitor` or `system` */
                actor?: string;
                /** @description The start */
                from?: string;
                /** @description The end */
                to?: string;
                /** @description Text to find in sentences, data and ids */
                text?: string;
                /** @description Only items that follow this one in the list: the last on the previous page */
                before?: string;
                /**
                 * @description The maximum number of items
                 * @example 20
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events, newest first */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "events": [
                     *         {
                     *           "id": "3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10",
                     *           "position": "1204",
                     *           "stream": "review-31",
                     *           "revision": 0,
                     *           "type": "ReviewSubmitted",
                     *           "by": "person",
                     *           "actor": "user-8",
                     *           "recordedAt": "2030-05-04T09:30:00.000Z",
                     *           "occurredAt": "2030-05-04T09:30:00.000Z",
                     *           "correlationId": "8c1d9e2f-0a3b-4c5d-8e6f-7a8b9c0d1e2f",
                     *           "causationId": "3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10",
                     *           "sentence": "Tom Adler reviewed Benchbook"
                     *         }
                     *       ],
                     *       "looked": 1
                     *     }
                     */
                    "application/json": {
                        events: components["schemas"]["LoggedEvent"][];
                        next?: string;
                        looked: number;
                        lookedTo?: {
                            position: string;
                            recordedAt: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Not found, or you are not an auditor */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Not found, or you are not an auditor",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Not found, or you are not an auditor"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the event
                 * @example 3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10",
                     *       "position": "1204",
                     *       "stream": "review-31",
                     *       "revision": 0,
                     *       "type": "ReviewSubmitted",
                     *       "by": "person",
                     *       "actor": "user-8",
                     *       "recordedAt": "2030-05-04T09:30:00.000Z",
                     *       "occurredAt": "2030-05-04T09:30:00.000Z",
                     *       "correlationId": "8c1d9e2f-0a3b-4c5d-8e6f-7a8b9c0d1e2f",
                     *       "causationId": "3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10",
                     *       "sentence": "Tom Adler reviewed Benchbook",
                     *       "commandId": "3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10",
                     *       "schemaVersion": 1,
                     *       "data": {
                     *         "rating": 4
                     *       },
                     *       "isReadable": true,
                     *       "stored": {
                     *         "data": {
                     *           "rating": 4
                     *         },
                     *         "metadata": {}
                     *       },
                     *       "effects": [],
                     *       "hasMoreEffects": false
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        position: string;
                        stream: string;
                        revision: number;
                        type: string;
                        /** @enum {string} */
                        by: "person" | "machine";
                        actor: string;
                        recordedAt: string;
                        occurredAt: string;
                        correlationId: string;
                        causationId: string;
                        sentence: string;
                        commandId: string;
                        schemaVersion: number;
                        data: unknown;
                        isReadable: boolean;
                        stored: {
                            data: unknown;
                            metadata: unknown;
                        };
                        chain?: {
                            leaf: string;
                            chain: string;
                        };
                        cause?: components["schemas"]["LoggedEvent"];
                        effects: components["schemas"]["LoggedEvent"][];
                        hasMoreEffects: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Not found, or you are not an auditor */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Not found, or you are not an auditor",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Not found, or you are not an auditor"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getStream: {
        parameters: {
            query?: {
                /**
                 * @description The start
                 * @example 0
                 */
                from?: number;
                /**
                 * @description The maximum number of items
                 * @example 20
                 */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The name of the stream
                 * @example review-31
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events of the stream and its latest state */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "stream": "review-31",
                     *       "length": 1,
                     *       "events": [
                     *         {
                     *           "id": "3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10",
                     *           "position": "1204",
                     *           "stream": "review-31",
                     *           "revision": 0,
                     *           "type": "ReviewSubmitted",
                     *           "by": "person",
                     *           "actor": "user-8",
                     *           "recordedAt": "2030-05-04T09:30:00.000Z",
                     *           "occurredAt": "2030-05-04T09:30:00.000Z",
                     *           "correlationId": "8c1d9e2f-0a3b-4c5d-8e6f-7a8b9c0d1e2f",
                     *           "causationId": "3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10",
                     *           "sentence": "Tom Adler reviewed Benchbook",
                     *           "changedFields": 1
                     *         }
                     *       ],
                     *       "rows": [
                     *         {
                     *           "table": "reviews",
                     *           "key": 31,
                     *           "isGone": false,
                     *           "fields": [
                     *             {
                     *               "name": "rating",
                     *               "value": 4,
                     *               "isChanged": true
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        stream: string;
                        length: number;
                        events: {
                            /** Format: uuid */
                            id: string;
                            position: string;
                            stream: string;
                            revision: number;
                            type: string;
                            /** @enum {string} */
                            by: "person" | "machine";
                            actor: string;
                            recordedAt: string;
                            occurredAt: string;
                            correlationId: string;
                            causationId: string;
                            sentence: string;
                            changedFields: number;
                        }[];
                        next?: number;
                        rows: components["schemas"]["StateRow"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Not found, or you are not an auditor */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Not found, or you are not an auditor",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Not found, or you are not an auditor"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getState: {
        parameters: {
            query?: {
                /**
                 * @description A revision or a time
                 * @example 0
                 */
                at?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The name of the stream
                 * @example review-31
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows that the stream produces */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "stream": "review-31",
                     *       "revision": 0,
                     *       "last": 0,
                     *       "event": {
                     *         "id": "3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10",
                     *         "position": "1204",
                     *         "stream": "review-31",
                     *         "revision": 0,
                     *         "type": "ReviewSubmitted",
                     *         "by": "person",
                     *         "actor": "user-8",
                     *         "recordedAt": "2030-05-04T09:30:00.000Z",
                     *         "occurredAt": "2030-05-04T09:30:00.000Z",
                     *         "correlationId": "8c1d9e2f-0a3b-4c5d-8e6f-7a8b9c0d1e2f",
                     *         "causationId": "3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10",
                     *         "sentence": "Tom Adler reviewed Benchbook",
                     *         "data": {
                     *           "rating": 4
                     *         }
                     *       },
                     *       "rows": [
                     *         {
                     *           "table": "reviews",
                     *           "key": 31,
                     *           "isGone": false,
                     *           "fields": [
                     *             {
                     *               "name": "rating",
                     *               "value": 4,
                     *               "isChanged": true
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        stream: string;
                        revision: number;
                        last: number;
                        event: {
                            /** Format: uuid */
                            id: string;
                            position: string;
                            stream: string;
                            revision: number;
                            type: string;
                            /** @enum {string} */
                            by: "person" | "machine";
                            actor: string;
                            recordedAt: string;
                            occurredAt: string;
                            correlationId: string;
                            causationId: string;
                            sentence: string;
                            data: unknown;
                        };
                        rows: components["schemas"]["StateRow"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Not found, or you are not an auditor */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Not found, or you are not an auditor",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Not found, or you are not an auditor"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getDiff: {
        parameters: {
            query: {
                /**
                 * @description The start
                 * @example 0
                 */
                from: string;
                /** @description The end */
                to?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The name of the stream
                 * @example review-31
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each event in between, with the fields it changed */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "stream": "review-31",
                     *       "changes": [
                     *         {
                     *           "id": "3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10",
                     *           "position": "1204",
                     *           "stream": "review-31",
                     *           "revision": 0,
                     *           "type": "ReviewSubmitted",
                     *           "by": "person",
                     *           "actor": "user-8",
                     *           "recordedAt": "2030-05-04T09:30:00.000Z",
                     *           "occurredAt": "2030-05-04T09:30:00.000Z",
                     *           "correlationId": "8c1d9e2f-0a3b-4c5d-8e6f-7a8b9c0d1e2f",
                     *           "causationId": "3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10",
                     *           "sentence": "Tom Adler reviewed Benchbook",
                     *           "fields": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        stream: string;
                        changes: {
                            /** Format: uuid */
                            id: string;
                            position: string;
                            stream: string;
                            revision: number;
                            type: string;
                            /** @enum {string} */
                            by: "person" | "machine";
                            actor: string;
                            recordedAt: string;
                            occurredAt: string;
                            correlationId: string;
                            causationId: string;
                            sentence: string;
                            fields: {
                                table: string;
                                key: string | number;
                                field: string;
                                before?: unknown;
                                after?: unknown;
                            }[];
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Not found, or you are not an auditor */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Not found, or you are not an auditor",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Not found, or you are not an auditor"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getTrace: {
        parameters: {
            query?: {
                /** @description Only items that follow this one in the list: the last on the previous page */
                before?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the request, from `x-request-id`
                 * @example 8c1d9e2f-0a3b-4c5d-8e6f-7a8b9c0d1e2f
                 */
                correlationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A tree of events, as lines from top to bottom */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "correlationId": "8c1d9e2f-0a3b-4c5d-8e6f-7a8b9c0d1e2f",
                     *       "streams": 1,
                     *       "events": [
                     *         {
                     *           "id": "3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10",
                     *           "position": "1204",
                     *           "stream": "review-31",
                     *           "revision": 0,
                     *           "type": "ReviewSubmitted",
                     *           "by": "person",
                     *           "actor": "user-8",
                     *           "recordedAt": "2030-05-04T09:30:00.000Z",
                     *           "occurredAt": "2030-05-04T09:30:00.000Z",
                     *           "correlationId": "8c1d9e2f-0a3b-4c5d-8e6f-7a8b9c0d1e2f",
                     *           "causationId": "3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10",
                     *           "sentence": "Tom Adler reviewed Benchbook",
                     *           "depth": 0,
                     *           "sinceCauseMs": 0,
                     *           "sinceStartMs": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        correlationId: string;
                        streams: number;
                        events: {
                            /** Format: uuid */
                            id: string;
                            position: string;
                            stream: string;
                            revision: number;
                            type: string;
                            /** @enum {string} */
                            by: "person" | "machine";
                            actor: string;
                            recordedAt: string;
                            occurredAt: string;
                            correlationId: string;
                            causationId: string;
                            sentence: string;
                            depth: number;
                            /** Format: uuid */
                            causedBy?: string;
                            sinceCauseMs: number;
                            sinceStartMs: number;
                        }[];
                        next?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Not found, or you are not an auditor */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Not found, or you are not an auditor",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Not found, or you are not an auditor"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the person
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "userId": 7,
                     *       "account": {
                     *         "status": "registered",
                     *         "email": "mara@benchbook.example",
                     *         "isEmailConfirmed": true,
                     *         "fullName": "Mara Vogel",
                     *         "socialProfile": "",
                     *         "expertise": "",
                     *         "roles": [],
                     *         "registeredAt": "2030-05-04T09:30:00.000Z"
                     *       },
                     *       "credits": {
                     *         "total": 0,
                     *         "items": [],
                     *         "available": 1,
                     *         "pending": 0
                     *       },
                     *       "apps": {
                     *         "total": 0,
                     *         "items": []
                     *       },
                     *       "orders": {
                     *         "total": 0,
                     *         "items": []
                     *       },
                     *       "reviews": {
                     *         "total": 0,
                     *         "items": []
                     *       },
                     *       "sessions": []
                     *     }
                     */
                    "application/json": {
                        userId: number;
                        account: {
                            /** @enum {string} */
                            status: "registered" | "abandoned" | "erased";
                            email: string | {
                                /** @constant */
                                erased: true;
                            };
                            isEmailConfirmed: boolean;
                            fullName: string | {
                                /** @constant */
                                erased: true;
                            };
                            socialProfile: string | {
                                /** @constant */
                                erased: true;
                            };
                            expertise: string | {
                                /** @constant */
                                erased: true;
                            };
                            roles: ("auditor" | "moderator" | "operator")[];
                            /** Format: date-time */
                            registeredAt: string;
                        };
                        credits: {
                            total: number;
                            items: {
                                /** Format: uuid */
                                eventId: string;
                                kind: string;
                                change: number;
                                /** Format: date-time */
                                at: string;
                                productId?: number;
                                reviewId?: number;
                            }[];
                            available: number;
                            pending: number;
                        };
                        apps: {
                            total: number;
                            items: {
                                productId: number;
                                title: string;
                                url: string;
                                isListed: boolean;
                            }[];
                        };
                        orders: {
                            total: number;
                            items: {
                                orderId: number;
                                productId: number;
                                tier: string;
                                status: string;
                                amountCents: number;
                                refundedCents?: number;
                                /** Format: date-time */
                                startedAt: string;
                            }[];
                        };
                        reviews: {
                            total: number;
                            items: {
                                reviewId: number;
                                productId: number;
                                rating: number;
                                status: string;
                                hasText: boolean;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                        };
                        sessions: {
                            device?: string;
                            startedAt: string;
                            lastUsedAt: string;
                            expiresAt: string;
                        }[];
                        erasure?: {
                            event: components["schemas"]["LoggedEvent"];
                            hadKey: boolean;
                            /** Format: date-time */
                            keyErasedAt?: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Not found, or you are not an auditor */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Not found, or you are not an auditor",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Not found, or you are not an auditor"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    findPerson: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mara@benchbook.example"
                 *     }
                 */
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description The id of the person */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "userId": 7
                     *     }
                     */
                    "application/json": {
                        userId: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Not found, or you are not an auditor */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Not found, or you are not an auditor",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Not found, or you are not an auditor"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getOverview: {
        parameters: {
            query?: {
                /**
                 * @description The start
                 * @example 2030-05-01
                 */
                from?: string;
                /**
                 * @description The end
                 * @example 2030-05-31
                 */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current figures */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isCaughtUp": true,
                     *       "upTo": {
                     *         "position": "1204",
                     *         "recordedAt": "2030-05-04T09:30:00.000Z"
                     *       },
                     *       "events": 1204,
                     *       "streams": 310,
                     *       "totals": {
                     *         "analysesRequested": 40,
                     *         "analysesCompleted": 38,
                     *         "analysesFailed": 2,
                     *         "registrations": 25,
                     *         "erasures": 1,
                     *         "reviewsSubmitted": 31,
                     *         "reviewsCompleted": 30,
                     *         "creditsInCirculation": 20,
                     *         "creditsSpent": 12,
                     *         "ordersStarted": 12,
                     *         "ordersPaid": 10,
                     *         "feedbackDelivered": 9,
                     *         "paidCents": 9000,
                     *         "refundedCents": 500
                     *       },
                     *       "days": []
                     *     }
                     */
                    "application/json": {
                        isCaughtUp: boolean;
                        upTo?: {
                            position: string;
                            recordedAt: string;
                        };
                        events: number;
                        streams: number;
                        totals: {
                            analysesRequested: number;
                            analysesCompleted: number;
                            analysesFailed: number;
                            registrations: number;
                            erasures: number;
                            reviewsSubmitted: number;
                            reviewsCompleted: number;
                            creditsInCirculation: number;
                            creditsSpent: number;
                            ordersStarted: number;
                            ordersPaid: number;
                            feedbackDelivered: number;
                            paidCents: number;
                            refundedCents: number;
                        };
                        days: {
                            /** Format: date */
                            day: string;
                            events: number;
                            analyses: number;
                            registrations: number;
                            reviews: number;
                            creditsInCirculation: number;
                            orders: number;
                            revenueCents: number;
                            refundedCents: number;
                        }[];
                        range?: {
                            /** Format: date */
                            from: string;
                            /** Format: date */
                            to: string;
                            creditsBefore: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description You are not an auditor */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "You are not an auditor",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "You are not an auditor"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listEventTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current figures */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isCaughtUp": true,
                     *       "types": [
                     *         {
                     *           "type": "ReviewSubmitted",
                     *           "events": 31
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        isCaughtUp: boolean;
                        types: {
                            type: string;
                            events: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description You are not an auditor */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "You are not an auditor",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "You are not an auditor"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listStreams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current figures */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isCaughtUp": true,
                     *       "categories": [
                     *         {
                     *           "category": "review",
                     *           "streams": 31,
                     *           "events": 61
                     *         }
                     *       ],
                     *       "newest": [
                     *         {
                     *           "stream": "review-31",
                     *           "revision": 0,
                     *           "type": "ReviewSubmitted",
                     *           "recordedAt": "2030-05-04T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        isCaughtUp: boolean;
                        categories: {
                            category: string;
                            streams: number;
                            events: number;
                        }[];
                        newest: {
                            stream: string;
                            revision: number;
                            type: string;
                            recordedAt: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description You are not an auditor */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "You are not an auditor",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "You are not an auditor"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listProjections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current figures */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "head": "1204",
                     *       "projections": [
                     *         {
                     *           "name": "reviews",
                     *           "position": "1204",
                     *           "updatedAt": "2030-05-04T09:30:00.000Z",
                     *           "lag": 0,
                     *           "eventsPerSecond": 0,
                     *           "parked": 0,
                     *           "parkedStreams": [],
                     *           "skipped": [],
                     *           "generation": 1,
                     *           "version": 1,
                     *           "codeVersion": 1,
                     *           "activatedAt": "2030-05-04T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        head?: string;
                        projections: {
                            name: string;
                            position?: string;
                            /** Format: date-time */
                            updatedAt?: string;
                            lag?: number;
                            eventsPerSecond?: number;
                            operations?: {
                                /** Format: uuid */
                                requestId: string;
                                /** @enum {string} */
                                operation: "rebuild" | "retry" | "skip";
                                stream?: string;
                                eventId?: string;
                                reason?: string;
                                requestedBy: number;
                                /** Format: date-time */
                                requestedAt: string;
                                /** Format: date-time */
                                endedAt?: string;
                                outcome?: string;
                                applied?: number;
                                error?: string;
                            }[];
                            parked: number;
                            parkedStreams: {
                                stream: string;
                                revision: number;
                                position: string;
                                eventId: string;
                                eventType: string;
                                error: string;
                                attempts: number;
                                /** Format: date-time */
                                firstAt: string;
                                /** Format: date-time */
                                lastAt: string;
                            }[];
                            skipped: {
                                eventId: string;
                                stream: string;
                                position: string;
                                reason: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            generation: number;
                            version: number;
                            codeVersion: number;
                            /** Format: date-time */
                            activatedAt?: string;
                            rebuild?: {
                                generation: number;
                                position?: string;
                                /** Format: date-time */
                                updatedAt: string;
                            };
                            lastRebuild?: {
                                generation: number;
                                /** Format: date-time */
                                begunAt: string;
                                /** Format: date-time */
                                endedAt?: string;
                                /** @enum {string} */
                                outcome: "shown" | "stopped" | "interrupted";
                                error?: string;
                                stream?: string;
                                eventId?: string;
                                rows?: number;
                                missing?: number;
                                extra?: number;
                                changed?: number;
                            };
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description You are not an auditor */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "You are not an auditor",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "You are not an auditor"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listReactors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current figures */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "head": "1204",
                     *       "reactors": [
                     *         {
                     *           "name": "earn-credit-on-review-completed",
                     *           "position": "1204",
                     *           "updatedAt": "2030-05-04T09:30:00.000Z",
                     *           "lag": 0,
                     *           "eventsPerSecond": 0,
                     *           "parked": 0,
                     *           "parkedStreams": [],
                     *           "skipped": [],
                     *           "behindMs": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        head?: string;
                        reactors: {
                            name: string;
                            position?: string;
                            /** Format: date-time */
                            updatedAt?: string;
                            lag?: number;
                            eventsPerSecond?: number;
                            operations?: {
                                /** Format: uuid */
                                requestId: string;
                                /** @enum {string} */
                                operation: "rebuild" | "retry" | "skip";
                                stream?: string;
                                eventId?: string;
                                reason?: string;
                                requestedBy: number;
                                /** Format: date-time */
                                requestedAt: string;
                                /** Format: date-time */
                                endedAt?: string;
                                outcome?: string;
                                applied?: number;
                                error?: string;
                            }[];
                            parked: number;
                            parkedStreams: {
                                stream: string;
                                revision: number;
                                position: string;
                                eventId: string;
                                eventType: string;
                                error: string;
                                attempts: number;
                                /** Format: date-time */
                                firstAt: string;
                                /** Format: date-time */
                                lastAt: string;
                            }[];
                            skipped: {
                                eventId: string;
                                stream: string;
                                position: string;
                                reason: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            behindMs: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description You are not an auditor */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "You are not an auditor",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "You are not an auditor"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listCheckpoints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current figures */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "head": {
                     *         "position": 1204,
                     *         "chain": "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"
                     *       },
                     *       "checkpoints": []
                     *     }
                     */
                    "application/json": {
                        head?: {
                            position: number;
                            chain: string;
                        };
                        checkpoints: {
                            file: string;
                            position: number;
                            chain: string;
                            /** Format: date-time */
                            signedAt: string;
                            publicKey: string;
                            fault?: {
                                reason: string;
                                detail: string;
                            };
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description You are not an auditor */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "You are not an auditor",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "You are not an auditor"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listPaymentIssues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current figures */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "issues": [
                     *         {
                     *           "kind": "refund",
                     *           "state": "open",
                     *           "orderId": 12,
                     *           "reference": "3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10",
                     *           "amountCents": 500,
                     *           "currency": "usd",
                     *           "reason": "expired-or-canceled-card",
                     *           "openedAt": "2030-05-04T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        issues: {
                            /** @enum {string} */
                            kind: "refund" | "dispute";
                            /** @enum {string} */
                            state: "open" | "retrying" | "paid" | "won" | "lost" | "inquiry-closed" | "prevented";
                            orderId: number;
                            reference: string;
                            amountCents: number;
                            currency: string;
                            reason: string;
                            /** Format: date-time */
                            openedAt: string;
                            /** Format: date-time */
                            closedAt?: string;
                            /** Format: uri */
                            link?: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description You are not an auditor */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "You are not an auditor",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "You are not an auditor"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listErasures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current figures */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isCaughtUp": true,
                     *       "erasures": [
                     *         {
                     *           "kind": "person",
                     *           "id": 7,
                     *           "event": {
                     *             "id": "3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10",
                     *             "position": "1204",
                     *             "stream": "review-31",
                     *             "revision": 0,
                     *             "type": "ReviewSubmitted",
                     *             "by": "person",
                     *             "actor": "user-8",
                     *             "recordedAt": "2030-05-04T09:30:00.000Z",
                     *             "occurredAt": "2030-05-04T09:30:00.000Z",
                     *             "correlationId": "8c1d9e2f-0a3b-4c5d-8e6f-7a8b9c0d1e2f",
                     *             "causationId": "3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10",
                     *             "sentence": "Tom Adler reviewed Benchbook"
                     *           },
                     *           "hadKey": true,
                     *           "keyErasedAt": "2030-05-04T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        isCaughtUp: boolean;
                        erasures: {
                            /** @enum {string} */
                            kind: "person" | "report";
                            id: number;
                            event: components["schemas"]["LoggedEvent"];
                            hadKey: boolean;
                            /** Format: date-time */
                            keyErasedAt?: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description You are not an auditor */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "You are not an auditor",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "You are not an auditor"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listVerifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current figures */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isRunning": false,
                     *       "verifications": [
                     *         {
                     *           "verificationId": "3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10",
                     *           "startedBy": 3,
                     *           "startedAt": "2030-05-04T09:30:00.000Z",
                     *           "endedAt": "2030-05-04T09:30:00.000Z",
                     *           "upTo": "1204",
                     *           "events": 1204,
                     *           "isSound": true,
                     *           "chain": {
                     *             "state": "sound",
                     *             "events": 1204,
                     *             "position": 1204,
                     *             "chain": "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"
                     *           },
                     *           "checks": [
                     *             {
                     *               "name": "credits",
                     *               "claim": "No credit balance is ever negative",
                     *               "count": 0,
                     *               "findings": []
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        isRunning: boolean;
                        verifications: components["schemas"]["Verdict"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description You are not an auditor */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "You are not an auditor",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "You are not an auditor"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    verifyLive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream of messages */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description The verification has ended */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description You are not an auditor */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "You are not an auditor",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "You are not an auditor"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    followLog: {
        parameters: {
            query?: {
                /**
                 * @description Only events after this position
                 * @example 1204
                 */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream of events */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description You are not an auditor */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "You are not an auditor",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "You are not an auditor"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    exportLog: {
        parameters: {
            query?: {
                /**
                 * @description The file format
                 * @example ndjson
                 */
                format?: "ndjson" | "csv";
                /**
                 * @description Only events after this position
                 * @example 1000
                 */
                after?: number;
                /** @description The last position */
                until?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exported file */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description You are not an auditor */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "You are not an auditor",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "You are not an auditor"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The log has no hash chain, or does not have these positions */
            422: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The log has no hash chain, or does not have these positions",
                     *       "type": "about:blank",
                     *       "title": "Unprocessable Entity",
                     *       "status": 422,
                     *       "detail": "The log has no hash chain, or does not have these positions"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getExportManifest: {
        parameters: {
            query?: {
                /**
                 * @description The file format
                 * @example ndjson
                 */
                format?: "ndjson" | "csv";
                /**
                 * @description Only events after this position
                 * @example 1000
                 */
                after?: number;
                /**
                 * @description The last position
                 * @example 1204
                 */
                until?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The manifest, as specified in `docs/chain-format.md` */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "format": "twofold-export-1",
                     *       "storeId": "3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10",
                     *       "file": "twofold-1000-1204.ndjson",
                     *       "events": 204,
                     *       "bytes": 98304,
                     *       "sha256": "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"
                     *     }
                     */
                    "application/json": {
                        format: string;
                        storeId: string;
                        file: string;
                        events: number;
                        bytes: number;
                        sha256: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description You are not an auditor */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "You are not an auditor",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "You are not an auditor"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The log has no hash chain, or does not have these positions */
            422: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The log has no hash chain, or does not have these positions",
                     *       "type": "about:blank",
                     *       "title": "Unprocessable Entity",
                     *       "status": 422,
                     *       "detail": "The log has no hash chain, or does not have these positions"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    rebuildProjection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The name of the projection
                 * @example reviews
                 */
                name: "products" | "users" | "credit_accounts" | "credit_entries" | "reviews" | "judged_statements" | "notifications" | "notification_marks" | "mail_settings" | "orders" | "payment_issues" | "feedback_requests" | "feedback_seats" | "submissions" | "briefs" | "comparisons" | "complaints";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The command is recorded and will be applied shortly */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "requestId": "3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    retryInProjection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The name of the projection
                 * @example reviews
                 */
                name: "products" | "users" | "credit_accounts" | "credit_entries" | "reviews" | "judged_statements" | "notifications" | "notification_marks" | "mail_settings" | "orders" | "payment_issues" | "feedback_requests" | "feedback_seats" | "submissions" | "briefs" | "comparisons" | "complaints";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stream": "review-1"
                 *     }
                 */
                "application/json": {
                    stream: string;
                };
            };
        };
        responses: {
            /** @description The command is recorded and will be applied shortly */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "requestId": "3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    skipInProjection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The name of the projection
                 * @example reviews
                 */
                name: "products" | "users" | "credit_accounts" | "credit_entries" | "reviews" | "judged_statements" | "notifications" | "notification_marks" | "mail_settings" | "orders" | "payment_issues" | "feedback_requests" | "feedback_seats" | "submissions" | "briefs" | "comparisons" | "complaints";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stream": "review-1",
                 *       "eventId": "3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10",
                 *       "reason": "It cannot be read"
                 *     }
                 */
                "application/json": {
                    stream: string;
                    /** Format: uuid */
                    eventId: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The command is recorded and will be applied shortly */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "requestId": "3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    retryInReactor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The name of the reactor
                 * @example earn-credit-on-review-completed
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stream": "review-1"
                 *     }
                 */
                "application/json": {
                    stream: string;
                };
            };
        };
        responses: {
            /** @description The command is recorded and will be applied shortly */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "requestId": "3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    skipInReactor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The name of the reactor
                 * @example earn-credit-on-review-completed
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stream": "review-1",
                 *       "eventId": "3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10",
                 *       "reason": "It cannot be read"
                 *     }
                 */
                "application/json": {
                    stream: string;
                    /** Format: uuid */
                    eventId: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The command is recorded and will be applied shortly */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "requestId": "3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    retryRefund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the order
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "refundId": "3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10"
                 *     }
                 */
                "application/json": {
                    /** Format: uuid */
                    refundId: string;
                };
            };
        };
        responses: {
            /** @description The command is recorded and will be applied shortly */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "requestId": "3f0d2f4e-5b1c-4e0a-9a57-2f1a6c1f7d10"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    simulateTrouble: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the write safe to repeat: the same key with the same body gets the answer to the first request. Choose a new UUID for each write.
                 * @example 7b1c9c0e-2f4d-4f53-9a54-0d6f6a1f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the order
                 * @example 12
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "trouble": "refund-failed"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    trouble: "refund-failed" | "dispute-opened" | "dispute-won" | "dispute-lost";
                };
            };
        };
        responses: {
            /** @description The failed refund or the dispute is simulated */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-log-position": components["headers"]["LogPosition"];
                    "x-log-position-token": components["headers"]["LogPositionToken"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Problem"];
        };
    };
    receiveAnalysisCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same in every attempt
                 * @example msg_0b6a3c1e8d525f0e9a416c1f2d7b9e30
                 */
                "webhook-id": string;
                /**
                 * @description When it was sent, in seconds since 1970
                 * @example 1904198400
                 */
                "webhook-timestamp": string;
                /**
                 * @description HMAC-SHA256 of id, timestamp and body, joined by dots, with the secret of the endpoint
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "analysis.completed",
                 *       "timestamp": "2030-05-05T08:00:00.000Z",
                 *       "data": {
                 *         "productId": 42,
                 *         "version": 1,
                 *         "links": {
                 *           "api": "https://twofold.example/api/products/42",
                 *           "web": "https://twofold.example/analysis/42"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    type: "analysis.completed";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        productId: number;
                        version: number;
                        links: {
                            /** Format: uri */
                            api: string;
                            /** Format: uri */
                            web: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description The message was received. After any other answer, delivery is retried for three days */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveSiteMeasured: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same in every attempt
                 * @example msg_0b6a3c1e8d525f0e9a416c1f2d7b9e30
                 */
                "webhook-id": string;
                /**
                 * @description When it was sent, in seconds since 1970
                 * @example 1904198400
                 */
                "webhook-timestamp": string;
                /**
                 * @description HMAC-SHA256 of id, timestamp and body, joined by dots, with the secret of the endpoint
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "site.measured",
                 *       "timestamp": "2030-05-05T08:00:00.000Z",
                 *       "data": {
                 *         "productId": 42,
                 *         "version": 1,
                 *         "links": {
                 *           "api": "https://twofold.example/api/products/42",
                 *           "web": "https://twofold.example/analysis/42"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    type: "site.measured";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        productId: number;
                        version: number;
                        links: {
                            /** Format: uri */
                            api: string;
                            /** Format: uri */
                            web: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description The message was received. After any other answer, delivery is retried for three days */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveReviewCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same in every attempt
                 * @example msg_0b6a3c1e8d525f0e9a416c1f2d7b9e30
                 */
                "webhook-id": string;
                /**
                 * @description When it was sent, in seconds since 1970
                 * @example 1904198400
                 */
                "webhook-timestamp": string;
                /**
                 * @description HMAC-SHA256 of id, timestamp and body, joined by dots, with the secret of the endpoint
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "review.completed",
                 *       "timestamp": "2030-05-05T08:00:00.000Z",
                 *       "data": {
                 *         "reviewId": 31,
                 *         "productId": 42,
                 *         "links": {
                 *           "api": "https://twofold.example/api/reviews/31",
                 *           "web": "https://twofold.example/analysis/42"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    type: "review.completed";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        reviewId: number;
                        productId: number;
                        links: {
                            /** Format: uri */
                            api: string;
                            /** Format: uri */
                            web: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description The message was received. After any other answer, delivery is retried for three days */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveOrderDelivered: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same in every attempt
                 * @example msg_0b6a3c1e8d525f0e9a416c1f2d7b9e30
                 */
                "webhook-id": string;
                /**
                 * @description When it was sent, in seconds since 1970
                 * @example 1904198400
                 */
                "webhook-timestamp": string;
                /**
                 * @description HMAC-SHA256 of id, timestamp and body, joined by dots, with the secret of the endpoint
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "order.delivered",
                 *       "timestamp": "2030-05-05T08:00:00.000Z",
                 *       "data": {
                 *         "orderId": 12,
                 *         "productId": 42,
                 *         "links": {
                 *           "api": "https://twofold.example/api/orders/12",
                 *           "web": "https://twofold.example/orders/12"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    type: "order.delivered";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        orderId: number;
                        productId: number;
                        links: {
                            /** Format: uri */
                            api: string;
                            /** Format: uri */
                            web: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description The message was received. After any other answer, delivery is retried for three days */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveOrderRefunded: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same in every attempt
                 * @example msg_0b6a3c1e8d525f0e9a416c1f2d7b9e30
                 */
                "webhook-id": string;
                /**
                 * @description When it was sent, in seconds since 1970
                 * @example 1904198400
                 */
                "webhook-timestamp": string;
                /**
                 * @description HMAC-SHA256 of id, timestamp and body, joined by dots, with the secret of the endpoint
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "order.refunded",
                 *       "timestamp": "2030-05-05T08:00:00.000Z",
                 *       "data": {
                 *         "orderId": 12,
                 *         "amountCents": 334,
                 *         "links": {
                 *           "api": "https://twofold.example/api/orders/12",
                 *           "web": "https://twofold.example/orders/12"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    type: "order.refunded";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        orderId: number;
                        amountCents: number;
                        links: {
                            /** Format: uri */
                            api: string;
                            /** Format: uri */
                            web: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description The message was received. After any other answer, delivery is retried for three days */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
