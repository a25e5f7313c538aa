import type { CSSProperties } from 'react'

/** Styles that the bar needs to work; its looks stand in styles/index.css. */
export const layout = {
  bar: { display: 'flex' },
  scroller: {
    position: 'relative',
    flex: '1 1 0',
    minWidth: 0,
    display: 'flex',
    overflowX: 'auto',
    overflowY: 'hidden',
    whiteSpace: 'nowrap',
  },
  item: { display: 'flex', flex: 'none', alignItems: 'center' },
} satisfies Record<string, CSSProperties>

/** Place of the menu at a point of the window, kept inside the window. */
export function menuPlace(x: number, y: number): CSSProperties {
  return { position: 'fixed', zIndex: 1000, left: `min(${x}px, calc(100vw - 160px))`, top: `min(${y}px, calc(100vh - 260px))` }
}
