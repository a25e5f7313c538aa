/** A template with the values in the place of their placeholders (`{单号}`). Other text in braces stays, and no value is filled again. */
export const fillTemplate = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{([^{}\n]{1,12})\}/g, (placeholder, name: string) => (Object.hasOwn(values, name) ? values[name]! : placeholder))
