/**
 * The query that asks of a list only how many entries it has: its last possible page holds none, so nobody's data is sent
 * to a page that does not show it, nor recorded as read.
 */
export const onlyCounted = { page: '100000', limit: '1' };
