/** What addresses in the language of the page begin with, for scripts that carry no words: "/de", or ''. */
export const pagePrefix = /^\/[a-z]{2}(?=\/|$)/.exec(location.pathname)?.[0] ?? '';
