import { createContext } from 'react';

/** By which a fault is found in the log; known while the server renders, for the page that says that something failed. */
export const RequestId = createContext('');
