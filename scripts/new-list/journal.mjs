// Every file that is written, so that all of it can be taken back.
import { existsSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from './plan.mjs'

export class Journal {
  created = []
  /** Files as they were. */
  before = new Map()
  folders = []

  constructor(root) {
    this.root = root
  }

  get edited() {
    return [...this.before.keys()]
  }

  get touched() {
    return [...this.created, ...this.edited]
  }

  create(file, text) {
    const target = path.join(this.root, file)
    if (existsSync(target)) throw new Refusal(`${file} is there already. Nothing is overwritten: choose another name.`)
    for (let folder = path.dirname(target); !existsSync(folder); folder = path.dirname(folder)) this.folders.push(folder)
    mkdirSync(path.dirname(target), { recursive: true })
    this.created.push(file)
    writeFileSync(target, text)
  }

  /** Puts `added` after the last place of `mark`, or before it. */
  insert(file, mark, added, where = 'after') {
    const target = path.join(this.root, file)
    const text = readFileSync(target, 'utf8')
    const at = text.lastIndexOf(mark)
    if (at < 0)
      throw new Refusal(`${file} no longer looks as expected (${JSON.stringify(mark)}). Add by hand: docs/guides/add-a-screen.md.`)
    if (!this.before.has(file)) this.before.set(file, text)
    const place = where === 'after' ? at + mark.length : at
    writeFileSync(target, text.slice(0, place) + added + text.slice(place))
  }

  /** Lines that are new. */
  lines() {
    const count = (text) => text.trimEnd().split('\n').length
    const now = (file) => readFileSync(path.join(this.root, file), 'utf8')
    return (
      this.created.reduce((sum, file) => sum + count(now(file)), 0) +
      [...this.before].reduce((sum, [file, text]) => sum + count(now(file)) - count(text), 0)
    )
  }

  undo() {
    for (const file of this.created) rmSync(path.join(this.root, file), { force: true })
    for (const [file, text] of this.before) writeFileSync(path.join(this.root, file), text)
    // deepest first; one that somebody else put something into stays
    for (const folder of this.folders) {
      try {
        rmdirSync(folder)
      } catch {
        continue
      }
    }
    this.created = []
    this.before = new Map()
  }
}
