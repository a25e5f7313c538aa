interface Lock {
  readonly packages: Readonly<Record<string, { name?: string; version?: string; link?: boolean; dev?: boolean }>>
}
interface Advisory {
  readonly id: string
  readonly package: string
  readonly introduced: string
  readonly fixed: string
  readonly severity: string
  readonly source: string
}
export function production(lock: Lock): { name: string; version: string }[]
export function stored(advisories: readonly Advisory[], lock: Lock): string[]
export function answered(output: string): { findings?: string[]; reason?: string }
