// Every file that is written, so that all of it can be taken back.
import { existsSync, mkdirSync, readFileSync, rmdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Said to the user; nothing stays written. */
export class Refusal extends Error {}

export class Journal {
  created = []
  /** Files as they were. */
  before = new Map()
  folders = []
  links = []

  constructor(root) {
    this.root = root
  }

  get edited() {
    return [...this.before.keys()]
  }

  get touched() {
    return [...this.created, ...this.edited]
  }

  has(file) {
    return existsSync(path.join(this.root, file))
  }

  read(file) {
    return readFileSync(path.join(this.root, file), 'utf8')
  }

  create(file, text) {
    const target = path.join(this.root, file)
    if (existsSync(target)) throw new Refusal(`${file} is there already. Nothing is overwritten: choose another name.`)
    for (let folder = path.dirname(target); !existsSync(folder); folder = path.dirname(folder)) this.folders.push(folder)
    mkdirSync(path.dirname(target), { recursive: true })
    this.created.push(file)
    writeFileSync(target, text)
  }

  /** @param {(text: string) => string | undefined} change answers with nothing when the file does not look as it should */
  edit(file, change) {
    const text = this.read(file)
    const changed = change(text)
    if (changed === undefined) throw new Refusal(`${file} no longer looks as expected. Add by hand: docs/guides/add-a-screen.md.`)
    if (!this.before.has(file) && !this.created.includes(file)) this.before.set(file, text)
    writeFileSync(path.join(this.root, file), changed)
  }

  /** Puts `added` after the last place of `mark`, or before it. */
  insert(file, mark, added, where = 'after') {
    this.edit(file, (text) => {
      const at = text.lastIndexOf(mark)
      const place = where === 'after' ? at + mark.length : at
      return at < 0 ? undefined : text.slice(0, place) + added + text.slice(place)
    })
  }

  /** Puts an item at the end of the array that ends with `end`, whether it stands in one line or in several. */
  append(file, end, item) {
    this.edit(file, (text) => {
      const before = text.slice(0, text.lastIndexOf(end)).trimEnd()
      if (!text.trimEnd().endsWith(end)) return undefined
      return `${before}${/[[,]$/.test(before) ? '' : ','}${item}${end}\n`
    })
  }

  /** @param {(value: any) => any} change */
  editJson(file, change) {
    this.edit(file, (text) => `${JSON.stringify(change(JSON.parse(text)), null, 2)}\n`)
  }

  link(from, to) {
    const target = path.join(this.root, from)
    if (existsSync(target)) throw new Refusal(`${from} is there already. Nothing is overwritten: choose another name.`)
    mkdirSync(path.dirname(target), { recursive: true })
    symlinkSync(path.join(this.root, to), target, 'junction')
    this.links.push(target)
  }

  /** Lines that are new, without those of files that tools write. */
  lines() {
    const count = (text) => text.trimEnd().split('\n').length
    const edited = [...this.before].filter(([file]) => file !== 'package-lock.json' && file !== 'docs/screens.md')
    return (
      this.created.reduce((sum, file) => sum + count(this.read(file)), 0) +
      edited.reduce((sum, [file, text]) => sum + count(this.read(file)) - count(text), 0)
    )
  }

  undo() {
    for (const target of this.links) rmSync(target)
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
    this.links = []
    this.created = []
    this.before = new Map()
  }
}
