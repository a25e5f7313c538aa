import type { ChargeLine } from './charges.ts'

/** Codes of per cents that are taken of themselves, at once or by way of others. */
export function circularCodes(lines: readonly ChargeLine[]): ReadonlySet<string> {
  const taken = new Map<string, readonly string[]>()
  for (const { Code, Basis, PercentOf } of lines) if (Basis === 'F') taken.set(Code, [...(taken.get(Code) ?? []), ...PercentOf])
  return new Set([...taken.keys()].filter((code) => reaches(taken, code)))
}

function reaches(taken: ReadonlyMap<string, readonly string[]>, code: string): boolean {
  const seen = new Set<string>()
  const open = [...(taken.get(code) ?? [])]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === code) return true
    if (seen.has(next)) continue
    seen.add(next)
    open.push(...(taken.get(next) ?? []))
  }
  return false
}
