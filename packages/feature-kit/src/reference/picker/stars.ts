import { starCode, starredCodes, type ReferenceKind, type StarredCode } from '@jst/contracts/master'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { App } from '../../app/App.ts'
import { tellFailure } from '../../app/failure.ts'

/** Codes that the reader wants first in pickers; the server's, asked for once. Observable. */
export class Stars {
  private starred: readonly StarredCode[] = []
  private isRequested = false
  private readonly app: Pick<App, 'api' | 'notify'>

  constructor(app: Pick<App, 'api' | 'notify'>) {
    this.app = app
    makeAutoObservable<this, 'starred' | 'isRequested' | 'app'>(this, { starred: observableRef, isRequested: false, app: false, of: false })
  }

  of(kind: string): readonly string[] {
    return this.starred.flatMap(({ Kind, Code }) => (Kind === kind ? [Code] : []))
  }

  /** Without an answer pickers go without favourites, and the next one asks again. */
  async load(): Promise<void> {
    if (this.isRequested) return
    this.isRequested = true
    try {
      this.take(await this.app.api.call(starredCodes, {}))
    } catch {
      this.isRequested = false
    }
  }

  async toggle(kind: ReferenceKind, code: string): Promise<void> {
    try {
      this.take(await this.app.api.call(starCode, { Kind: kind, Code: code, Starred: !this.of(kind).includes(code) }))
    } catch (error) {
      runInAction(() => tellFailure(this.app.notify, error))
    }
  }

  private take(starred: readonly StarredCode[]): void {
    this.starred = starred
  }
}
