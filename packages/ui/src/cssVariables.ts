import type { CSSProperties } from 'react'

/** Custom properties for a style attribute; React passes them on, only its types do not know them. */
export const cssVariables = (values: Readonly<Record<`--jst-${string}`, string | number>>): CSSProperties => values
