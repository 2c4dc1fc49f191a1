/** Language prefix of the page's addresses, for scripts without words: "/de", or ''. */
export const pagePrefix = /^\/[a-z]{2}(?=\/|$)/.exec(location.pathname)?.[0] ?? '';
