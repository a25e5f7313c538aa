export interface DeclaredScreen {
  readonly path: string
  readonly module: string
  readonly first: readonly string[]
}

/** Path of a screen, the module of its chunk and its first reads, for every screen that a manifest declares in this file. */
export function declaredScreens(code: string): DeclaredScreen[] {
  const declarations = code.matchAll(/\bpath:\s*['"]([^'"]+)['"]((?:(?!\bpath:)[\s\S])*?)import\(\s*['"]([^'"]+)['"]\s*\)/g)
  return [...declarations].map(([, path = '', between = '', module = '']) => ({ path, module, first: firstReads(between) }))
}

const firstReads = (between: string): string[] => {
  const list = /\bfirst:\s*\[([^\]]*)\]/.exec(between)?.[1] ?? ''
  return [...list.matchAll(/['"]([^'"]+)['"]/g)].map(([, read = '']) => read)
}
