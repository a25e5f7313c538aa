/** Open drafts of this page: a logout sends them first. */
class OpenDrafts {
  private readonly open = new Set<{ flush: () => Promise<void> }>()

  add(draft: { flush: () => Promise<void> }): () => void {
    this.open.add(draft)
    return () => this.open.delete(draft)
  }
  async flush(): Promise<void> {
    await Promise.all([...this.open].map((draft) => draft.flush()))
  }
}
export const openDrafts = new OpenDrafts()
