interface Guard {
  readonly isDirty: () => boolean
  readonly giveUp: () => void
}

/**
 * Pages with unsaved edits, by tab. A guard outlives the hiding of its page, for a hidden tab can be closed too;
 * it goes when the tab is closed or its page is mounted anew.
 */
export class LeaveGuards {
  private readonly byTab = new Map<string, Map<string, Guard>>()

  /** Registers a page's question "is there anything unsaved?" under the tab; `id` names the asking component. */
  set(tab: string, id: string, isDirty: () => boolean, giveUp: () => void = () => {}): void {
    const guards = this.byTab.get(tab) ?? new Map<string, Guard>()
    this.byTab.set(tab, guards.set(id, { isDirty, giveUp }))
  }

  /** Forgets the guards of a tab that is closed or reloaded. */
  clear(tab: string): void {
    this.byTab.delete(tab)
  }

  /** The user was asked: what is unsaved in the tab goes. */
  giveUp(tab: string): void {
    for (const { giveUp } of this.byTab.get(tab)?.values() ?? []) giveUp()
    this.clear(tab)
  }
  giveUpAll(): void {
    this.byTab.forEach((_, tab) => this.giveUp(tab))
  }

  isDirty(tab: string): boolean {
    return [...(this.byTab.get(tab)?.values() ?? [])].some(({ isDirty }) => isDirty())
  }

  get anyDirty(): boolean {
    return [...this.byTab.keys()].some((tab) => this.isDirty(tab))
  }
}
