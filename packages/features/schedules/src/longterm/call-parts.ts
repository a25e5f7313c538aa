import type { Part, Versions } from '@jst/feature-kit/form'
import { texts } from '../texts.ts'

/** How people call a code of a kind. */
export type NameOf = (kind: string, code: string) => string
/** Kinds of codes that a comparison names. */
export const labelled = ['port', 'terminal', 'carrier'] as const

/** The field of a call that a finding of the server is about: `calls[1].PortCode`. */
export const callPath = (path: string): string | undefined => {
  const [, call] = /^(?:\w+\.)?Calls(\[\d+\]\.(?:PortCode|TerminalCode|PlannedArrival|PlannedDeparture|Cutoffs\.\w+))$/.exec(path) ?? []
  return call === undefined ? undefined : `calls${call}`
}

interface Called {
  readonly PortCode: string
}
interface WithCalls<C> {
  readonly calls: readonly C[]
}

/** A port that is called twice is told by its place among its calls. */
function byName<C extends Called>(calls: readonly C[]): Map<string, C> {
  const met = new Map<string, number>()
  return new Map(
    calls.map((call) => {
      const time = met.get(call.PortCode) ?? 0
      met.set(call.PortCode, time + 1)
      return [`${call.PortCode} ${time}`, call]
    }),
  )
}

/**
 * Which ports are called and in which order, as one part; then what is said of each port that both have, part by part. What is said of a
 * port that one of them has taken out stands with the ports, so that nobody's change of it goes unseen.
 */
export function partsOfCalls<C extends Called, F extends WithCalls<C>>(
  { theirs, mine }: Versions<F>,
  ofCall: readonly Part<C>[],
  name: NameOf,
): Part<F>[] {
  const typed = byName(mine.calls)
  const both = [...byName(theirs.calls).keys()].filter((key) => typed.has(key))
  const portOf = (key: string) => name('port', key.slice(0, key.lastIndexOf(' ')))
  const said = (call: C) => ofCall.flatMap(({ label, read }) => (read(call) === '' ? [] : `${label} ${read(call)}`)).join('，')
  const order: Part<F> = {
    key: 'calls',
    label: texts.calls,
    read: ({ calls }) =>
      [...byName(calls)].map(([key, call]) => (both.includes(key) ? portOf(key) : `${portOf(key)}（${said(call)}）`)).join(' → '),
    take: (form, { calls }) => {
      const there = byName(form.calls)
      return { ...form, calls: [...byName(calls)].map(([key, call]) => there.get(key) ?? call) }
    },
  }
  const parts = both.flatMap((key, at) =>
    ofCall.map((part): Part<F> => ({
      key: `${key} ${part.key}`,
      label: `${texts.voyage.call(at + 1)} ${portOf(key)} ${part.label}`,
      read: ({ calls }) => {
        const call = byName(calls).get(key)
        return call ? part.read(call) : ''
      },
      take: (form, { calls }) => {
        const from = byName(calls).get(key)
        if (!from) return form
        return { ...form, calls: [...byName(form.calls)].map(([here, call]) => (here === key ? part.take(call, from) : call)) }
      },
    })),
  )
  return [order, ...parts]
}
