import { messageTypesIn, splitGateMessages } from '@jst/packing/edi'
import { readEdi } from '../../../documents/index.ts'

/** Returns true for a text with a message of one of these types. A text with a fault is read by the first reader, and refused there. */
export function hasMessage(text: string, types: readonly string[]): boolean {
  if (!/^UN[ABH]/.test(text)) return false
  try {
    return messageTypesIn(text).some((type) => types.includes(type))
  } catch {
    return true
  }
}
export const splitAnswers = (text: string): string[] => readEdi(() => splitGateMessages(text))
