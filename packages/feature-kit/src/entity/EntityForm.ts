import { ApiError } from '@jst/api-client'
import {
  blankValues,
  isElsewhere,
  problemOf,
  showValue,
  tidy,
  type EntityCalls,
  type EntityField,
  type EntityRow,
  type EntityValue,
  type EntityValues,
} from '@jst/contracts/entity'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { App } from '../app/App.ts'
import { failureOf } from '../app/failure.ts'

/** One field on which what is stored now and what was typed differ. */
export interface Difference {
  readonly field: EntityField
  readonly theirs: string
  readonly mine: string
}

/** A row being written: new, a copy, or one that is stored. Observable. */
export class EntityForm {
  values: EntityValues
  stored: EntityRow | undefined
  /** How the row stands since somebody else saved it. */
  theirs: EntityRow | undefined = undefined
  errors: Readonly<Record<string, string>> = {}
  failure = ''
  busy = false
  private first: string
  private readonly calls: EntityCalls
  private readonly api: App['api']

  /** @param from the row that is changed, or with `copy` the one that a new row begins as */
  constructor(calls: EntityCalls, api: App['api'], from?: EntityRow, copy = false) {
    this.calls = calls
    this.api = api
    const values = from ? valuesOf(calls, from) : blankValues(calls.entity)
    this.values = copy ? { ...values, Code: '', Enabled: true } : values
    this.stored = copy ? undefined : from
    this.first = JSON.stringify(this.values)
    makeAutoObservable<this, 'first' | 'calls' | 'api'>(
      this,
      {
        values: observableRef,
        stored: observableRef,
        theirs: observableRef,
        errors: observableRef,
        first: false,
        calls: false,
        api: false,
      },
      { autoBind: true },
    )
  }

  get dirty(): boolean {
    return JSON.stringify(this.values) !== this.first
  }

  get differences(): Difference[] {
    const { theirs } = this
    if (!theirs) return []
    return this.calls.entity.all
      .map((field) => ({
        field,
        theirs: showValue(field, theirs[field.key] ?? null),
        mine: showValue(field, this.values[field.key] ?? null),
      }))
      .filter((difference) => difference.theirs !== difference.mine)
  }

  /** Values that are this row's to say. */
  private get own(): EntityValues {
    const { all } = this.calls.entity
    return Object.fromEntries(all.flatMap((field) => (isElsewhere(field, this.stored) ? [] : [[field.key, this.values[field.key]!]])))
  }

  write(field: EntityField, value: EntityValue): void {
    this.values = { ...this.values, [field.key]: value }
    this.errors = Object.fromEntries(Object.entries(this.errors).filter(([key]) => key !== field.key))
  }

  takeTheirs(): void {
    if (!this.theirs) return
    this.stored = this.theirs
    this.values = valuesOf(this.calls, this.theirs)
    this.first = JSON.stringify(this.values)
    this.theirs = undefined
  }

  /** Saves what was typed on top of the newer version. */
  keepMine(): Promise<EntityRow | undefined> {
    this.stored = this.theirs
    this.theirs = undefined
    return this.save()
  }

  /** Undefined when it was not saved; then errors, failure or the newer version say why. */
  async save(): Promise<EntityRow | undefined> {
    if (this.busy || !this.check()) return undefined
    this.busy = true
    this.failure = ''
    try {
      const version = this.stored ? { Id: this.stored.Id, UpdateTime: this.stored.UpdateTime } : { Id: 0 }
      return await this.api.call(this.calls.save, { ...version, Values: this.own })
    } catch (error) {
      runInAction(() => this.refused(error))
      return undefined
    } finally {
      runInAction(() => (this.busy = false))
    }
  }

  private check(): boolean {
    const { all } = this.calls.entity
    this.values = Object.fromEntries(all.map((field) => [field.key, tidy(field, this.values[field.key] ?? null)]))
    this.errors = Object.fromEntries(
      all.flatMap((field) => {
        const problem = problemOf(field, this.values[field.key] ?? null)
        return problem === undefined ? [] : [[field.key, problem]]
      }),
    )
    return Object.keys(this.errors).length === 0
  }

  private refused(error: unknown): void {
    if (error instanceof ApiError && error.code === 'STALE_WRITE' && error.data) {
      this.theirs = error.data as EntityRow
      return
    }
    if (error instanceof ApiError && error.issues.length > 0)
      this.errors = Object.fromEntries(error.issues.map(({ Path, Message }) => [Path.replace(/^Values\./, ''), Message]))
    else this.failure = failureOf(error).message
  }
}

const valuesOf = ({ entity }: EntityCalls, row: EntityRow): EntityValues =>
  Object.fromEntries(entity.all.map(({ key }) => [key, row[key] ?? null]))
