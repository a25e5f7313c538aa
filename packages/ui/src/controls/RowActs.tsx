import type { ReactNode } from 'react'

/** Actions of one row or finding, on one line. */
export const RowActs = ({ children }: { children: ReactNode }) => <span className="jst-row-acts">{children}</span>
