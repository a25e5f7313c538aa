/** A value that is kept in this browser, as JSON. A closed or full storage, or a text that is no JSON, is as good as none. */
export const browserSetting = (name: string) => ({
  read(): unknown {
    try {
      return JSON.parse(localStorage.getItem(name) ?? 'null')
    } catch {
      return null
    }
  },
  write(value: unknown): void {
    try {
      localStorage.setItem(name, JSON.stringify(value))
    } catch {
      // without a storage it holds as long as the page
    }
  },
})
