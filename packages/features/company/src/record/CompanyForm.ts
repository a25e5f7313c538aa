import { ApiError } from '@jst/api-client'
import { emailPattern, mobileProblem, modifyCompany, type CompanyFinance, type CompanyRecord } from '@jst/contracts/company'
import { failureOf, type App } from '@jst/feature-kit'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { texts } from './texts.ts'

export const contactNames = ['ContactName', 'ContactMobile', 'ContactEmail', 'City', 'Address'] as const
export const financeNames = ['BankName', 'BankAccount', 'InvoiceTitle', 'TaxNo', 'InvoiceAddress', 'InvoicePhone'] as const
export type RecordName = (typeof contactNames)[number] | (typeof financeNames)[number]
type Values = Readonly<Record<RecordName, string>>

const pick = <N extends RecordName>(names: readonly N[], values: Values) =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Record<N, string>
const valuesOf = (company: CompanyRecord): Values => ({ ...pick(contactNames, { ...company, ...company.Finance }), ...company.Finance })

/** The own company's record being written, on top of the version that was read. Observable. */
export class CompanyForm {
  stored: CompanyRecord
  values: Values
  theirs: CompanyRecord | undefined = undefined
  /** What will change is shown and waits for a yes. */
  comparing = false
  errors: Readonly<Record<string, string>> = {}
  failure = ''
  busy = false
  private readonly api: App['api']

  constructor(api: App['api'], stored: CompanyRecord) {
    this.api = api
    this.stored = stored
    this.values = valuesOf(stored)
    makeAutoObservable<this, 'api'>(
      this,
      { stored: observableRef, values: observableRef, theirs: observableRef, errors: observableRef, api: false },
      { autoBind: true },
    )
  }

  get changes(): { name: RecordName; before: string; after: string }[] {
    const before = valuesOf(this.stored)
    const names: readonly RecordName[] = this.stored.FinanceMasked ? contactNames : [...contactNames, ...financeNames]
    return names
      .filter((name) => before[name] !== this.values[name])
      .map((name) => ({ name, before: before[name], after: this.values[name] }))
  }

  write(name: RecordName, value: string): void {
    this.values = { ...this.values, [name]: value }
    this.errors = {}
    this.comparing = false
  }

  take(stored: CompanyRecord): void {
    this.stored = stored
    this.values = valuesOf(stored)
    this.theirs = undefined
    this.comparing = false
  }

  /** Goes on with what was typed, on top of the newer version. */
  keepMine(): void {
    if (this.theirs) this.stored = this.theirs
    this.theirs = undefined
    this.comparing = this.changes.length > 0
  }

  /** Shows what will change; false when nothing does, or something is wrong. */
  compare(): boolean {
    const { ContactMobile, ContactEmail } = this.values
    const mobile = ContactMobile === '' ? undefined : mobileProblem(ContactMobile)
    this.errors = {
      ...(mobile ? { ContactMobile: mobile } : {}),
      ...(ContactEmail !== '' && !emailPattern.test(ContactEmail) ? { ContactEmail: '邮箱格式不正确，例如 name@company.com' } : {}),
    }
    this.failure = this.changes.length === 0 ? texts.nothing : ''
    this.comparing = this.changes.length > 0 && Object.keys(this.errors).length === 0
    return this.comparing
  }

  backToEditing(): void {
    this.comparing = false
  }

  async save(): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.failure = ''
    try {
      const Finance: CompanyFinance = pick(financeNames, this.values)
      const stored = await this.api.call(modifyCompany, {
        UpdateTime: this.stored.UpdateTime,
        ...pick(contactNames, this.values),
        ...(this.stored.FinanceMasked ? {} : { Finance }),
      })
      runInAction(() => this.take(stored))
      return true
    } catch (error) {
      runInAction(() => this.refused(error))
      return false
    } finally {
      runInAction(() => (this.busy = false))
    }
  }

  private refused(error: unknown): void {
    this.comparing = false
    if (error instanceof ApiError && error.code === 'STALE_WRITE' && error.data) this.theirs = error.data as CompanyRecord
    else if (error instanceof ApiError && error.issues.length > 0)
      this.errors = Object.fromEntries(error.issues.map(({ Path, Message }) => [Path, Message]))
    else this.failure = failureOf(error).message
  }
}
