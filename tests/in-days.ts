/** The date in so many days in UTC, as `2026-03-02`. */
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
