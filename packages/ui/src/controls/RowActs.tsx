import type { ReactNode } from 'react'

/** What can be done with one row or finding, side by side on one line. */
export const RowActs = ({ children }: { children: ReactNode }) => <span className="jst-row-acts">{children}</span>
