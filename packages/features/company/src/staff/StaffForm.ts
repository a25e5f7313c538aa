import { ApiError } from '@jst/api-client'
import { createStaff, mobileProblem, modifyStaff, type NewAccount, type StaffMember } from '@jst/contracts/company'
import { failureOf, type App } from '@jst/feature-kit'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { texts } from './texts.ts'

const words = texts.form

export interface StaffValues {
  readonly Account: string
  readonly Name: string
  readonly DepartmentId: number | null
  readonly Post: string
  readonly Mobile: string
  readonly Email: string
  readonly RoleIds: readonly number[]
}
const empty: StaffValues = { Account: '', Name: '', DepartmentId: null, Post: '', Mobile: '', Email: '', RoleIds: [] }
const valuesOf = ({ Account, Name, DepartmentId, Post, Mobile, Email, RoleIds }: StaffMember): StaffValues => ({
  Account,
  Name,
  DepartmentId,
  Post,
  Mobile,
  Email,
  RoleIds,
})

/** An employee being written: new, or one that is stored. Observable. */
export class StaffForm {
  values: StaffValues = empty
  stored: StaffMember | undefined = undefined
  /** How the person stands on the server since somebody else saved. */
  theirs: StaffMember | undefined = undefined
  errors: Readonly<Record<string, string>> = {}
  failure = ''
  busy = false
  private first = JSON.stringify(empty)
  private readonly api: App['api']

  constructor(api: App['api']) {
    this.api = api
    makeAutoObservable<this, 'api'>(
      this,
      { values: observableRef, stored: observableRef, theirs: observableRef, errors: observableRef, api: false },
      { autoBind: true },
    )
  }

  get dirty(): boolean {
    return JSON.stringify(this.values) !== this.first
  }

  take(stored: StaffMember): void {
    this.stored = stored
    this.theirs = undefined
    this.values = valuesOf(stored)
    this.first = JSON.stringify(this.values)
    this.errors = {}
  }

  /** Goes on with what was typed, on top of the newer version. */
  keepMine(): void {
    this.stored = this.theirs
    this.theirs = undefined
  }

  write(change: Partial<StaffValues>): void {
    this.values = { ...this.values, ...change }
    this.errors = Object.fromEntries(Object.entries(this.errors).filter(([name]) => !(name in change)))
  }

  private check(): boolean {
    const { Name, Account, Mobile } = this.values
    const mobile = Mobile.trim() === '' ? undefined : mobileProblem(Mobile.trim())
    this.errors = {
      ...(Name.trim() === '' ? { Name: words.missingName } : {}),
      ...(!this.stored && Account.trim() === '' ? { Account: words.missingAccount } : {}),
      ...(mobile ? { Mobile: mobile } : {}),
    }
    return Object.keys(this.errors).length === 0
  }

  /** Undefined when it was not saved; a new person comes with the first password. */
  async save(): Promise<{ stored?: StaffMember; created?: NewAccount } | undefined> {
    if (this.busy || !this.check()) return undefined
    this.busy = true
    this.failure = ''
    try {
      return await this.send()
    } catch (error) {
      runInAction(() => this.refused(error))
      return undefined
    } finally {
      runInAction(() => (this.busy = false))
    }
  }

  private async send() {
    const { Account, RoleIds, ...person } = this.values
    if (!this.stored) {
      const created = await this.api.call(createStaff, { ...person, Account: Account.trim(), RoleIds: [...RoleIds] })
      runInAction(() => (this.first = JSON.stringify(this.values)))
      return { created }
    }
    const { Id, UpdateTime } = this.stored
    const stored = await this.api.call(modifyStaff, { Id, UpdateTime, ...person, RoleIds: [...RoleIds] })
    this.take(stored)
    return { stored }
  }

  private refused(error: unknown): void {
    if (error instanceof ApiError && error.code === 'STALE_WRITE' && error.data) {
      this.theirs = error.data as StaffMember
      return
    }
    if (error instanceof ApiError && error.issues.length > 0)
      this.errors = Object.fromEntries(error.issues.map(({ Path, Message }) => [Path, Message]))
    else this.failure = failureOf(error).message
  }
}
