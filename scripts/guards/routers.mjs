// Each app shows its router in a file of its own: `src/router.ts` makes it and names the areas; packages give parts, they make no router.
import { files, read } from '../lib/workspaces.mjs'

const routerFile = /^apps\/(internal|external|portal)\/src\/router\.ts$/
const code = /^(packages|apps)\/.*\.tsx?$/
const notChecked = /\.test\.tsx?$|\/testing\//
const makes = /\bcreate(Browser|Hash|Memory|Screen)Router\(|<(Browser|Hash|Memory)Router\b/

export function problemsOf(file, text) {
  if (routerFile.test(file)) {
    const missing = [
      ['createScreenRouter({', 'Make the router here, where a reader of the app looks for it.'],
      ["path: '*'", 'Say here what a path without a screen leads to.'],
    ].filter(([part]) => !text.includes(part))
    return missing.map(([part, cure]) => `${file}: no ${part} — ${cure}`)
  }
  return code.test(file) && !notChecked.test(file) && makes.test(text)
    ? [`${file}: makes a router — Give the routes to the app: its src/router.ts makes the router.`]
    : []
}

export function check() {
  const all = files()
  const apps = ['internal', 'external', 'portal'].filter((app) => !all.includes(`apps/${app}/src/router.ts`))
  return [
    ...apps.map((app) => `apps/${app}: no src/router.ts — Show the router of the app in a file of its own.`),
    ...all.filter((file) => code.test(file)).flatMap((file) => problemsOf(file, read(file))),
  ]
}
