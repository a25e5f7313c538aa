import type { ApiClient } from '@jst/api-client'
import { saysEnough, searchNumbers } from '@jst/contracts/workbench'
import { isCancelled } from '@jst/feature-kit'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Numbers } from './rows.ts'

/** So long nobody types before the server is asked (milliseconds). */
const pause = 180
const isSearched = (words: string) => words.length <= 40 && saysEnough(words.replaceAll(' ', ''))

/** Records by number or name: asked when typing pauses, given up when it goes on. */
export class NumberSearch {
  numbers: Numbers | undefined = undefined
  /** Reason of a failure, as the call threw it. */
  error: unknown = undefined
  busy = false
  private words = ''
  private timer: ReturnType<typeof setTimeout> | undefined
  private request: AbortController | undefined
  private readonly api: Pick<ApiClient, 'call'>

  constructor(api: Pick<ApiClient, 'call'>) {
    this.api = api
    makeAutoObservable<this, 'words' | 'timer' | 'request' | 'api'>(
      this,
      { numbers: observableRef, error: observableRef, words: false, timer: false, request: false, api: false },
      { autoBind: true },
    )
  }

  type(text: string): void {
    const words = text.trim().replaceAll(/\s+/g, ' ')
    if (words === this.words) return
    this.stop()
    this.words = words
    this.numbers = undefined
    this.error = undefined
    if (!isSearched(words)) return
    this.busy = true
    this.timer = setTimeout(() => void this.ask(), pause)
  }

  retry(): void {
    this.error = undefined
    this.busy = true
    void this.ask()
  }

  stop(): void {
    clearTimeout(this.timer)
    this.request?.abort()
    this.busy = false
  }

  private async ask(): Promise<void> {
    const request = new AbortController()
    this.request = request
    const current = () => this.request === request && !request.signal.aborted
    try {
      const numbers = await this.api.call(searchNumbers, { Keyword: this.words }, { signal: request.signal })
      if (current()) runInAction(() => Object.assign(this, { numbers, busy: false }))
    } catch (error) {
      if (current() && !isCancelled(error)) runInAction(() => Object.assign(this, { error, busy: false }))
    }
  }
}
