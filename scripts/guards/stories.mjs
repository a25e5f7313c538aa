// Designers review in Storybook: every component that a published package exports stands in a story.
import { files, read } from '../lib/workspaces.mjs'

const faces = [
  'ui/src/index.ts',
  'sheet/src/react/index.ts',
  'tab-bar/src/react/index.ts',
  'permissions/src/react/index.ts',
  'si-drafts/src/react/index.ts',
]
const exported = /export \{([^}]+)\} from '([^']+\.tsx)'/g
/** Providers draw nothing of their own. */
const invisible = /Provider$/

export function check() {
  const stories = files()
    .filter((file) => file.endsWith('.stories.tsx'))
    .map(read)
    .join('\n')
  return faces.flatMap((face) => {
    const file = `packages/${face}`
    const names = [...read(file).matchAll(exported)].flatMap(([, list]) => list.split(',').map((name) => name.trim()))
    return names
      .filter(
        (name) => /^[A-Z][a-z]\w+$/.test(name) && !invisible.test(name) && !new RegExp(`<${name}\\b|component: ${name}\\b`).test(stories),
      )
      .map((name) => `${file}: ${name} has no story. Show it in its states.`)
  })
}
