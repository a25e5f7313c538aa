import { ApiError, type ApiClient } from '@jst/api-client'
import {
  addSiList,
  addSiListForCompany,
  checkSi,
  removeSiDraftSet,
  saveSiDraftSet,
  siDraftSet,
  type SiDraftSet,
  type SiDraftSetInput,
} from '@jst/contracts/si'
import { newBrowserPorts, type BrowserPorts } from '@jst/feature-kit/keeping'
import { StaleDraftError, type DraftPorts, type DraftStore, type StoredSet } from '@jst/si-drafts'

/** For whom an employee fills a set in; `employeeId` is who is named as contact. */
export interface Behalf {
  readonly companyId: number
  readonly companyCode: string
  readonly companyName: string
  readonly employeeId: number
}

/** Everything a session needs but the calls. */
export type LocalPorts = Omit<DraftPorts, 'gateway' | 'store'>
let shared: BrowserPorts | undefined
/** Storage, clock and channel of this browser, one for all editors; a browser without IndexedDB uses its local storage. */
export function browserPorts(): BrowserPorts {
  shared ??= newBrowserPorts()
  return shared
}

/** Gateway over the typed client. One idempotency key per content: a retry after a lost answer submits once. */
export function gatewayOf(api: ApiClient, behalfNow: () => Behalf | null, lateReason: () => string): DraftPorts['gateway'] {
  let content = ''
  let key = ''
  const keyFor = (body: unknown) => {
    const text = JSON.stringify(body)
    if (text !== content) key = crypto.randomUUID()
    content = text
    return { idempotencyKey: key }
  }
  const withReason = <T extends object>(body: T) => (lateReason() === '' ? body : { ...body, LateReason: lateReason() })
  return {
    check: (submission) => api.call(checkSi, withReason(submission)),
    submit: (submission) => {
      const body = withReason(submission)
      const behalf = behalfNow()
      if (!behalf) return api.call(addSiList, body, keyFor(body))
      const forCompany = { ...body, EmployeeId: behalf.employeeId, COMPANYID: behalf.companyId, COMPANYCODE: behalf.companyCode }
      return api.call(addSiListForCompany, forCompany, keyFor(forCompany))
    },
    submitForCompany: (submission) => {
      const body = withReason(submission)
      return api.call(addSiListForCompany, body, keyFor(body))
    },
  }
}

/** Passes on live events about stored drafts. */
export class DraftNews {
  private readonly listeners = new Map<number, (version: string) => void>()

  readonly listen = (orderId: number, hear: (version: string) => void): (() => void) => {
    this.listeners.set(orderId, hear)
    return () => this.listeners.delete(orderId)
  }

  tell({ CGO_ID, Version }: { CGO_ID: number; Version: number }): void {
    this.listeners.get(CGO_ID)?.(String(Version))
  }
}

/** Where the server does not say when. */
const neverSaved = '1970-01-01T00:00:00.000Z'
const stored = ({ Set, Version, SavedAt, SavedBy, SavedById }: SiDraftSet): StoredSet => ({
  set: Set,
  version: String(Version),
  savedAt: SavedAt ?? neverSaved,
  savedBy: { id: SavedById, name: SavedBy },
})

/** The set on the server; a 412 becomes the error that the session merges by. */
export function storeOf(api: ApiClient, companyId: number | undefined, listen: NonNullable<DraftStore['listen']>): DraftStore {
  return {
    listen,
    load: async (orderId) => {
      const found = await api.call(siDraftSet, { CGO_ID: orderId })
      return found?.Set ? stored(found) : null
    },
    save: async (orderId, set, seenVersion) => {
      try {
        const { Version, SavedAt } = await api.call(saveSiDraftSet, {
          CGO_ID: orderId,
          Set: set as SiDraftSetInput,
          Version: seenVersion === null ? null : Number(seenVersion),
          ...(companyId === undefined ? {} : { COMPANYID: companyId }),
        })
        return { version: String(Version), savedAt: SavedAt }
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 412) throw error
        const current = error.data as SiDraftSet | null
        throw new StaleDraftError(current?.Set ? stored(current) : null)
      }
    },
    remove: async (orderId, seenVersion) => {
      await api.call(removeSiDraftSet, { CGO_ID: orderId, Version: Number(seenVersion) })
    },
  }
}
