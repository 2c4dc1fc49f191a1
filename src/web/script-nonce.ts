import { createContext } from 'react';

/** By which the browser knows an application's own scripts; only while the server renders. */
export const ScriptNonce = createContext<string | undefined>(undefined);
