/** The settings that the booking goes by. */
export const bookingPolicy = {
  maxFutureAppointments: true,
  waitlistOfferMinutes: true,
  firstReminderDays: true,
  lastReminderDays: true,
} as const;
