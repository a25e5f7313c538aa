import type { ApiClient } from '@jst/api-client'
import { ApiError } from '@jst/api-client'
import type { Issue } from '@jst/contracts'
import { addSiList, addSiListForCompany, checkSi, modifySi, type SiRecord, type SiRecordWire } from '@jst/contracts/si'
import { SiDraftSession, type DraftPorts } from '@jst/si-drafts'
import { passes, recordFromWire, recordToWire, type OrderFacts } from '@jst/si-drafts/rules'
import { makeAutoObservable, observableRef } from 'mobx'
import { targetOf, withValue } from './issue-path.ts'

export interface EditorSource {
  /** What the form starts from: the prefill of a new set, or the stored record that is changed. */
  record: SiRecord
  /** True when `record` is stored already and is submitted again. */
  stored: boolean
  order: OrderFacts
  owner: string
}

/** Gateway over the typed client; one idempotency key per content, so that a retry after a lost answer submits once. */
function gatewayOf(api: ApiClient): DraftPorts['gateway'] {
  let content = ''
  let key = ''
  const keyFor = (body: unknown) => {
    const text = JSON.stringify(body)
    if (text !== content) key = crypto.randomUUID()
    content = text
    return { idempotencyKey: key }
  }
  return {
    check: (submission) => api.call(checkSi, submission),
    submit: (submission) => api.call(addSiList, submission, keyFor(submission)),
    submitForCompany: (submission) => api.call(addSiListForCompany, submission, keyFor(submission)),
  }
}

/** The editing of a set of drafts, or of one stored record: findings, repair, submit, and what to do when somebody was faster. */
export class SiEditorModel {
  readonly session: SiDraftSession
  readonly stored: boolean
  readonly order: OrderFacts
  /** When the content was saved that was found again at the start (epoch ms). */
  restoredAt: number | null
  /** Findings are shown from the first check on. */
  checked = false
  /** The record as somebody else stored it meanwhile. */
  stale: SiRecord | null = null
  /** Findings of the server for the content as it stands. */
  serverIssues: Issue[] = []
  private source: EditorSource
  private readonly api: ApiClient

  constructor(source: EditorSource, api: ApiClient, ports: Omit<DraftPorts, 'gateway'>) {
    this.source = source
    this.api = api
    this.stored = source.stored
    this.order = source.order
    this.session = new SiDraftSession(source.order.id, `${source.owner}:${source.stored ? source.record.id : 'new'}`, {
      ...ports,
      gateway: gatewayOf(api),
    })
    this.restoredAt = this.session.restore()
    if (this.restoredAt === null) this.session.start(source.record)
    makeAutoObservable<this, 'source' | 'api'>(this, {
      stale: observableRef,
      serverIssues: observableRef,
      source: false,
      api: false,
      session: false,
      stored: false,
      order: false,
    })
  }

  /** All findings; a stored record is judged alone here, its set by the server. */
  get issues(): Issue[] {
    if (!this.checked) return []
    const local = this.session.issues(this.stored ? undefined : this.order, true).filter(({ Code }) => !this.stored || Code !== 'SET_COUNT')
    const known = new Set(local.map(keyOf))
    return [...local, ...this.serverIssues.filter((issue) => !known.has(keyOf(issue)))]
  }

  get errors(): number {
    return this.issues.filter(({ Severity }) => Severity === 'ERROR').length
  }

  get repairable(): Issue[] {
    return this.issues.filter(({ Suggest, Path }) => Suggest && targetOf(Path)?.field)
  }

  /** Unsent edits, for the question before the tab is closed. */
  get dirty(): boolean {
    return this.session.autosave.state.kind !== 'clean'
  }

  edit(patch: Partial<SiRecord>): void {
    this.serverIssues = []
    this.session.edit(patch)
  }

  /** Puts the suggested value in its place. */
  repair(issue: Issue): void {
    const target = targetOf(issue.Path)
    const draft = target && this.session.all[target.draft]
    if (!target || !draft || !issue.Suggest) return
    this.session.switchTo(draft.id)
    this.edit(withValue(this.session.current ?? draft, target, issue.Suggest.Value))
  }

  repairAll(): void {
    for (const issue of this.repairable) this.repair(issue)
  }

  /** Looks at everything, here and on the server; true when nothing blocks. */
  async check(): Promise<boolean> {
    this.setChecked()
    if (!passes(this.issues) || this.stored) return passes(this.issues)
    await this.session.check()
    this.setServerIssues([...(this.session.serverIssues ?? [])])
    return passes(this.issues)
  }

  /** Submits; false when findings or another's edit stand in the way, which the form shows then. */
  async submit(): Promise<boolean> {
    try {
      if (this.stored) await this.modify()
      else await this.session.submit()
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 412) this.setStale(recordFromWire(error.data as SiRecordWire))
      else if (error.issues.length > 0) this.setServerIssues([...error.issues])
      else throw error
      return false
    }
  }

  /** After 412: my content on top of the version that is stored now. */
  keepMine(): void {
    const { stale } = this
    if (!stale) return
    this.session.edit({ updatedAt: stale.updatedAt })
    this.stale = null
  }

  /** After 412: the stored version, my edits are dropped. */
  takeTheirs(): void {
    const { stale } = this
    if (!stale) return
    this.restart(stale)
    this.stale = null
  }

  /** What is stored has changed: shown at once unless there are unsent edits, for which the submit will ask. */
  follow(source: EditorSource): void {
    if (source.record.updatedAt === this.source.record.updatedAt) return
    this.source = source
    if (!this.dirty) this.restart(source.record)
  }

  /** Drops what is not submitted and starts from the source again. */
  discard(): void {
    this.restart(this.source.record)
  }

  dispose(): void {
    this.session.dispose()
  }

  private restart(record: SiRecord): void {
    this.session.clear()
    this.session.start(record)
    this.restoredAt = null
    this.checked = false
    this.serverIssues = []
  }

  private async modify(): Promise<void> {
    const { current } = this.session
    if (!current) return
    await this.api.call(modifySi, { ...recordToWire(current), Id: this.source.record.id })
    this.session.clear()
  }

  private setChecked(): void {
    this.checked = true
  }
  private setStale(record: SiRecord): void {
    this.stale = record
  }
  private setServerIssues(issues: Issue[]): void {
    this.checked = true
    this.serverIssues = issues
  }
}

const keyOf = ({ Path, Code, Message }: Issue) => `${Path} ${Code} ${Message}`
