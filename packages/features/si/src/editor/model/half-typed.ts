/** Parts of the editor that hold something half typed: it is taken over before the set is checked, saved or submitted, or another draft is opened. */
export class HalfTyped {
  private readonly takes = new Set<() => void>()

  /** Answers how to stop. */
  add(take: () => void): () => void {
    this.takes.add(take)
    return () => this.takes.delete(take)
  }

  takeOver(): void {
    for (const take of this.takes) take()
  }
}
