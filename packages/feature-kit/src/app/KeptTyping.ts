import { addDays, today } from '@jst/ui'

/** Unsaved input of a form: the version of the record below it, and the initial values. */
export interface KeptForm {
  readonly version: string | undefined
  readonly first: object
  readonly values: object
}

const prefix = 'jst.typing '
/** Days after which kept values of a form are removed. */
const keptFor = 7

/** Keeps what people type in this browser until it is saved or given up. Whatever the storage refuses is not kept. */
export class KeptTyping {
  private readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  private readonly day: () => string

  constructor(storage: KeptTyping['storage'], day: () => string = today) {
    this.storage = storage
    this.day = day
  }

  read(key: string): KeptForm | undefined {
    try {
      const { at, form } = JSON.parse(this.storage.getItem(prefix + key) ?? '{}') as { at?: string; form?: KeptForm }
      return form && at && this.day() < addDays(at, keptFor) ? form : undefined
    } catch {
      return undefined
    }
  }

  /** `form` undefined: nothing waits any more. */
  write(key: string, form: KeptForm | undefined): void {
    try {
      if (form) this.storage.setItem(prefix + key, JSON.stringify({ at: this.day(), form }))
      else this.storage.removeItem(prefix + key)
    } catch {
      // a full or barred storage: the form itself still has it
    }
  }
}
