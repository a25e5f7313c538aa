import type { SiRecord } from '@jst/contracts/si'
import type { SiDraftSession } from '@jst/si-drafts'
import { computed, type IComputedValue } from 'mobx'

/** Fields of the draft that is open: who reads one here is drawn again when it changes, not at every key in another one. */
export class FieldValues {
  private readonly computedByField = new Map<keyof SiRecord, IComputedValue<unknown>>()
  private readonly session: SiDraftSession

  constructor(session: SiDraftSession) {
    this.session = session
  }

  of<K extends keyof SiRecord>(name: K): SiRecord[K] | undefined {
    let value = this.computedByField.get(name)
    if (!value) this.computedByField.set(name, (value = computed(() => this.session.current?.[name])))
    return value.get() as SiRecord[K] | undefined
  }
}
