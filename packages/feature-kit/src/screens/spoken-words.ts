const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)

/**
 * A table of texts that reads each text in the language of the moment. `other` answers the same table in another language, or undefined for the
 * language of the table itself. Groups keep their identity, so that one may be read at the top of a file.
 */
export function spokenTable<T extends object>(table: T, other: () => object | undefined): T {
  const groups = new Map<PropertyKey, object>()
  return new Proxy(table, {
    get(target, name) {
      const ownText: unknown = Reflect.get(target, name)
      const said = (): unknown => Reflect.get(other() ?? target, name)
      if (!isGroup(ownText)) return said() ?? ownText
      const cached = groups.get(name)
      if (cached) return cached
      const group = spokenTable(ownText, () => said() as object | undefined)
      groups.set(name, group)
      return group
    },
  })
}
