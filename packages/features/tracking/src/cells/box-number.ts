import { checkDigit } from '@jst/si-drafts/rules'
import { boxNumber, isBox } from '@jst/track'

/** The number with the right check digit of ISO 6346, or undefined if the box is right, or has no such form. */
export function rightBox(text: string): string | undefined {
  const box = boxNumber(text)
  if (!isBox(box)) return undefined
  const right = `${box.slice(0, 10)}${checkDigit(box)}`
  return right === box ? undefined : right
}
