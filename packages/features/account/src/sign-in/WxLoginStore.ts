import { bindWeChat, signInWays, weChatLogin, type NextStep } from '@jst/contracts/account'
import { failureOf, safePath, type App } from '@jst/feature-kit'
import { makeAutoObservable, runInAction } from 'mobx'
import { texts } from '../texts.ts'
import { refusalOf } from './refusal.ts'
import type { SignInStore } from './SignInStore.ts'
import { beginWeChat, rememberWeChatTicket, takeBegun, type HandOver } from './weChat.ts'

interface Ports {
  app: Pick<App, 'api' | 'session' | 'navigate' | 'notify'>
  signIn: SignInStore
  storage: HandOver
  /** To WeChat's own page; the address comes from our server alone. */
  leave: (url: string) => void
}

/** The way through WeChat's page and back. */
export class WxLoginStore {
  phase: 'looking' | 'ready' | 'missing' | 'answering' | 'not-bound' | 'next-step' | 'failed' = 'looking'
  failure = ''
  busy = false
  private readonly ports: Ports
  /** An effect may run twice; WeChat's answer is good for one time. */
  private answered = false

  constructor(ports: Ports) {
    this.ports = ports
    makeAutoObservable<this, 'ports' | 'answered'>(this, { ports: false, answered: false }, { autoBind: true })
  }

  async look(): Promise<void> {
    try {
      const { WeChat } = await this.ports.app.api.call(signInWays)
      runInAction(() => (this.phase = WeChat ? 'ready' : 'missing'))
    } catch (error) {
      runInAction(() => this.fail(failureOf(error).message))
    }
  }

  async start(): Promise<void> {
    const { app, storage, leave } = this.ports
    this.busy = true
    try {
      await beginWeChat(app.api, storage, 'signIn', '', leave)
    } catch (error) {
      runInAction(() => this.fail(failureOf(error).message))
    }
  }

  async answer(code: string, state: string): Promise<void> {
    if (this.answered) return
    this.answered = true
    const { app, storage, signIn } = this.ports
    const begun = takeBegun(storage)
    if (!begun) return this.fail(texts.weChatLost)
    this.phase = 'answering'
    const call = () => app.api.call(weChatLogin, { Code: code, State: state, BrowserKey: begun.browserKey })
    try {
      await signIn.enterWith(call, (code) => code !== 'SECOND_STEP_REQUIRED')
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal.code !== 'WECHAT_NOT_BOUND') return runInAction(() => this.fail(refusal.message))
      const { Ticket } = refusal.data as NextStep
      if (begun.intent === 'bind' && app.session.token !== null) return this.bind(Ticket, begun.back)
      rememberWeChatTicket(storage, Ticket)
      runInAction(() => (this.phase = 'not-bound'))
      return
    }
    runInAction(() => {
      if (signIn.step !== 'form') this.phase = 'next-step'
    })
  }

  private async bind(ticket: string, back: string): Promise<void> {
    const { app } = this.ports
    try {
      await app.api.call(bindWeChat, { Ticket: ticket })
      app.notify.success(texts.weChatBound)
      app.navigate(safePath(back) ?? '/')
    } catch (error) {
      runInAction(() => this.fail(refusalOf(error).message))
    }
  }

  private fail(message: string): void {
    this.busy = false
    this.phase = 'failed'
    this.failure = message
  }
}
