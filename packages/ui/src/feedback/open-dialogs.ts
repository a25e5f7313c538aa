import { createContext } from 'react'

/** Called by each dialog below with 1 when it opens and -1 when it closes. Tools of chosen rows stay there while one of them is open. */
export const OpenDialogs = createContext<((by: 1 | -1) => void) | undefined>(undefined)
