/** What the server says: errors, what is wrong with a field, mail, calendar entries, and words that site and staff share. */
export const said = {} as const;
