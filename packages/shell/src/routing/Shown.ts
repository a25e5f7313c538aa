import type { ScreenManifest } from '@jst/feature-kit'
import { makeAutoObservable, observableRef } from 'mobx'

/** The page of the address bar after a finished navigation. */
export class Shown {
  /** Path and query. */
  path = '/'
  screen: ScreenManifest | undefined = undefined
  /** Key of the navigation; a new one also when the same path was opened again. */
  key = ''
  /** True while a navigation is pending. */
  waiting = false

  constructor() {
    makeAutoObservable(this, { screen: observableRef })
  }

  /** Layout of the screen: in the frame or alone; undefined before the first one. */
  get layout(): 'frame' | 'bare' | undefined {
    return this.screen && (this.screen.withoutLayout ? 'bare' : 'frame')
  }

  set(key: string, path: string, screen: ScreenManifest | undefined): void {
    this.key = key
    this.path = path
    this.screen = screen
  }

  setWaiting(waiting: boolean): void {
    this.waiting = waiting
  }
}
