/** The settings that booking follows. */
export const bookingPolicy = {
  maxFutureAppointments: true,
  waitlistOfferMinutes: true,
  firstReminderDays: true,
  lastReminderDays: true,
  videoAddress: true,
} as const;
