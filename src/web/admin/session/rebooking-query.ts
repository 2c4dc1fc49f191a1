/** The soonest appointments that need rebooking, of all doctors or one. */
export function rebookingQuery(doctor: string) {
  return { limit: '100', ...(doctor && { doctor }) };
}
