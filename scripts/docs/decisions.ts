import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Titles of the decisions in a folder, each with its file. @throws when a title is missing or has another number than its file. */
export const listDecisions = (folder: string): string =>
  readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.md$/.test(name))
    .toSorted()
    .map((name) => {
      const [, number, title] = /^# (\d+)\. (.+)$/m.exec(readFileSync(path.join(folder, name), 'utf8')) ?? []
      if (Number(number) !== Number(name.slice(0, 4)))
        throw new Error(`${name}: the first heading is not "# ${Number(name.slice(0, 4))}. Title"`)
      return `- [${number}. ${title}](${name})`
    })
    .join('\n')
