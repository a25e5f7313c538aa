import { createContext, useContext } from 'react'
import type { Rejection } from './model/rejections.ts'
import type { SiEditorModel } from './model/si-editor-model.ts'

/** Context of all parts of one editor. */
export interface EditorScope {
  readonly model: SiEditorModel
  /** Makes ids of form elements unique: several editors can be open in tabs. */
  readonly prefix: string
  /** Corrections that the reviewer requests. */
  readonly rejections: readonly Rejection[]
  /** The same by field of the form. */
  readonly remarks: ReadonlyMap<string, string>
}

export const scopeOf = (model: SiEditorModel, prefix: string, rejections: readonly Rejection[]): EditorScope => ({
  model,
  prefix,
  rejections,
  remarks: new Map(rejections.flatMap(({ place, text }) => (place.field && place.container === undefined ? [[place.field, text]] : []))),
})

const Context = createContext<EditorScope | null>(null)
export const EditorProvider = Context.Provider

export function useEditor(): EditorScope {
  const scope = useContext(Context)
  if (!scope) throw new Error('EditorProvider is missing above this component')
  return scope
}
