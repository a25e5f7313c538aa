import type { BillLayoutContent, LayoutBox } from '@jst/contracts/bills'

const rounded = (value: number) => Math.round(value * 10) / 10
const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most))

/** A box moved by millimetres; it stays on the paper. */
export const moveBox = (box: LayoutBox, right: number, down: number, { Width, Height }: BillLayoutContent): LayoutBox => ({
  ...box,
  X: rounded(within(box.X + right, 0, Width - box.W)),
  Y: rounded(within(box.Y + down, 0, Height - box.H)),
})
/** A box made wider and higher by millimetres; it stays on the paper. */
const sizeBox = (box: LayoutBox, wider: number, higher: number, { Width, Height }: BillLayoutContent): LayoutBox => ({
  ...box,
  W: rounded(within(box.W + wider, 5, Width - box.X)),
  H: rounded(within(box.H + higher, 3, Height - box.Y)),
})

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
interface Pressed {
  readonly key: string
  readonly shiftKey: boolean
  readonly altKey: boolean
}
/** The box after a key: an arrow moves it by a millimetre, with Alt by a tenth, with Shift it changes the size. Undefined: another key. */
export function afterKey(box: LayoutBox, { key, shiftKey, altKey }: Pressed, layout: BillLayoutContent): LayoutBox | undefined {
  const way = arrows[key]
  if (!way) return undefined
  const step = altKey ? 0.1 : 1
  return (shiftKey ? sizeBox : moveBox)(box, way[0] * step, way[1] * step, layout)
}
