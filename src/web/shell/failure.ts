import { createContext } from 'react';

/** Known while the server renders, for the page that says that something failed. */
export const Failure = createContext({
  /** By which a fault is found in the log. */
  requestId: '',
  /** The form that could not be sent. */
  unsent: [] as [name: string, value: string][],
});
