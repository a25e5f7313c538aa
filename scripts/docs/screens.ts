// The table of the screens that are built: path, title, app and the file that draws it.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sitePages } from '@jst/contracts/portal'
import { manifests } from '../lib/screens.ts'

/** The component that draws each page for visitors. */
const sitePage = 'packages/site/src/pages/Pages.tsx'

/** Markdown of the screens, by path. */
export function drawScreens(): string {
  const titles = new Map(
    readFileSync('docs/routes.tsv', 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'))
      .map(([, app = '', address = '', title = '']) => [address, { app, title }]),
  )
  const rows = manifests()
    .flatMap(({ file, screens }) =>
      screens.map((screen) => ({ ...screen, file: path.posix.join(path.posix.dirname(file), screen.module) })),
    )
    .concat(sitePages.map(({ path: address }) => ({ path: address, module: '', file: sitePage })))
    .toSorted((a, b) => a.path.localeCompare(b.path, 'en'))
  return [
    `${rows.length} of ${titles.size} screens are built.`,
    '',
    '| path | title | app | file |',
    '|---|---|---|---|',
    ...rows.map(({ path: address, file }) => {
      const { title, app } = titles.get(address) ?? { title: '', app: '' }
      return `| \`${address}\` | ${title} | ${app} | [${file.replace(/packages\/(features\/)?/, '')}](../${file}) |`
    }),
  ].join('\n')
}
