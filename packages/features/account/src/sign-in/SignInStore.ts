import { login } from '@jst/contracts/account'
import { afterSignIn, failureOf, takeReturn, type App } from '@jst/feature-kit'
import { makeAutoObservable, runInAction } from 'mobx'
import { texts } from '../texts.ts'

export interface SignInPorts {
  app: Pick<App, 'api' | 'session' | 'navigate'>
  /** Holds the page that was left for the sign-in. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

interface FieldErrors {
  account?: string
  password?: string
}

/** Steps of the entry: the form, who is signed in already, which company, no company at all. */
export type SignInStep = 'form' | 'signed-in' | 'companies' | 'no-company'

/** Sign-in: token, session, company, and on to the page that was left or the workbench. */
export class SignInStore {
  account = ''
  password = ''
  fieldErrors: FieldErrors = {}
  /** Failure that belongs to no field. */
  failure = ''
  busy = false
  step: SignInStep
  private readonly ports: SignInPorts

  constructor(ports: SignInPorts) {
    this.ports = ports
    this.step = this.firstStep()
    makeAutoObservable<this, 'ports'>(this, { ports: false }, { autoBind: true })
  }

  setAccount(account: string): void {
    this.account = account
    this.fieldErrors = { ...this.fieldErrors, account: undefined }
  }

  setPassword(password: string): void {
    this.password = password
    this.fieldErrors = { ...this.fieldErrors, password: undefined }
  }

  /** Back to the form, to sign in with another account. */
  useOtherAccount(): void {
    this.step = 'form'
  }

  async submit(): Promise<void> {
    if (this.busy || !this.isComplete()) return
    this.begin()
    const { api, session } = this.ports.app
    try {
      const { Token } = await api.call(login, { Account: this.account.trim(), Password: this.password })
      session.adoptToken(Token)
      await session.load()
      runInAction(() => this.proceed())
    } catch (error) {
      runInAction(() => this.fail(error))
    }
  }

  /** Enters as one of the bound employees. */
  async choose(employeeId: number): Promise<void> {
    if (this.busy) return
    this.begin()
    const { session } = this.ports.app
    try {
      if (session.employee?.Id !== employeeId) await session.chooseEmployee(employeeId)
      this.enter()
    } catch (error) {
      runInAction(() => this.fail(error))
    }
  }

  /** To the page that was left for the sign-in, else to the workbench of the kind. */
  enter(): void {
    const { app, storage } = this.ports
    app.navigate(afterSignIn(app.session.workbenchKind, takeReturn(storage)))
  }

  private firstStep(): SignInStep {
    const { session } = this.ports.app
    if (session.status === 'logged-in') return 'signed-in'
    return session.needsEmployee ? this.stepWithoutEmployee() : 'form'
  }

  private stepWithoutEmployee(): SignInStep {
    return this.ports.app.session.boundEmployees.length > 0 ? 'companies' : 'no-company'
  }

  private proceed(): void {
    const { session } = this.ports.app
    this.password = ''
    if (session.employee === null) this.step = this.stepWithoutEmployee()
    else if (session.hasMultipleAccounts) this.step = 'companies'
    else return this.enter()
    this.busy = false
  }

  private begin(): void {
    this.busy = true
    this.failure = ''
    this.fieldErrors = {}
  }

  private isComplete(): boolean {
    const missing: FieldErrors = {}
    if (!this.account.trim()) missing.account = texts.missingAccount
    if (!this.password) missing.password = texts.missingPassword
    this.fieldErrors = missing
    return missing.account === undefined && missing.password === undefined
  }

  private fail(error: unknown): void {
    this.busy = false
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'BAD_CREDENTIALS') this.fieldErrors = { password: failureOf(error).message }
    else if (code === 'ACCOUNT_DISABLED') this.fieldErrors = { account: failureOf(error).message }
    else this.failure = error instanceof Error && 'kind' in error ? failureOf(error).message : texts.failed
  }
}
