import { createContext } from 'react';

/** Identifies an application's own scripts to the browser; set only while the server renders. */
export const ScriptNonce = createContext<string | undefined>(undefined);
