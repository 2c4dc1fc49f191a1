export const bookingPolicy = {
  maxFutureAppointments: true,
  waitlistOfferMinutes: true,
  firstReminderDays: true,
  lastReminderDays: true,
  videoAddress: true,
  calendarNames: true,
} as const;
