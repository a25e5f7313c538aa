interface Holder {
  readonly take: () => void
  /** Message about input that cannot be parsed; undefined without any. */
  readonly unread: () => string | undefined
}

/** Parts of the editor that hold something half typed: it is taken over before the set is checked, saved or submitted, or another draft is opened. */
export class HalfTyped {
  private readonly holders = new Set<Holder>()

  /** Answers how to stop. */
  add(take: () => void, unread: () => string | undefined = () => undefined): () => void {
    const holder = { take, unread }
    this.holders.add(holder)
    return () => this.holders.delete(holder)
  }

  takeOver(): void {
    for (const { take } of this.holders) take()
  }

  /** Takes over, and answers why the set cannot be checked or submitted yet: text in a number cell would go out as 0. */
  unread(): string | undefined {
    this.takeOver()
    for (const { unread } of this.holders) {
      const said = unread()
      if (said !== undefined) return said
    }
    return undefined
  }
}
