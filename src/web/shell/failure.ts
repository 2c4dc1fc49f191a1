import { createContext } from 'react';

/** Set while the server renders, for the error page. */
export const Failure = createContext({
  /** The fault's id in the log; '' if none. */
  requestId: '',
  unsent: [] as [name: string, value: string][],
});
