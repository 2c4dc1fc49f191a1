/** The soonest appointments that need rebooking, all or those of one doctor. */
export function rebookingQuery(doctor: string) {
  return { limit: '100', ...(doctor && { doctor }) };
}
