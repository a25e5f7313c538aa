import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { failureOf } from '../app/failure.ts'

/** Answer of the server about typed input, such as a count: the answer of an older question is dropped. Observable. */
export class Latest<T> {
  /** Undefined while it is asked. */
  value: T | undefined = undefined
  failure = ''
  private requestNumber = 0

  constructor() {
    makeAutoObservable<this, 'requestNumber'>(this, { value: observableRef, requestNumber: false }, { autoBind: true })
  }

  async ask(call: () => Promise<T>): Promise<void> {
    this.requestNumber += 1
    const current = this.requestNumber
    this.value = undefined
    this.failure = ''
    const tell = (change: () => void) => runInAction(() => current === this.requestNumber && change())
    await call().then(
      (value) => tell(() => (this.value = value)),
      (error: unknown) => tell(() => (this.failure = failureOf(error).message)),
    )
  }
}
