/** Booking, the patient's own appointment and the waiting list. */
export const booking = {} as const;
