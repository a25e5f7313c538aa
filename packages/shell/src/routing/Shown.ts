import type { ScreenManifest } from '@jst/feature-kit'
import { makeAutoObservable, observableRef } from 'mobx'

/** What the address bar stands for once a navigation is through. */
export class Shown {
  /** Path and query. */
  path = '/'
  screen: ScreenManifest | undefined = undefined
  /** True while the next page is on its way. */
  waiting = false

  constructor() {
    makeAutoObservable(this, { screen: observableRef })
  }

  set(path: string, screen: ScreenManifest | undefined): void {
    this.path = path
    this.screen = screen
  }

  setWaiting(waiting: boolean): void {
    this.waiting = waiting
  }
}
