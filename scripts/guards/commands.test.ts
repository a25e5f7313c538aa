import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { check } from './commands.mjs'

/** The repository with another guide in place of its own. */
function problemsOf(guide: string, more: Record<string, string> = {}, name = 'docs/guides/a.md'): string[] {
  const texts: Record<string, string> = { [name]: guide, ...more }
  const others = ['scripts/lib/newcomer.mjs', 'scripts/new/check.mjs', 'scripts/check-fresh-clone.mjs', 'apps/server/src/operate.test.ts']
  const consumers = ['scripts/packages/consumers.mjs', 'scripts/consumers/tab-bar/main.tsx']
  return check([...Object.keys(texts), ...others, ...consumers], (file) => texts[file] ?? readFileSync(file, 'utf8'))
}
const block = (text: string, mark = 'sh') => `# Do it\n\n\`\`\`${mark}\n${text}\n\`\`\`\n`

it.each([
  'Say `npm start`, or `PORT=1 npm start`.',
  block('npm start     # and wait\nnpm test -- --only=guards,unit'),
  'The code says `import x from "npm"` and `npmrc`.',
])('takes %j', (guide) => {
  expect(problemsOf(guide)).toEqual([])
})

it.each([
  ['`npm run nothing`', 'package.json has no such script'],
  ['`npm run build`', 'nothing runs it'],
  ['`npx cowsay`', 'nothing runs it'],
  ['`npm run dev -- --other`', 'nothing runs it'],
  ['`npm test -- --only=guards,nothing`', 'npm test has no step nothing'],
  [block('curl http://127.0.0.1:8080/readyz'), 'nothing runs this block'],
  [block('rm -r "$DATA_DIR"', 'sh by-hand'), 'nothing runs this block'],
  ['`npm run new:list -- master BerthRule --path=/a/b`', 'it is run as docs/guides/add-a-screen.md shows it'],
  ['`npm install @jst/nothing`', 'has no front end that installs it'],
])('names the command of %j: %s', (guide, said) => {
  expect(problemsOf(guide)).toEqual([expect.stringContaining(said)])
})

it('names a command whose runner has stopped running it', () => {
  expect(problemsOf('`npm run dev`', { 'scripts/lib/newcomer.mjs': '' })).toEqual([expect.stringContaining('no longer runs it')])
})

it('names what is installed without a peer that it needs', () => {
  const manifest = JSON.stringify({ peerDependencies: { react: '*' } })
  expect(problemsOf('`npm install @jst/tab-bar`', { 'packages/tab-bar/package.json': manifest })).toEqual([
    expect.stringContaining('beside it'),
  ])
})
