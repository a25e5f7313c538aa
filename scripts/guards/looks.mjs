// One family of controls and one scale of type, so that screens of different areas look alike.
import { files, read } from '../lib/workspaces.mjs'

const sizes = new Set(['12px', '13px', '14px', '16px', '24px', 'inherit', '1em', '100%'])
/** A bill on paper has the sizes of its form. */
const paper = /\/(bill|bill-editor|print)\.css$/
/** Packages that other products install do not import `@jst/ui`: they have their own list of looks, or take the control of their host. */
const installed = /^packages\/(sheet|tab-bar|si-drafts)\//
/** Pages for visitors work without a script: their controls are the browser's. */
const own = /^packages\/(ui|site)\//

export function problemsOfStyle(file, text) {
  if (paper.test(file)) return []
  return [...text.matchAll(/font-size:\s*([^;]+);/g)]
    .filter(([, size]) => !sizes.has(size.trim()))
    .map(([, size]) => `${file}: font-size ${size.trim()} — Type is 12, 13, 14, 16 or 24 px (docs/comfort.md).`)
}

export function problemsOfScreen(file, text) {
  if (own.test(file)) return []
  const problems = []
  const isInstalled = installed.test(file)
  const list = isInstalled ? 'Draw a list (ColumnChoice of packages/sheet), or take the control of the host.' : 'Use Select of @jst/ui.'
  if (/<select[\s>]/.test(text)) problems.push(`${file}: a native select — ${list}`)
  const day = isInstalled ? 'Take the control of the host.' : 'Use DateEntry or DayField of @jst/ui.'
  for (const [, type] of text.matchAll(/type="(date|datetime-local|time|month|week)"/g))
    problems.push(`${file}: a native ${type} input — ${day}`)
  return problems
}

export const check = () =>
  files().flatMap((file) => {
    if (/^packages\/.*\/src\/.*\.css$/.test(file)) return problemsOfStyle(file, read(file))
    return /^(packages|apps)\/.*\/src\/.*\.tsx$/.test(file) && !/\.(test|stories)\.tsx$/.test(file)
      ? problemsOfScreen(file, read(file))
      : []
  })
