/**
 * Checks that all required ports are given, so that a mistake in JavaScript is refused where it is made and not at the first use.
 * @throws TypeError with the names of the missing ports
 */
export function demandPorts(owner: string, ports: object | undefined, required: readonly string[]): void {
  const given = (ports ?? {}) as Readonly<Record<string, unknown>>
  const missing = required.filter((name) => given[name] === undefined || given[name] === null)
  if (missing.length > 0) throw new TypeError(`${owner}: ${missing.join(', ')} missing. It needs an object with ${required.join(', ')}.`)
}
