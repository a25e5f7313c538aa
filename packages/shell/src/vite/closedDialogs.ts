import type { Plugin } from 'vite'

const dialogImport = /^import \{ ([A-Z]\w*Dialog) \} from '(\.{1,2}\/[\w./-]*Dialog\.tsx)'$/gm

/**
 * A module that opens windows of its own folder, with each window fetched when it is first drawn: its form, its texts and what it sends come with it,
 * and not with the page that has the button.
 */
export function withClosedDialogs(code: string): string {
  const lazily = code.replace(
    dialogImport,
    (_, name: string, from: string) =>
      `const Later${name} = jstLazy(async () => ({ default: (await import(${JSON.stringify(from)})).${name} }))\n` +
      `const ${name} = (props) => jstElement(jstSuspense, null, jstElement(Later${name}, props))`,
  )
  return lazily === code ? code : `import { createElement as jstElement, lazy as jstLazy, Suspense as jstSuspense } from 'react'\n${lazily}`
}

/** Takes windows out of what a page loads before it is drawn. */
export const closedDialogs = (): Plugin => ({
  name: 'jst-closed-dialogs',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /packages[\\/](?:features[\\/][^\\/]+|feature-kit)[\\/]src[\\/].*\.tsx$/ }, code: 'Dialog.tsx' },
    handler: (code) => ({ code: withClosedDialogs(code), map: null }),
  },
})
