import { v5 as uuidV5 } from 'uuid';

/** The UUID namespace of request ids. */
const REQUESTS = 'c7d3a0c1-5a8e-4c9b-9e52-3f0c8d1b7a64';

/** The request of an order. It is derived, so that a repeated payment notification finds it open. */
export const requestOfOrder = (orderId: number): string => uuidV5(`order/${orderId}`, REQUESTS);

/** The request of reserved credits. */
export const requestOfReservation = (reservationId: string): string => uuidV5(`reservation/${reservationId}`, REQUESTS);

/** The request that replaces an unusable review of an order. There is at most one. */
export const replacementOf = (orderId: number): string => uuidV5(`replacement/${orderId}`, REQUESTS);
