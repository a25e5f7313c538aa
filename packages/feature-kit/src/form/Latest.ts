import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { failureOf } from '../app/failure.ts'

/** Answer of the server about typed input, such as a count: the answer of an older question is dropped. Observable. */
export class Latest<T> {
  /** Undefined while it is asked. */
  value: T | undefined = undefined
  failure = ''
  private asked = 0

  constructor() {
    makeAutoObservable<this, 'asked'>(this, { value: observableRef, asked: false }, { autoBind: true })
  }

  async ask(call: () => Promise<T>): Promise<void> {
    this.asked += 1
    const own = this.asked
    this.value = undefined
    this.failure = ''
    const tell = (change: () => void) => runInAction(() => own === this.asked && change())
    await call().then(
      (value) => tell(() => (this.value = value)),
      (error: unknown) => tell(() => (this.failure = failureOf(error).message)),
    )
  }
}
