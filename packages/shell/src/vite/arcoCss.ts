import type { Plugin } from 'vite'

const arcoImport = /import\s*\{([^}]*)\}\s*from\s*['"]@arco-design\/web-react['"]/g
/** Exports that have no style sheet of their own. */
const withoutStyle = new Set(['ConfigProvider'])

/** Names of the components that a module imports from Arco, types left out. */
export function arcoComponents(code: string): string[] {
  const names = [...code.matchAll(arcoImport)].flatMap(([, list = '']) => list.split(','))
  const values = names.map((name) => name.trim()).filter((name) => name !== '' && !name.startsWith('type '))
  return [...new Set(values.map((name) => name.replace(/\s+as\s.*$/, '')))].filter((name) => /^[A-Z]/.test(name) && !withoutStyle.has(name))
}

/** Adds the style sheets of the Arco components that a module imports, so that each chunk brings just its own. */
export function arcoCss(): Plugin {
  return {
    name: 'jst-arco-css',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: '@arco-design/web-react' },
      handler(code) {
        const styles = arcoComponents(code).map((name) => `\nimport '@arco-design/web-react/es/${name}/style/css.js'`)
        return styles.length ? { code: code + styles.join(''), map: null } : undefined
      },
    },
  }
}
