import type { ApiClient } from '@jst/api-client'
import { listViews, removeListView, saveListView, type ListView } from '@jst/contracts/views'
import { failureOf } from '@jst/feature-kit'
import type { SavedView, SavedViews } from '@jst/ui'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

/** Long after the first rows: the copy of this machine stands until then. */
const askAfter = 2_000

interface ViewBookPorts {
  api: Pick<ApiClient, 'call'>
  storage: Pick<Storage, 'getItem' | 'setItem'>
  /** Whose views; '' while nobody is signed in. */
  user: () => string
}

/** The saved views of the person, of all lists: those that this machine knows at once, the server's soon after. */
export class SavedViewStore implements SavedViews {
  private views: readonly ListView[] = []
  private askedFor = ''
  private readonly ports: ViewBookPorts

  constructor(ports: ViewBookPorts) {
    this.ports = ports
    makeAutoObservable<this, 'views' | 'ports' | 'askedFor'>(this, { views: observableRef, ports: false, askedFor: false, of: false })
  }

  of(list: string): readonly SavedView[] {
    const user = this.ports.user()
    if (user !== '' && this.askedFor !== user) {
      this.askedFor = user
      // not in the middle of somebody's drawing
      queueMicrotask(() => this.take(this.remembered()))
      setTimeout(() => void this.load(), askAfter)
    }
    return this.views.flatMap(({ Id, List, Name, Search }) => (List === list ? [{ id: Id, name: Name, search: Search }] : []))
  }

  async save(list: string, { id = 0, name, search }: { id?: number; name: string; search: string }): Promise<void> {
    const saved = await this.ports.api
      .call(saveListView, { Id: id, List: list, Name: name, Search: search })
      // the panel has one field: the finding about it says more than the sentence over all findings
      .catch((error: unknown) => Promise.reject(new Error(failureOf(error).message, { cause: error })))
    const exists = this.views.some(({ Id }) => Id === saved.Id)
    this.keep(exists ? this.views.map((view) => (view.Id === saved.Id ? saved : view)) : [...this.views, saved])
  }

  async remove(id: number): Promise<void> {
    this.keep(await this.ports.api.call(removeListView, { Id: id }))
  }

  private async load(): Promise<void> {
    try {
      this.keep(await this.ports.api.call(listViews))
    } catch {
      // Those that this machine knows go on; the next start asks again.
    }
  }

  private keep(views: readonly ListView[]): void {
    this.take(views)
    try {
      this.ports.storage.setItem(this.key, JSON.stringify(views))
    } catch {
      // No room: the server has them.
    }
  }

  private take(views: readonly ListView[]): void {
    runInAction(() => (this.views = views))
  }

  private remembered(): ListView[] {
    try {
      const stored: unknown = JSON.parse(this.ports.storage.getItem(this.key) ?? '[]')
      return Array.isArray(stored)
        ? (stored as ListView[]).filter(({ Id, Search }) => Number.isSafeInteger(Id) && typeof Search === 'string')
        : []
    } catch {
      return []
    }
  }

  private get key(): string {
    return `jst:views:${this.ports.user()}`
  }
}
