// Habits that once cost a bug or confuse a reader, each with its cure.
import { files, read } from '../lib/workspaces.mjs'

const code = /^(packages|apps|bench)\/.*\.(tsx?|mjs)$/
const rules = [
  {
    where: code,
    not: /\.(test|stories)\.tsx?$/,
    pattern: /\b(TODO|FIXME|XXX)\b/,
    cure: 'Do it now or describe it in the docs of its area.',
  },
  { where: code, pattern: /\b(it|test|describe)\.(skip|only|todo)\b/, cure: 'Tests run always: fix it or delete it.' },
  {
    where: /\.(test|spec)\.tsx?$/,
    pattern: /waitForTimeout|setTimeout\(\s*(r|res|resolve|done)\s*[,)]/,
    cure: 'Wait for what you mean (a condition, an event), not for time.',
  },
  { where: code, pattern: /dangerouslySetInnerHTML|\.innerHTML\s*=/, cure: 'Render text or a schema; raw HTML is how scripts get in.' },
  { where: code, pattern: /@ts-ignore|@ts-nocheck/, cure: 'Type it; where that is impossible use @ts-expect-error with the reason.' },
  {
    where: code,
    pattern:
      /from '@arco-design\/web-react\/(?!es\/(locale|_util\/react-19-adapter|ConfigProvider')|lib\/(locale|_util\/react-19-adapter)|dist\/)/,
    cure: 'Import Arco from its root: sub-paths load a second copy.',
  },
  { where: /^packages\/.*\.tsx?$/, not: /\.(config|stories)\.tsx?$/, pattern: /export default/, cure: 'Use a named export.' },
  {
    where: /./,
    not: /^(package-lock\.json|scripts\/guards\/words\.mjs)$/,
    pattern: /\/work\/(main|shared)|TBI_[A-Z]+ *=> *any/,
    cure: 'The repository speaks of itself alone.',
  },
]
const binary = /\.(png|jpg|ico|woff2?|ttf|xlsx|pdf|gz|br)$/

export function check() {
  const problems = []
  for (const file of files()) {
    if (binary.test(file)) continue
    const applying = rules.filter((rule) => rule.where.test(file) && !rule.not?.test(file))
    if (applying.length === 0) continue
    read(file)
      .split('\n')
      .forEach((line, index) => {
        for (const { pattern, cure } of applying)
          if (pattern.test(line)) problems.push(`${file}:${index + 1}: ${line.trim().slice(0, 80)} — ${cure}`)
      })
  }
  return problems
}
