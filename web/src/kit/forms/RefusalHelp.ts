import { createContext, type ReactNode } from 'react';

/** What a form shows beside the reason of a refusal with this code. */
export const RefusalHelp = createContext<(code: string | undefined) => ReactNode>(() => null);
