import type { SiEditorModel } from './si-editor-model.ts'

const open = new Set<Pick<SiEditorModel, 'save'>>()

/** Counts an editor as open until the answer is called. */
export function openEditor(model: Pick<SiEditorModel, 'save'>): () => void {
  open.add(model)
  return () => void open.delete(model)
}

/** Writes both copies of the visible editors; hidden ones wrote theirs when they were hidden. */
export const saveOpenEditors = (): Promise<unknown> => Promise.allSettled([...open].map((model) => model.save()))
