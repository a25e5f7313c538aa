import { captcha } from '@jst/contracts/account'
import { type App } from '@jst/feature-kit'
import { makeAutoObservable, runInAction } from 'mobx'

/** A question that is asked after some failures; each is good for one answer. */
export class CaptchaStore {
  shown = false
  id = ''
  image = ''
  words = ''
  private readonly app: Pick<App, 'api'>

  constructor(app: Pick<App, 'api'>) {
    this.app = app
    makeAutoObservable<this, 'app'>(this, { app: false }, { autoBind: true })
  }

  /** Another question; in words for who had it in words before. Not reached: the next attempt is refused and asks again. */
  async ask(kind: 'image' | 'text' = this.words ? 'text' : 'image'): Promise<void> {
    this.shown = true
    try {
      const { Id, Image, Question } = await this.app.api.call(captcha, { Kind: kind })
      runInAction(() => {
        this.id = Id
        this.image = Image
        this.words = Question
      })
    } catch {
      runInAction(() => (this.id = ''))
    }
  }
}
