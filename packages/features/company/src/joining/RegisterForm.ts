import { ApiError } from '@jst/api-client'
import { demoMobileCode, passwordProblem } from '@jst/contracts/account'
import { mobileProblem, register, sendRegisterCode } from '@jst/contracts/company'
import { failureOf, type App } from '@jst/feature-kit'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { texts } from './texts.ts'

const words = texts.register
export type RegisterField = 'Mobile' | 'Code' | 'Name' | 'Password'
type Errors = Partial<Record<RegisterField | 'Agreed', string>>

/** Registration of a person: mobile and code, name, password, consent. Observable. */
export class RegisterForm {
  values: Readonly<Record<RegisterField, string>> = { Mobile: '', Code: '', Name: '', Password: '' }
  agreed = false
  errors: Errors = {}
  failure = ''
  busy = false
  /** Seconds until another code may be asked for. */
  wait = 0
  codeSent = false
  /** In a demo: what the mobile would show. */
  demoCode = ''
  private readonly app: Pick<App, 'api' | 'session'>

  constructor(app: Pick<App, 'api' | 'session'>) {
    this.app = app
    makeAutoObservable<this, 'app'>(this, { values: observableRef, errors: observableRef, app: false }, { autoBind: true })
  }

  write(name: RegisterField, value: string): void {
    this.values = { ...this.values, [name]: name === 'Name' || name === 'Password' ? value : value.trim() }
    this.errors = { ...this.errors, [name]: undefined }
  }

  agree(agreed: boolean): void {
    this.agreed = agreed
    this.errors = { ...this.errors, Agreed: undefined }
  }

  tick(): void {
    this.wait = Math.max(0, this.wait - 1)
  }

  async sendCode(): Promise<void> {
    const problem = mobileProblem(this.values.Mobile)
    if (problem) {
      this.errors = { ...this.errors, Mobile: problem }
      return
    }
    if (this.wait > 0 || this.busy) return
    this.begin()
    try {
      const { api } = this.app
      const { Mobile } = this.values
      const { ResendSeconds, InOutbox } = await api.call(sendRegisterCode, { Mobile })
      const demo = InOutbox ? await api.call(demoMobileCode, { Mobile }).catch(() => null) : null
      runInAction(() => {
        this.wait = ResendSeconds
        this.codeSent = true
        this.demoCode = demo?.Code ?? ''
      })
    } catch (error) {
      runInAction(() => this.refused(error))
    } finally {
      runInAction(() => (this.busy = false))
    }
  }

  /** True when the person is registered and signed in. */
  async submit(): Promise<boolean> {
    if (this.busy || !this.check()) return false
    this.begin()
    try {
      const { Token } = await this.app.api.call(register, { ...this.values, Name: this.values.Name.trim(), Agreed: true })
      this.app.session.adoptToken(Token)
      await this.app.session.load()
      return true
    } catch (error) {
      runInAction(() => this.refused(error))
      return false
    } finally {
      runInAction(() => (this.busy = false))
    }
  }

  private begin(): void {
    this.busy = true
    this.failure = ''
  }

  private check(): boolean {
    const { Mobile, Code, Name, Password } = this.values
    const found: Errors = {
      Mobile: mobileProblem(Mobile),
      Code: /^\d{6}$/.test(Code) ? undefined : words.missingCode,
      Name: Name.trim() === '' ? words.missingName : undefined,
      Password: passwordProblem(Password, Mobile),
      Agreed: this.agreed ? undefined : words.mustAgree,
    }
    this.errors = found
    return Object.values(found).every((problem) => problem === undefined)
  }

  private refused(error: unknown): void {
    if (error instanceof ApiError && error.issues.length > 0)
      this.errors = Object.fromEntries(error.issues.map(({ Path, Message }) => [Path, Message]))
    else this.failure = failureOf(error).message
  }
}
