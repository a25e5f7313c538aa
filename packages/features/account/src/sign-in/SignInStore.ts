import {
  changeInitialPassword,
  employeeLogin,
  login,
  loginSecondStep,
  mobileLogin,
  resetPassword,
  type Token,
} from '@jst/contracts/account'
import { afterSignIn, takeReturn } from '@jst/feature-kit'
import { makeAutoObservable, runInAction } from 'mobx'
import { texts } from '../texts.ts'
import { newPasswordErrors, passwordFormErrors, wrongCode, wrongMobile } from './checks.ts'
import { MobileCodeStore } from './MobileCodeStore.ts'
import { fieldOf, nextStepOf, refusalOf } from './refusal.ts'
import { emptyValues, type FieldErrors, type FieldName, type SignInPorts, type SignInStep } from './steps.ts'
import { bindWaitingWeChat } from './weChat.ts'

/** Sign-in by any way: token, session, company, and on to the page that was left or the workbench. */
export class SignInStore {
  way: 'password' | 'mobile' = 'password'
  values: Record<FieldName, string> = { ...emptyValues }
  fieldErrors: FieldErrors = {}
  /** Failure that belongs to no field. */
  failure = ''
  /** Success message above the form. */
  done = ''
  busy = false
  step: SignInStep
  readonly codes: MobileCodeStore
  private ticket = ''
  private readonly ports: SignInPorts

  constructor(ports: SignInPorts) {
    this.ports = ports
    this.codes = new MobileCodeStore(ports.app)
    this.step = ports.app.session.status === 'logged-in' ? 'signed-in' : 'form'
    makeAutoObservable<this, 'ports' | 'ticket'>(this, { ports: false, codes: false, ticket: false }, { autoBind: true })
  }

  set(field: FieldName, value: string): void {
    this.values[field] = value
    this.fieldErrors = { ...this.fieldErrors, [field]: undefined }
  }

  show(step: 'form' | 'reset'): void {
    this.step = step
    this.clear()
    this.values.code = ''
    this.done = ''
  }

  choose(way: 'password' | 'mobile'): void {
    this.way = way
    this.clear()
  }

  async sendCode(purpose: 'signIn' | 'resetPassword'): Promise<void> {
    if (!this.complete({ mobile: wrongMobile(this.values.mobile) })) return
    try {
      await this.codes.send(this.values.mobile.trim(), purpose)
    } catch (error) {
      runInAction(() => this.fail(error))
    }
  }

  /** The form of the step: what is in it is checked, sent, and the session begins or the next step is shown. */
  async submit(): Promise<void> {
    if (this.busy) return
    const { api } = this.ports.app
    const { values } = this
    if (this.step === 'second-step') {
      if (this.complete({ code: values.code.trim() ? undefined : texts.missingSecond }))
        await this.enterWith(() => api.call(loginSecondStep, { Ticket: this.ticket, Code: values.code.trim() }))
    } else if (this.step === 'first-password') {
      if (this.complete(newPasswordErrors(values, values.account)))
        await this.enterWith(() => api.call(changeInitialPassword, { Ticket: this.ticket, Password: values.newPassword }))
    } else if (this.step === 'reset') await this.reset()
    else if (this.way === 'mobile') {
      if (this.complete({ mobile: wrongMobile(values.mobile), code: wrongCode(values.code) }))
        await this.enterWith(() => api.call(mobileLogin, { Mobile: values.mobile.trim(), Code: values.code.trim() }))
    } else await this.submitPassword()
  }

  /** To the page that was left for the sign-in, else to the workbench of the kind. */
  enter(): void {
    const { app, storage } = this.ports
    app.navigate(afterSignIn(app.session.workbenchKind, takeReturn(storage)))
  }

  private async submitPassword(): Promise<void> {
    const { values } = this
    const byCompany = this.ports.mode === 'employee'
    if (!this.complete(passwordFormErrors(values, { byCompany }))) return
    const { api } = this.ports.app
    const body = { Account: values.account.trim(), Password: values.password }
    await this.enterWith(() =>
      byCompany ? api.call(employeeLogin, { ...body, CompanyCode: values.companyCode.trim() }) : api.call(login, body),
    )
  }

  private async reset(): Promise<void> {
    const { values } = this
    const errors = { mobile: wrongMobile(values.mobile), code: wrongCode(values.code), ...newPasswordErrors(values) }
    if (!this.complete(errors)) return
    this.begin()
    try {
      const body = { Mobile: values.mobile.trim(), Code: values.code.trim(), Password: values.newPassword }
      await this.ports.app.api.call(resetPassword, body)
      runInAction(() => {
        this.busy = false
        this.show('form')
        this.way = 'password'
        this.forgetSecrets()
        this.done = texts.resetDone
      })
    } catch (error) {
      runInAction(() => this.fail(error))
    }
  }

  /** Begins the session that the call answers with. Refusals that a form shows are shown; `pass` gives the others back to the caller. */
  async enterWith(signIn: () => Promise<Token>, pass: (code: string | undefined) => boolean = () => false): Promise<void> {
    this.begin()
    const { app, storage, mode = 'userBindEmployee' } = this.ports
    try {
      const { Token } = await signIn()
      app.session.adoptToken(Token, mode)
      await app.session.load()
      await bindWaitingWeChat(app, storage)
      runInAction(() => this.proceed())
    } catch (error) {
      if (pass(refusalOf(error).code)) {
        runInAction(() => (this.busy = false))
        throw error
      }
      runInAction(() => this.fail(error))
    }
  }

  private proceed(): void {
    const { app, mode } = this.ports
    this.forgetSecrets()
    this.busy = false
    if (app.session.employee === null || (app.session.hasMultipleAccounts && mode !== 'employee')) app.navigate('/chooseCompany')
    else this.enter()
  }

  private begin(): void {
    this.busy = true
    this.done = ''
    this.clear()
  }

  private clear(): void {
    this.failure = ''
    this.fieldErrors = {}
  }

  private forgetSecrets(): void {
    for (const field of ['password', 'newPassword', 'repeat', 'code'] as const) this.values[field] = ''
  }

  private complete(errors: FieldErrors): boolean {
    this.fieldErrors = errors
    return Object.values(errors).every((error) => error === undefined)
  }

  private fail(error: unknown): void {
    this.busy = false
    const refusal = refusalOf(error)
    const { code, message } = refusal
    if (code === 'TICKET_EXPIRED') this.show('form')
    const ahead = nextStepOf(refusal)
    if (ahead) {
      this.ticket = ahead.ticket
      this.values.code = ''
      this.step = ahead.step
      return
    }
    const field = fieldOf(refusal, this.step === 'form' && this.way === 'password')
    if (field) this.fieldErrors = { [field]: message }
    else this.failure = code === undefined ? texts.failed : message
  }
}
