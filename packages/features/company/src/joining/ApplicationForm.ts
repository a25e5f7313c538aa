import { ApiError } from '@jst/api-client'
import type { Issue } from '@jst/contracts'
import {
  applicationIssues,
  isEditable,
  saveApplication,
  submitApplication,
  uploadLicence,
  type Application,
  type ApplicationFields,
} from '@jst/contracts/company'
import { failureOf, type App } from '@jst/feature-kit'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

const pause = 800
const empty: ApplicationFields = {
  Kind: 'customer',
  Name: '',
  CreditCode: '',
  LegalPerson: '',
  ContactName: '',
  ContactMobile: '',
  ContactEmail: '',
  City: '',
  Address: '',
  Referrer: '',
  InviteCode: '',
}
const fieldsOf = (application: Application): ApplicationFields =>
  Object.fromEntries(Object.keys(empty).map((name) => [name, application[name as keyof ApplicationFields]])) as unknown as ApplicationFields

/** An application that is kept as a draft while it is typed. Saves follow one another; what is typed meanwhile goes with the next. Observable. */
export class ApplicationForm {
  fields: ApplicationFields = empty
  stored: Application | undefined = undefined
  /** A newer version from elsewhere. */
  theirs: Application | undefined = undefined
  saving = false
  savedAt: string | undefined = undefined
  notSaved = false
  /** Share of the licence that is sent; undefined: none is under way. */
  uploaded: number | undefined = undefined
  busy = false
  failure = ''
  private refusals: readonly Issue[] = []
  private tried = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private under: Promise<boolean> | undefined
  private readonly api: App['api']

  constructor(api: App['api']) {
    this.api = api
    makeAutoObservable<this, 'api' | 'timer' | 'under' | 'refusals'>(
      this,
      {
        fields: observableRef,
        stored: observableRef,
        theirs: observableRef,
        refusals: observableRef,
        api: false,
        timer: false,
        under: false,
      },
      { autoBind: true },
    )
  }

  get editable(): boolean {
    return this.stored === undefined || isEditable(this.stored.State)
  }

  get dirty(): boolean {
    const { stored, fields } = this
    return JSON.stringify(fields) !== JSON.stringify(stored ? fieldsOf(stored) : empty)
  }

  /** Everything that keeps it from being handed in, once somebody tried. */
  get issues(): readonly Issue[] {
    if (!this.tried) return []
    const own = applicationIssues(this.fields, Boolean(this.stored?.LicenceName))
    return [...own, ...this.refusals.filter(({ Path }) => !own.some((issue) => issue.Path === Path))]
  }

  problemOf(name: string): string | undefined {
    return this.issues.find(({ Path }) => Path === name)?.Message
  }

  take(stored: Application): void {
    this.stored = stored
    this.fields = fieldsOf(stored)
    this.theirs = undefined
    this.notSaved = false
  }

  write(change: Partial<ApplicationFields>): void {
    this.fields = { ...this.fields, ...change }
    this.refusals = this.refusals.filter(({ Path }) => !(Path in change))
    this.schedule()
  }

  /** Saves at once what waits. False when it could not. */
  async save(): Promise<boolean> {
    clearTimeout(this.timer)
    while (this.under) await this.under
    if (!this.dirty && this.stored) return true
    this.under = this.send()
    try {
      return await this.under
    } finally {
      this.under = undefined
    }
  }

  async upload(file: File): Promise<void> {
    if (!(await this.save()) || !this.stored) return
    const { Id } = this.stored
    this.uploaded = 0
    this.failure = ''
    try {
      const onProgress = (share: number) => runInAction(() => (this.uploaded = share))
      const stored = await this.api.upload(uploadLicence, file, { Id }, { onProgress })
      runInAction(() => (this.stored = stored))
    } catch (error) {
      runInAction(() => (this.failure = failureOf(error).message))
    } finally {
      runInAction(() => (this.uploaded = undefined))
    }
  }

  /** True when it is handed in. */
  async submit(): Promise<boolean> {
    this.tried = true
    this.failure = ''
    if (this.busy || this.issues.length > 0) return false
    this.busy = true
    try {
      if (!(await this.save()) || !this.stored) return false
      const { Id, UpdateTime } = this.stored
      const stored = await this.api.call(submitApplication, { Id, UpdateTime })
      runInAction(() => this.take(stored))
      return true
    } catch (error) {
      runInAction(() => this.refused(error))
      return false
    } finally {
      runInAction(() => (this.busy = false))
    }
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  private schedule(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.save(), pause)
  }

  private async send(): Promise<boolean> {
    const version = this.stored ? { UpdateTime: this.stored.UpdateTime } : {}
    this.saving = true
    try {
      const stored = await this.api.call(saveApplication, { Id: this.stored?.Id ?? 0, ...version, ...this.fields })
      runInAction(() => {
        this.stored = stored
        this.savedAt = stored.UpdateTime
        this.notSaved = false
      })
      return true
    } catch (error) {
      runInAction(() => this.refused(error))
      return false
    } finally {
      runInAction(() => (this.saving = false))
    }
  }

  private refused(error: unknown): void {
    if (error instanceof ApiError && error.code === 'STALE_WRITE' && error.data) this.theirs = error.data as Application
    else if (error instanceof ApiError && error.issues.length > 0) this.refusals = error.issues
    else if (error instanceof ApiError && error.kind !== 'http') this.notSaved = true
    else this.failure = failureOf(error).message
  }
}
