import type { MenuInput, MenuItem } from '@jst/contracts/system'
import { makeAutoObservable, observableRef } from 'mobx'

type Button = MenuItem['Buttons'][number]

/** One entry being edited, or a new one below `parentId`. */
export class MenuForm {
  stored: MenuItem | undefined
  readonly parentId: number | null
  name: string
  path: string
  icon: string
  enabled: boolean
  buttons: readonly Button[]
  theirs: MenuItem | undefined = undefined

  constructor(stored: MenuItem | undefined, parentId: number | null) {
    this.stored = stored
    this.parentId = stored ? stored.ParentId : parentId
    this.name = stored?.Name ?? ''
    this.path = stored?.Path ?? ''
    this.icon = stored?.Icon ?? ''
    this.enabled = stored?.Enabled ?? true
    this.buttons = stored?.Buttons ?? []
    makeAutoObservable(this, { stored: observableRef, buttons: observableRef, theirs: observableRef, parentId: false }, { autoBind: true })
  }

  set<K extends 'name' | 'path' | 'icon' | 'enabled' | 'buttons'>(field: K, value: this[K]): void {
    this[field] = value
  }
  writeButton(at: number, part: keyof Button, value: string): void {
    this.buttons = this.buttons.map((button, index) => (index === at ? { ...button, [part]: value } : button))
  }

  /** Codes that came with the product stay: the server refuses to lose them. */
  isFixed(at: number): boolean {
    return (this.stored?.BuiltIn ?? false) && at < (this.stored?.Buttons.length ?? 0)
  }

  get dirty(): boolean {
    const { stored } = this
    if (!stored) return this.name !== '' || this.path !== '' || this.buttons.length > 0
    return (
      this.name !== stored.Name ||
      this.path !== stored.Path ||
      this.icon !== stored.Icon ||
      this.enabled !== stored.Enabled ||
      JSON.stringify(this.buttons) !== JSON.stringify(stored.Buttons)
    )
  }

  get input(): MenuInput {
    const { stored } = this
    return {
      Id: stored?.Id ?? 0,
      ParentId: stored ? stored.ParentId : this.parentId,
      Path: this.path.trim(),
      Name: this.name.trim(),
      Icon: this.icon,
      Enabled: this.enabled,
      Buttons: this.buttons.map(({ Code, Name }) => ({ Code: Code.trim(), Name: Name.trim() })),
      ...(stored ? { UpdateTime: stored.UpdateTime } : {}),
    }
  }

  /** The same entry at another place: what is typed stays, the version is the new one. */
  moved(item: MenuItem): void {
    if (this.stored?.Id === item.Id) this.stored = { ...this.stored, ParentId: item.ParentId, UpdateTime: item.UpdateTime }
  }
  refused(theirs: MenuItem): void {
    this.theirs = theirs
  }
}
