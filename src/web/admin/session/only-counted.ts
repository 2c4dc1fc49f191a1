/**
 * A query for only the number of entries: its last possible page is empty, so no personal data is sent to a page that
 * does not show it, nor recorded as read.
 */
export const onlyCounted = { page: '100000', limit: '1' };
