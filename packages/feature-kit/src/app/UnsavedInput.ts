import { addDays, today } from '@jst/ui'
import { changesSince, withChanges, type Changes } from './changesSince.ts'

/** Unsaved input of a form: the version of the record below it, and the initial values. */
export interface UnsavedForm {
  readonly version: string | undefined
  readonly first: object
  readonly values: object
}

/** A form in parts: two sets of values in entries of their own, and the changes of the second one. */
interface SplitForm {
  readonly version: string | undefined
  /** Entry of the initial values. */
  readonly first: string
  /** Entry of the values that the changes are those of; often the same one. */
  readonly base: string
  readonly changes: Changes
}
interface Entry {
  readonly at: string
  readonly form?: UnsavedForm
  readonly split?: SplitForm
}

const prefix = 'jst.typing '
/** Days after which kept values of a form are removed. */
const keptFor = 7
/** Longer forms (characters) are kept in parts, so that what did not change is not written again: a write blocks the next key. */
const large = 50_000
const partsOf = (entry: Entry | undefined): string[] => (entry?.split ? [entry.split.first, entry.split.base] : [])

/** Entries of parts that stand in the storage, and those that a write adds. */
interface Parts {
  readonly before: readonly string[]
  readonly added: string[]
}

/** Keeps what people type in this browser until it is saved or given up. Whatever the storage refuses is not kept. */
export class UnsavedInput {
  private readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  private readonly day: () => string
  /** Names of the entries of values, and by key the values that changes are told of. */
  private readonly names = new WeakMap<object, string>()
  private readonly bases = new Map<string, object>()

  constructor(storage: UnsavedInput['storage'], day: () => string = today) {
    this.storage = storage
    this.day = day
  }

  read(key: string): UnsavedForm | undefined {
    try {
      const { at, form, split } = this.entry(key) ?? {}
      if (!at || this.day() >= addDays(at, keptFor)) return undefined
      return split ? this.joinParts(split) : form
    } catch {
      return undefined
    }
  }

  /** `form` undefined: nothing waits any more. */
  write(key: string, form: UnsavedForm | undefined): void {
    const added: string[] = []
    try {
      const before = partsOf(this.entry(key))
      const entry = form && this.entryOf(key, form, { before, added })
      const remaining = partsOf(entry)
      for (const part of before) if (!remaining.includes(part)) this.storage.removeItem(part)
      if (entry) this.storage.setItem(prefix + key, JSON.stringify(entry))
      else {
        this.storage.removeItem(prefix + key)
        this.bases.delete(key)
      }
    } catch {
      // a full or barred storage: the form itself still has it, and the entry before stays whole
      for (const part of added) this.forget(part)
    }
  }

  private entry(key: string): Entry | undefined {
    const text = this.storage.getItem(prefix + key)
    return text === null ? undefined : (JSON.parse(text) as Entry)
  }

  private forget(part: string): void {
    try {
      this.storage.removeItem(part)
    } catch {
      // barred: it was never written
    }
  }

  private entryOf(key: string, form: UnsavedForm, parts: Parts): Entry {
    const { version, first, values } = form
    const at = this.day()
    if (!this.bases.has(key) && JSON.stringify(form).length <= large) return { at, form }
    let base = this.bases.get(key) ?? first
    let changes = changesSince(base, values)
    if (JSON.stringify(changes).length > large) [base, changes] = [values, {}]
    this.bases.set(key, base)
    const part = (of: object) => this.part(key, of, parts)
    return { at, split: { version, first: part(first), base: part(base), changes } }
  }

  /** Name of the entry that holds these values; they are written where they are not there yet. */
  private part(key: string, values: object, { before, added }: Parts): string {
    const name = this.names.get(values) ?? `${prefix}${key} ${Math.random().toString(36).slice(2)}`
    if (!before.includes(name) && !added.includes(name)) {
      added.push(name)
      this.storage.setItem(name, JSON.stringify(values))
    }
    this.names.set(values, name)
    return name
  }

  private joinParts({ version, first, base, changes }: SplitForm): UnsavedForm | undefined {
    const [begun, before] = [first, base].map((name) => JSON.parse(this.storage.getItem(name) ?? 'null') as object | null)
    return begun && before ? { version, first: begun, values: withChanges(before, changes) } : undefined
  }
}
