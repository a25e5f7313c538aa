declare module 'virtual:value-types' {
  /** Values of the types of each package that are a choice of texts. */
  export const valueTypes: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
}
