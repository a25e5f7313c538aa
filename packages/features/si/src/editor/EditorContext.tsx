import { createContext, useContext } from 'react'
import type { SiEditorModel } from './model/si-editor-model.ts'

/** What every part of one editor needs. */
export interface EditorScope {
  readonly model: SiEditorModel
  /** Makes ids of form elements unique: several editors may be kept open in tabs. */
  readonly prefix: string
  /** Words of the reviewer by field. */
  readonly remarks: ReadonlyMap<string, string>
}

const Context = createContext<EditorScope | null>(null)
export const EditorProvider = Context.Provider

export function useEditor(): EditorScope {
  const scope = useContext(Context)
  if (!scope) throw new Error('EditorProvider is missing above this component')
  return scope
}
