import type { LiveFrame } from './ports.ts'

/** Reads an incoming frame; undefined when it is not `{ type, content? }` in JSON text. */
export function readFrame(data: unknown): LiveFrame | undefined {
  if (typeof data !== 'string') return undefined
  try {
    const frame: unknown = JSON.parse(data)
    return isFrame(frame) ? frame : undefined
  } catch {
    return undefined
  }
}

function isFrame(value: unknown): value is LiveFrame {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** Text of an outgoing frame. */
export function writeFrame(type: string, content?: unknown): string {
  return JSON.stringify({ type, content })
}
