import type { ModuleFrame } from '@jst/contracts'
import { liveEvents, type LiveEventDeclaration } from '@jst/contracts/live'
import type { Audience, LiveEvent } from './live-event.ts'

type Kind = 'employees' | 'companies' | 'users' | 'everyone'

/** PostgreSQL refuses a notification of 8,000 bytes; some are left for topic and brackets. */
const mostBytes = 7_900
/** Digits and comma of an id that JavaScript holds exactly. */
const idBytes = 17
const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value))

/**
 * The events of one transaction, merged: each receiver gets one frame of a kind, however many rows the transaction touched. Receivers of the same
 * frame share an event.
 */
export function mergeEvents(events: readonly LiveEvent[]): LiveEvent[] {
  if (events.length < 2) return [...events]
  const frames = new Map<string, { kind: Kind; id: number; frame: ModuleFrame }>()
  for (const { to, frame } of events)
    for (const [kind, id] of receiversOf(to)) {
      const key = `${frame.type} ${kind} ${id}`
      const earlier = frames.get(key)
      frames.set(key, { kind, id, frame: earlier ? join(earlier.frame, frame) : frame })
    }
  const texts = new Map<ModuleFrame, string>()
  const shared = new Map<string, { kind: Kind; ids: number[]; frame: ModuleFrame }>()
  for (const { kind, id, frame } of frames.values()) {
    const text = texts.get(frame) ?? JSON.stringify(frame)
    texts.set(frame, text)
    const existing = shared.get(kind + text)
    if (existing) existing.ids.push(id)
    else shared.set(kind + text, { kind, ids: [id], frame })
  }
  return [...shared.values()].map(({ kind, ids, frame }) => ({ to: audienceOf(kind, ids), frame }))
}

/** The events in as few notifications as they fit into; an audience that is too large for one is divided. */
export function packEvents(events: readonly LiveEvent[]): LiveEvent[][] {
  const packs: LiveEvent[][] = []
  let room = 0
  for (const event of events.flatMap(divided)) {
    const bytes = bytesOf(event) + 1
    if (bytes > room) {
      packs.push([])
      room = mostBytes
    }
    packs.at(-1)!.push(event)
    room -= bytes
  }
  return packs
}

function divided({ to, frame }: LiveEvent): LiveEvent[] {
  if (to === 'everyone') return [{ to, frame }]
  const [kind, ids] = Object.entries(to)[0] as [Exclude<Kind, 'everyone'>, readonly number[]]
  const most = Math.max(1, Math.floor((mostBytes - bytesOf({ to: { [kind]: [] }, frame })) / idBytes))
  const parts = Array.from({ length: Math.ceil(ids.length / most) }, (_, part) => ids.slice(part * most, (part + 1) * most))
  return parts.map((part) => ({ to: audienceOf(kind, part), frame }))
}

function receiversOf(to: Audience): [Kind, number][] {
  if (to === 'everyone') return [['everyone', 0]]
  return Object.entries(to).flatMap(([kind, ids]) => ids.map((id: number): [Kind, number] => [kind as Kind, id]))
}

const audienceOf = (kind: Kind, ids: readonly number[]): Audience => (kind === 'everyone' ? kind : ({ [kind]: ids } as Audience))

/** Two frames of one type: the declaration of the type fits the contents of both. */
function join(earlier: ModuleFrame, next: ModuleFrame): ModuleFrame {
  const { merge } = liveEvents[next.type] as LiveEventDeclaration
  return { type: next.type, content: merge(earlier.content, next.content) } as ModuleFrame
}
