// Browser tests fail for a reason only: nothing is judged by a single look at a page that may still be moving.
import { files, read } from '../lib/workspaces.mjs'

/** Where the looks that wait are made. */
const made = /^apps\/e2e\/src\/(kit|accessible|start-server)\.ts$/
const rules = [
  {
    pattern: /\.(textContent|innerText|allTextContents|allInnerTexts)\(\)/g,
    cure: 'Expect the text with toHaveText, or take it with textOf of kit.ts, which waits for it.',
  },
  {
    pattern: /\.(inputValue|getAttribute)\(/g,
    cure: 'Expect it with toHaveValue, toHaveAttribute or toHaveAccessibleName, which wait for it.',
  },
  {
    pattern: /\.is(Visible|Hidden|Checked|Enabled|Disabled|Editable)\(/g,
    cure: 'Expect it with toBeVisible, toBeChecked, toBeEnabled and the like; a test that branches on a look proves one of two things.',
  },
  { pattern: /\.count\(\)/g, cure: 'Expect it with toHaveCount, which waits for it.' },
  { pattern: /\.boundingBox\(\)/g, cure: 'Measure it within expect.poll: what moves is measured again.' },
  { pattern: /expect\(\s*await\s+[\w.]+\.evaluate\(/g, cure: 'Ask it with expect.poll, what the browser stores with stored of kit.ts.' },
  { pattern: /\b(local|session)Storage\.getItem\(/g, cure: 'Take it with stored of kit.ts, which outlives a navigation.' },
  { pattern: /expect\([^\n]*\bpage\.url\(\)/g, cure: 'Expect the address with toHaveURL, which waits for it.' },
  {
    pattern: /^ *await [\w.()]+\.waitFor(Response|Request|Event)\(/gm,
    cure: 'Begin to wait before the act that causes it (const answered = page.waitForResponse(…)), and await it after the act.',
  },
  { pattern: /\.waitForNavigation\(|\.\$\$?\(|\.elementHandles?\(/g, cure: 'Use a locator and an expectation that waits.' },
  { pattern: /force: true/g, cure: 'Wait until a person could do it; what covers it is the fault.' },
  {
    pattern: /describe\.(serial|configure)|\.(beforeAll|afterAll)\(/g,
    cure: 'Let every test make what it needs: it runs alone, in any order, and again.',
  },
]

export function check() {
  const problems = []
  for (const file of files()) {
    if (!/^apps\/e2e\/src\/.*\.ts$/.test(file) || made.test(file)) continue
    const text = read(file)
    for (const { pattern, cure } of rules)
      for (const found of text.matchAll(pattern)) {
        const line = text.slice(0, found.index).split('\n').length
        problems.push(`${file}:${line}: ${text.split('\n')[line - 1].trim().slice(0, 80)} — ${cure}`)
      }
  }
  return problems
}
