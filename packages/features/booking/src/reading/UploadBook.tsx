import { names } from '../names.ts'
import { speech } from '../speech.ts'
import { NoteEntry } from './NoteEntry.tsx'

/** 上传托书: a customer books by a note of its own. */
export const Screen = speech.inLanguage(() => <NoteEntry title={names.note} />)
