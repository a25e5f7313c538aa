import type { SiTemplate, SiTemplateInfo, SiTemplateInput } from '@jst/contracts/si'
import { templateFromWire, templateToWire, validateTemplate } from '@jst/si-drafts/rules'
import { makeAutoObservable, observableRef } from 'mobx'

export type TemplateScope = SiTemplateInfo['Scope']
export type TemplateName = keyof SiTemplate

/** A template being written; observable. */
export class TemplateForm {
  template: SiTemplate
  scope: TemplateScope
  /** As it was opened or stored last; undefined: new. */
  stored: SiTemplateInfo | undefined
  /** Somebody else's newer version, after a refused save. */
  theirs: SiTemplateInfo | undefined = undefined
  private first: string

  constructor(stored: SiTemplateInfo | undefined, start: Partial<SiTemplate> = {}) {
    this.stored = stored
    this.template = { ...templateFromWire(stored ?? {}), ...start }
    this.scope = stored?.Scope ?? 'company'
    this.first = this.content
    makeAutoObservable<this, 'first'>(
      this,
      { template: observableRef, stored: observableRef, theirs: observableRef, first: false },
      { autoBind: true },
    )
  }

  get dirty(): boolean {
    return this.content !== this.first
  }

  get issues() {
    return validateTemplate(this.template, [])
  }

  /** The save call; `over` replaces what somebody else has stored since. */
  input(over = false): SiTemplateInput {
    const base = { ...templateToWire(this.template), Scope: this.scope }
    const version = over ? undefined : this.stored?.UpdateTime
    return version === undefined ? base : { ...base, UpdateTime: version }
  }

  write(name: TemplateName, value: string): void {
    this.template = { ...this.template, [name]: value }
  }

  share(scope: TemplateScope): void {
    this.scope = scope
  }

  /** A save was refused: this is how it stands on the server. */
  refused(theirs: SiTemplateInfo): void {
    this.theirs = theirs
  }

  takeTheirs(): void {
    if (!this.theirs) return
    this.stored = this.theirs
    this.template = templateFromWire(this.theirs)
    this.scope = this.theirs.Scope
    this.theirs = undefined
    this.first = this.content
  }

  private get content(): string {
    return JSON.stringify([this.template, this.scope])
  }
}
