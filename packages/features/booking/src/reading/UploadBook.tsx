import { names } from '../names.ts'
import { inLanguage } from '../inLanguage.ts'
import { NoteEntry } from './NoteEntry.tsx'

/** 上传托书: a customer books by a note of its own. */
export const Screen = inLanguage(() => <NoteEntry title={names.note} />)
